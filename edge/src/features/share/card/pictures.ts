import type { ResultPicture } from '../../../pictures/result-cards.ts';
import type { SharedResult } from '../shared-result.ts';
import { boardSvg } from './board-picture.ts';
import { cardSvg } from './card.ts';
import { fightSvg } from './fight-picture.ts';
import { portrait, wide } from './frame.ts';
import { podiumSvg } from './podium-picture.ts';

/**
 * Draws a picture of a result as SVG. Pure: the same result gives byte-identical output. `address`: where to play, as a
 * reader types it. The preview of a link shows the board if there is one, otherwise the podium with the awards.
 */
export const pictureSvg = (picture: ResultPicture, result: SharedResult, address: string): string => {
  switch (picture) {
    case 'board':
      return boardSvg(result, portrait, address);
    case 'fight':
      return fightSvg(result, portrait, address);
    case 'podium':
      return podiumSvg(result, portrait, address);
    case 'preview':
      return result.rounds.length > 0 ? boardSvg(result, wide, address) : cardSvg(result);
    default:
      return picture satisfies never;
  }
};
