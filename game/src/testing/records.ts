import { type Answer, prepareRound, type ThemedGame } from '../minigames/registry.ts';
import type { Person } from '../model/person.ts';
import type { RoundRecord } from '../records/game.ts';
import { people } from './people.ts';

/** A finished round of `game` with these answers, by player 1, 2, and so on; in lobby games they are also who is rated. */
export const playedRound = (
  game: ThemedGame,
  answers: Answer[],
  { index = 0, players = people(answers.length) }: { index?: number; players?: Person[] } = {},
): RoundRecord => ({
  index,
  theme: 'Test',
  isOwnTheme: false,
  game: { name: game.name, description: game.description, type: game.type },
  gameIndex: 0,
  gamesInTheme: 1,
  board: prepareRound(game, { players, random: () => 0.5 }),
  answers: answers.flatMap((gameData, at) => {
    const ratedBy = players[at];
    return ratedBy ? [{ ratedBy, gameData }] : [];
  }),
});
