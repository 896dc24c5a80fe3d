import { subjectsOf } from '@tallyho/game/minigames/registry';
import type { Person } from '@tallyho/game/model/person';
import type { RoundRecord } from '@tallyho/game/records/game';

/** Returns all players in a round's record: those who are rated, then those who rated. */
export const peopleOf = ({ board, answers }: RoundRecord): Person[] => [
  ...subjectsOf(board).flatMap((subject) => (subject.kind === 'player' ? [subject.player] : [])),
  ...answers.map(({ ratedBy }) => ratedBy),
];
