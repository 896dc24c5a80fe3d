import { subjectsOf } from '../../minigames/registry.ts';
import type { UserId } from '../../model/person.ts';
import type { Game } from '../../records/game.ts';

/**
 * Returns the players of a game that has ended: those who have a seat (`seated`), and those who left and have answered or were
 * rated in one of its rounds. Anonymous answers do not say who gave them, so with those it is all who had a seat.
 */
export const playersWhoTookPart = (
  { players, records, anonymousVotes }: Pick<Game, 'players' | 'records' | 'anonymousVotes'>,
  seated: readonly UserId[],
): Game['players'] => {
  if (anonymousVotes) return players;
  const raters = records.flatMap(({ answers }) => answers.map(({ ratedBy }) => ratedBy.user));
  const rated = records.flatMap(({ board }) =>
    subjectsOf(board).flatMap((subject) => (subject.kind === 'player' ? subject.player.user : [])),
  );
  const present = new Set([...seated, ...raters, ...rated]);
  return players.filter(({ user }) => present.has(user));
};
