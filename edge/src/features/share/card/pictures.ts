import type { ResultPicture } from '../../../pictures/result-cards.ts';
import type { SharedResult } from '../shared-result.ts';
import { boardSvg } from './board-picture.ts';
import { cardSvg } from './card.ts';
import { fightSvg } from './fight-picture.ts';
import { type PictureLook, portrait, wide } from './frame.ts';
import { podiumSvg } from './podium-picture.ts';

/**
 * Draws a picture of a result as SVG. Pure: the same result gives byte-identical output. The preview of a link shows the board if
 * there is one, otherwise the podium with the awards.
 */
export const pictureSvg = (picture: ResultPicture, result: SharedResult, look: PictureLook): string => {
  switch (picture) {
    case 'board':
      return boardSvg(result, portrait, look);
    case 'fight':
      return fightSvg(result, portrait, look);
    case 'podium':
      return podiumSvg(result, portrait, look);
    case 'board-wide':
      return boardSvg(result, wide, look);
    case 'fight-wide':
      return fightSvg(result, wide, look);
    case 'podium-wide':
      return podiumSvg(result, wide, look);
    case 'preview':
      return result.rounds.length > 0 ? boardSvg(result, wide, look) : cardSvg(result);
    default:
      return picture satisfies never;
  }
};
