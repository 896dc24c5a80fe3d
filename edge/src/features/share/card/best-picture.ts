import type { SharedResult } from '../shared-result.ts';
import { fightOf } from './fight.ts';

/** The pictures that players can send. */
export const sentPictures = ['fight', 'board', 'podium'] as const;
export type SentPicture = (typeof sentPictures)[number];

/** From half of the scale, where 1 is the distance of the best and the worst grade. Two different sides are farther apart. */
const farApart = 0.5;

/**
 * Returns the picture that is offered first, and that the preview of a link shows. It has to make a stranger want to play: two faces with
 * opposite words are understood at once, and whoever sees them takes a side. A board has to be read, but everybody has an opinion about it.
 * A podium is about people whom a stranger does not know. A fight without two faces, after anonymous votes, is no fight between people.
 */
export const bestPicture = (result: SharedResult): SentPicture => {
  const fight = fightOf(result);
  const isFight = fight?.fighters.every(({ head }) => head !== null) && fight.distance >= farApart;
  if (isFight) return 'fight';
  return result.rounds.length > 0 ? 'board' : 'podium';
};
