import type { Answer } from '../minigames/registry.ts';
import type { Person } from '../model/person.ts';
import type { RoundRecord } from '../records/game.ts';
import { type PlayedGame, prepareRound } from '../themes/game.ts';
import { people } from './people.ts';

/** Returns a finished round of `game` with the answers of player 1, 2 and so on. In lobby games these players are rated. */
export const playedRound = (
  game: PlayedGame,
  answers: Answer[],
  { index = 0, players = people(answers.length) }: { index?: number; players?: Person[] } = {},
): RoundRecord => ({
  index,
  theme: 'Test',
  isCustomTheme: false,
  game: { name: game.name, description: game.description, type: game.type },
  gameIndex: 0,
  gamesInTheme: 1,
  board: prepareRound(game, { players, random: () => 0 }),
  answers: answers.flatMap((gameData, at) => {
    const ratedBy = players[at];
    return ratedBy ? [{ ratedBy, gameData }] : [];
  }),
});

/** The round with names for the ends, if its board has a row of players or sliders for them. */
export const withNamedEnds = (record: RoundRecord): RoundRecord => {
  const { board } = record;
  if (board.type === 'SliderLobby')
    return { ...record, board: { ...board, ends: { low: 'In bed', high: 'On the table' } } };
  return board.type === 'SliderAvatarsLobby'
    ? { ...record, board: { ...board, ends: { worst: 'In bed', best: 'On the table' } } }
    : record;
};
