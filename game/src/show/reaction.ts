import { spreadOf } from '../awards/divisive.ts';
import { choicesOf, gradesOf, meanOf, opinionsIn, type RatedBoard } from '../awards/opinions.ts';
import type { Opinion } from '../minigames/contract.ts';
import type { UserId } from '../model/person.ts';
import { unityLimits } from '../verdicts/facts.ts';

/** How the face of a player looks in a beat of a show: `thinking` until the result of the group is there. */
export type Reaction = 'neutral' | 'thinking' | 'smug' | 'shocked' | 'wounded' | 'delighted';

/** The reactions to the result of a round. */
export type Reactions = {
  /** Returns how a player who voted reacts to what the group says about a subject; neutral without an opinion about it. */
  voter(subject: string, user: UserId): Reaction;
  /** Returns how a rated player, or the author of a rated text, reacts to the own result. */
  rated(subject: string): Reaction;
};

/** Distances from the mean of the group, and means, on the scale from 0 to 1. Choices have their own rule. */
const reactionLimits = { near: 0.11, far: 0.25, high: 0.72, low: 0.32 } as const;

/** Returns the reactions to the result of a round, as far as it has answers. They follow from its opinions alone. */
export const reactionsTo = (round: RatedBoard): Reactions => {
  const opinions = opinionsIn(round);
  const about = (subject: string) => opinions.filter((opinion) => opinion.subject === subject);
  return {
    voter: (subject, user) => {
      const all = about(subject);
      const own = all.find(({ rater }) => rater === user);
      return own ? reactionOf(own, all) : 'neutral';
    },
    rated: (subject) => {
      const grades = gradesOf(about(subject));
      if (grades.length === 0) return 'neutral';
      const mean = meanOf(grades);
      if (mean >= reactionLimits.high) return 'delighted';
      return mean <= reactionLimits.low ? 'wounded' : 'neutral';
    },
  };
};

const reactionOf = (own: Opinion, all: readonly Opinion[]): Reaction => {
  if (all.length < 2) return 'neutral';
  if ('choice' in own) {
    const same = all.filter((other) => 'choice' in other && other.choice === own.choice).length;
    const different = all.filter((other) => 'choice' in other && other.choice !== own.choice);
    return sideReaction(same, choicesOf(different)[0]?.count ?? 0);
  }
  const difference = own.value - meanOf(gradesOf(all));
  if (Math.abs(difference) <= reactionLimits.near) return 'delighted';
  if (Math.abs(difference) < reactionLimits.far || spreadOf(all) < unityLimits.divided) return 'neutral';
  return difference > 0 ? 'shocked' : 'smug';
};

/**
 * Returns how a player reacts whose side has `own` votes, the player's included, against `other` of the largest other side. Who
 * is alone is shocked; others who are outvoted, or hold a draw, keep their opinion.
 */
export const sideReaction = (own: number, other: number): Reaction => {
  if (own + other < 2) return 'neutral';
  if (own > other) return 'delighted';
  return own === 1 && other > 1 ? 'shocked' : 'smug';
};

/** Returns how a player reacts to the points of a guess, 0 to 100. */
export const guessReaction = (points: number): Reaction => {
  if (points >= 80) return 'delighted';
  if (points >= 50) return 'smug';
  return points <= 10 ? 'shocked' : 'neutral';
};

/** Returns how a player reacts to what a round has added to the points. `most`: the largest addition of all players. */
export const gainReaction = (gained: number, most: number): Reaction => {
  if (gained <= 0) return 'neutral';
  return gained === most ? 'delighted' : 'smug';
};
