"""Workers are killed and databases restarted while they send; every alert arrives once."""
import os
import subprocess

from harness import check, program


def run(folder, is_short):
    for name in ("mart-worker", "alert-world"):
        program(folder, name)
    script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "worker")
    options = ["--short"] if is_short else []
    result = subprocess.run([script, *options], env={**os.environ, "MART_BIN": str(folder)})
    check(result.returncode == 0, f"Proofs/worker ended with {result.returncode}")
