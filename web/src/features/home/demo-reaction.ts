import type { TierListAnswer } from '@tallyho/game/minigames/tier-list/schema';
import type { Expression } from '../../shared/ui/avatars/expressions.ts';
import { demoBoard, demoPlayers, placed } from './demo-board.ts';

/** How the drawn players answer to a picture that the visitor has placed. */
export interface DemoReaction {
  readonly picture: string | null;
  /** The tier of the visitor. */
  readonly tier: number;
  /** For each drawn player: the tier where they have the picture, and the face that they make. */
  readonly players: readonly { readonly tier: number; readonly expression: Expression }[];
  /** The index of the player who speaks, which is the one who is furthest away. */
  readonly speaker: number;
  readonly says: string;
  /** Who agrees. */
  readonly verdict: string;
}

const tierOf = ({ tiers }: TierListAnswer, id: string): number =>
  tiers.findIndex(({ items }) => items.includes(id));

/** The face of a player by the number of tiers between their tier and the visitor's. */
const expressionFor = (away: number): Expression =>
  away === 0 ? 'delighted' : away === 1 ? 'smug' : 'shocked';

/** Returns how the drawn players answer to the picture that was placed; null if none was. */
export function reactionTo(before: TierListAnswer, after: TierListAnswer): DemoReaction | null {
  const moved = demoBoard.items.find(
    ({ id }) => tierOf(after, id) >= 0 && tierOf(after, id) !== tierOf(before, id),
  );
  if (!moved || placed(after) < placed(before)) return null;
  const tier = tierOf(after, moved.id);
  const tiers = demoPlayers.map(({ answer }) => tierOf(answer, moved.id));
  const away = tiers.map((own) => Math.abs(own - tier));
  const speaker = away.indexOf(Math.max(...away));
  const same = demoPlayers.filter((_, index) => away[index] === 0).map(({ name }) => name);
  const opinion = away[speaker] === 0 ? 'Same here' : demoBoard.tiers[tiers[speaker] ?? 0]?.name;
  return {
    picture: moved.url,
    tier,
    players: tiers.map((own, index) => ({ tier: own, expression: expressionFor(away[index] ?? 0) })),
    speaker,
    says: `${moved.alt}? ${opinion}.`,
    verdict:
      same.length === demoPlayers.length
        ? 'All three agree.'
        : same.length > 0
          ? `${same.join(' and ')} ${same.length === 1 ? 'agrees' : 'agree'}.`
          : 'Nobody agrees.',
  };
}
