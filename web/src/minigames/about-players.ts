/** The questions of all lobby games in test mode. */
const questions = [
  'Who brings the best snacks?',
  'Who survives on a desert island?',
  'Who sings the loudest?',
  'Who tells the best stories?',
  'Who is always late?',
] as const;

/** The texts of the sample games of each lobby game. */
export const aboutPlayers = questions.map((name) => ({
  name,
  description: 'Rate all players at this table.',
}));
