import type { UserId } from '@tallyho/game/model/person';
import { hashOf } from '@tallyho/game/model/random';
import type { Expression } from '../../../shared/ui/avatars/expressions.ts';

/** Of how the others can take it, by their place: only the last can be sad, below the podium. */
const second: readonly Expression[] = ['smug', 'thinking'];
const third: readonly Expression[] = ['shocked', 'thinking'];
const last: readonly Expression[] = ['wounded', 'asleep'];
const others: readonly Expression[] = ['thinking', 'shocked', 'asleep', 'smug'];

interface Placed {
  readonly user: UserId;
  readonly rank: number;
}

const choicesFor = ({ rank }: Placed, isLast: boolean): readonly Expression[] => {
  if (rank === 2) return second;
  if (rank === 3) return third;
  return isLast ? last : others;
};

/**
 * Returns how each player takes their place: winners laugh, and no two of the others beside each other look the same. `placed`: best
 * first.
 */
export function reactionsOf(placed: readonly Placed[]): ReadonlyMap<UserId, Expression> {
  const reactions = new Map<UserId, Expression>();
  let before: Expression = 'delighted';
  for (const [place, one] of placed.entries()) {
    if (one.rank === 1) {
      reactions.set(one.user, 'delighted');
      continue;
    }
    const choices = choicesFor(one, place === placed.length - 1);
    const from = hashOf(one.user) % choices.length;
    const turned = [...choices.slice(from), ...choices.slice(0, from)];
    before = turned.find((expression) => expression !== before) ?? before;
    reactions.set(one.user, before);
  }
  return reactions;
}

/** What stands or hangs at a face of Game Over. */
export type Prop = 'crown' | 'hat' | 'rain' | 'snore';

/** What goes with an expression; null: nothing. */
export const propFor = (expression: Expression): Prop | null => {
  switch (expression) {
    case 'wounded':
      return 'rain';
    case 'asleep':
      return 'snore';
    default:
      return null;
  }
};
