"""What anybody's game is tested with: the scenario runner, and the laws that every game keeps.

``parlwr.testing.scenario`` plays scenarios (also behind ``parlwr check``); ``parlwr.testing.laws`` holds the laws and
needs hypothesis (``pip install parlwr[test]``), which is why it is not imported here.
"""

from .compare import Difference, compare
from .scenario import Failure, Outcome, check_file, check_files, play_scenario

__all__ = ["Difference", "Failure", "Outcome", "check_file", "check_files", "compare", "play_scenario"]
