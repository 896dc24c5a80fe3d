import type { GameAwards, Score } from './awards.ts';

/** The two titles of a game: who has the most points from the ratings of the others, and who from the own guesses. */
export type WinnerTitle = 'favourite' | 'knows';

/** The scores of one title, best first. */
export type TitleScores = { title: WinnerTitle; scores: Score[] };

/** The names of the titles. */
export const winnerTitles: Readonly<Record<WinnerTitle, string>> = {
  favourite: 'The favourite',
  knows: 'Knows this room best',
};

/**
 * Returns the scores that decide who wins a game, and their title. All screens, the share page and the API use it. It needs no rules
 * of mini-games.
 */
export const winningScores = ({ scores, knows }: Pick<GameAwards, 'scores' | 'knows'>): TitleScores =>
  knows?.decides ? { title: 'knows', scores: knows.scores } : { title: 'favourite', scores };

/** Returns the scores of the title that does not decide who wins; empty if no round gave any. */
export const otherScores = (awards: Pick<GameAwards, 'scores' | 'knows'>): TitleScores =>
  awards.knows?.decides
    ? { title: 'favourite', scores: awards.scores }
    : { title: 'knows', scores: awards.knows?.scores ?? [] };
