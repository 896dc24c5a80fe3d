import type { ResultPicture } from '../../../pictures/result-cards.ts';
import type { SharedResult } from '../shared-result.ts';
import { bestPicture } from './best-picture.ts';
import { boardSvg } from './board-picture.ts';
import { cardSvg } from './card.ts';
import { fightLayersSvg, fightSvg } from './fight-picture.ts';
import { type PictureLook, portrait, wide } from './frame.ts';
import { podiumSvg } from './podium-picture.ts';

/**
 * Draws a picture of a result as SVG. Pure: the same result gives byte-identical output. The preview of a link shows the best of them;
 * its podium has the awards, too.
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
    case 'fight-layers':
      return fightLayersSvg(result, look);
    case 'preview':
      return previewSvg(result, look);
    default:
      return picture satisfies never;
  }
};

const previewSvg = (result: SharedResult, look: PictureLook): string => {
  const best = bestPicture(result);
  return best === 'podium' ? cardSvg(result) : pictureSvg(`${best}-wide`, result, look);
};
