import { givesPoints, guessOutcomeOf } from '../minigames/registry.ts';
import type { UserId } from '../model/person.ts';
import type { RoundRecord } from '../records/game.ts';
import { withCapital } from '../text.ts';

/** What a player keeps who came first in a round about the players. `name`: its question as a label; `round`: the index of its record. */
export type Rosette = { user: UserId; name: string; round: number };

/** Names whose first place is no praise. */
const unkind = /\b(?:worst|least)\b/iu;

/** Returns the name of a game as a label: "Who stays calm?" is "Stays calm", "…find a lost key?" is "Find a lost key". */
const labelOf = (name: string): string => {
  const plain = name
    .trim()
    .replace(/^[….]+\s*/u, '')
    .replace(/[\s?!.:…]+$/u, '');
  return withCapital(plain.replace(/^who (?=\p{L})/iu, ''));
};

/**
 * Returns the rosettes of a round: all who share its first place have one. None if the round does not rate the players, if all of
 * them share the first place, and if its name says that first is not best.
 */
export const rosettesOf = ({ index, game, board, answers }: RoundRecord): Rosette[] => {
  const name = labelOf(game.name);
  const outcome =
    givesPoints(board) && name !== '' && !unkind.test(name) ? guessOutcomeOf(board, answers) : null;
  if (outcome?.kind !== 'ranking') return [];
  const most = Math.max(0, ...outcome.scores.map(({ score }) => score));
  const first = outcome.scores.filter(({ score }) => score > 0 && score === most);
  return first.length < outcome.scores.length
    ? first.map(({ id: user }) => ({ user, name, round: index }))
    : [];
};
