import { ItemPicture } from './ItemPicture.tsx';
import { PlayerCard } from './PlayerCard.tsx';
import type { RateableItem } from './rateable-item.ts';

interface ThingPictureProps {
  readonly thing: RateableItem;
  /** The name stands beside it: screen readers get it there. */
  readonly decorative?: boolean;
  /** In a box wider than high: words have two lines, not a square. */
  readonly wide?: boolean;
}

/** What a thing looks like. Fills the box that it is in. */
export function RateablePicture({ thing, decorative = false, wide = false }: ThingPictureProps) {
  switch (thing.kind) {
    case 'item':
      return <ItemPicture item={thing.item} decorative={decorative} wide={wide} />;
    case 'player':
      return <PlayerCard {...thing} decorative={decorative} />;
    default:
      return thing satisfies never;
  }
}
