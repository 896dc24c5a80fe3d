import type { Reaction } from '@tallyho/game/show/reaction';
import { ItemPicture } from './ItemPicture.tsx';
import { PlayerCard } from './PlayerCard.tsx';
import type { RateableItem } from './rateable-item.ts';

interface RateablePictureProps {
  readonly subject: RateableItem;
  /** Hidden from screen readers, because the name is next to it. */
  readonly decorative?: boolean;
  /** How a player looks; items have no face. */
  readonly reaction?: Reaction | undefined;
  /** The box is wider than high: a text gets two lines instead of a square. */
  readonly wide?: boolean;
}

/** Draws an item or player to rate. Fills its container. */
export function RateablePicture(props: RateablePictureProps) {
  const { subject, decorative = false, reaction, wide = false } = props;
  switch (subject.kind) {
    case 'item':
      return <ItemPicture item={subject.item} decorative={decorative} wide={wide} />;
    case 'player':
      return <PlayerCard {...subject} expression={reaction} decorative={decorative} />;
    default:
      return subject satisfies never;
  }
}
