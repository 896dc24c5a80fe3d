import { colorOfSide, itemOfSide, nameOfSide } from '@tallyho/game/minigames/hot-takes/rules';
import {
  type HotTakesBoard,
  sides,
  type Take,
  type TakenSide,
} from '@tallyho/game/minigames/hot-takes/schema';
import { type Paint, paint } from '../faces/paint.ts';
import { type RateableItem, rateableItem } from '../faces/rateable-item.ts';

/** A side of a take as the screens show it. */
export interface TakeSide {
  readonly side: TakenSide;
  /** "Agree", or the name of the item. */
  readonly name: string;
  readonly paint: Paint;
  /** The picture; null for sides without one. */
  readonly picture: RateableItem | null;
}

/** Returns both sides of a take, the left one first. */
export const sidesOf = (board: HotTakesBoard, take: Take): readonly TakeSide[] =>
  sides.map((side) => {
    const item = take.kind === 'pair' ? itemOfSide(board, take[side]) : undefined;
    return {
      side,
      name: nameOfSide(board, take, side),
      paint: paint(colorOfSide(take, side)),
      picture: item && item.url !== null ? rateableItem(item) : null,
    };
  });
