import type { AwardKind } from '@tallyho/game/round-awards/award';
import type { Expression } from '../../../shared/ui/avatars/expressions.ts';
import type { AwardTone } from './AwardCard.tsx';

/** Whether a kind of award is about players who agree, who differ, or about one of them. */
const tones: Readonly<Record<AwardKind, AwardTone>> = {
  allOrNothing: 'single',
  camps: 'apart',
  champion: 'apart',
  closestPair: 'together',
  diplomat: 'single',
  evenSplit: 'apart',
  fan: 'together',
  favouriteOfAll: 'together',
  generous: 'single',
  hardToPlease: 'single',
  identical: 'together',
  landslide: 'single',
  lone: 'apart',
  modest: 'together',
  mostDivisive: 'apart',
  mouthpiece: 'together',
  mutual: 'together',
  onlyTwo: 'together',
  opposites: 'apart',
  ownOpinion: 'apart',
  ownWay: 'apart',
  photoFinish: 'single',
  selfKnown: 'together',
  unanimous: 'together',
};

/** How the players look whom an award names, unless their answers say more. */
export const toneExpressions: Readonly<Record<AwardTone, Expression>> = {
  apart: 'shocked',
  together: 'delighted',
  single: 'smug',
};

/** Returns the tone of a kind of award. */
export const toneOf = (kind: AwardKind): AwardTone => tones[kind];
