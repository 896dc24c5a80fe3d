import type { SharedResult } from '../shared-result.ts';
import { fightOf } from './fight.ts';

/** The pictures that players can send. */
export const sentPictures = ['fight', 'board', 'podium'] as const;
export type SentPicture = (typeof sentPictures)[number];

/** From half of the scale, where 1 is the distance of the best and the worst grade. Two different sides are farther apart. */
const farApart = 0.5;

/**
 * Returns the picture that is offered first, and that the preview of a link shows. It should make a stranger want to play. Two faces
 * with opposite words need no explanation. A board takes longer to read, but a stranger can have an opinion about it. A podium
 * shows people whom a stranger does not know. After anonymous votes the fight has no faces, and is not offered first.
 */
export const bestPicture = (result: SharedResult): SentPicture => {
  const fight = fightOf(result);
  const isFight = fight?.fighters.every(({ head }) => head !== null) && fight.distance >= farApart;
  if (isFight) return 'fight';
  return result.rounds.length > 0 ? 'board' : 'podium';
};
