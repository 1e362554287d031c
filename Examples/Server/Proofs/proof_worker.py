"""The place of the worker's proofs; they come with the program mart-worker."""
from harness import LeftOut


def run(folder, is_short):
    raise LeftOut("mart-worker is not here")
