// To be replaced by the first file of this module.
