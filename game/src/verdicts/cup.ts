import type { Pattern } from './patterns.ts';

/** What the sentences about a cup are made from. */
export type CupFacts = {
  /** As in `Facts`. */
  question: string;
  voters: number;
  /** How many items started. */
  count: number;
  /** Null if the cup was ended before the final. */
  final: {
    winner: string;
    loser: string;
    /** The votes for the winner and for the loser; equal if a coin decided. */
    high: number;
    low: number;
  } | null;
  /** The smallest lead with which the winner won a duel; 0 if a coin decided one. */
  smallestLead: number;
  /** The votes against the winner in all its duels. */
  against: number;
  /** The number of duels that a coin decided. */
  coins: number;
  /** How many items were left when the cup was ended. */
  left: number;
};

type Final = NonNullable<CupFacts['final']>;

/** Makes a pattern of a cup that was played to its end by several players. */
const played = (
  id: string,
  text: (final: Final, facts: CupFacts) => string | null,
  ...claims: Pattern<CupFacts>['claims']
): Pattern<CupFacts> => ({
  id,
  claims: ['leads', ...claims],
  says: (facts) => (facts.final && facts.voters > 1 ? text(facts.final, facts) : null),
});

/** Sentences about cups. */
export const cupPatterns: readonly Pattern<CupFacts>[] = [
  played('answer', ({ winner }, { question }) => `${question}${winner}. The cup says so.`),
  played('takes', ({ winner }) => `${winner} takes the cup.`),
  played('one-left', ({ winner }, { count }) => `${count} went in, one came out: ${winner}.`),
  played('runner-up', ({ winner, loser }) => `Well fought, ${loser}. The cup goes to ${winner}.`, 'final'),
  played(
    'score',
    ({ winner, loser, high, low }) =>
      high > low && low > 0 ? `${winner} beats ${loser} in the final, ${high} to ${low}.` : null,
    'final',
  ),
  played(
    'clean-final',
    ({ winner, loser, high, low }) =>
      high > 1 && low === 0 ? `Not one vote for ${loser} in the final: ${winner} takes it all.` : null,
    'final',
  ),
  played(
    'one-vote',
    ({ winner, loser, high, low }) =>
      low > 0 && high === low + 1 ? `One vote made ${winner} the winner. ${loser} wants a rematch.` : null,
    'final',
  ),
  played(
    'coin-final',
    ({ winner, loser, high, low }) =>
      high === low ? `You could not decide between ${winner} and ${loser}. The coin could.` : null,
    'final',
  ),
  played(
    'coins',
    ({ winner }, { coins }) => (coins > 1 ? `${coins} coins were thrown tonight, and ${winner} won.` : null),
    'coin',
  ),
  played(
    'no-coin',
    ({ winner }, { coins, count }) =>
      coins === 0 && count > 2 ? `${count - 1} duels, no coin needed: ${winner}.` : null,
    'coin',
  ),
  played('clear', ({ winner }, { smallestLead }) =>
    smallestLead > 1 ? `None of its duels was close: ${winner}.` : null,
  ),
  played('untouched', ({ winner }, { against }) =>
    against === 0 ? `${winner}, without a single vote against it.` : null,
  ),
  {
    id: 'single',
    claims: ['single', 'leads'],
    says: ({ voters, final }) => (voters === 1 && final ? `One voter, one cup: ${final.winner}.` : null),
  },
  {
    id: 'stopped',
    claims: ['count'],
    says: ({ final, left }) => (final || left < 2 ? null : `The cup ended early, with ${left} still in it.`),
  },
];
