// "Improve this wording" is off until it is asked for; what it consists of is loaded then (parts/Wording).

class WordingChoice {
  on = $state(false);
}

export const wording = new WordingChoice();
