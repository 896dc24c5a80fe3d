import type { AwardKind } from '@tallyho/game/round-awards/award';

/** shocked: opinions differ. delighted: they agree. smug: the award is about one answer or one place. */
export type AwardMood = 'shocked' | 'delighted' | 'smug';

const moods: Readonly<Record<AwardKind, AwardMood>> = {
  allOrNothing: 'smug',
  camps: 'shocked',
  champion: 'shocked',
  closestPair: 'delighted',
  diplomat: 'smug',
  evenSplit: 'shocked',
  fan: 'delighted',
  favouriteOfAll: 'delighted',
  generous: 'smug',
  hardToPlease: 'smug',
  identical: 'delighted',
  landslide: 'smug',
  lone: 'shocked',
  modest: 'delighted',
  mostDivisive: 'shocked',
  mouthpiece: 'delighted',
  mutual: 'delighted',
  onlyTwo: 'delighted',
  opposites: 'shocked',
  ownOpinion: 'shocked',
  ownWay: 'shocked',
  photoFinish: 'smug',
  selfKnown: 'delighted',
  unanimous: 'delighted',
};

/** Returns how the players look whom an award names, unless their answers say more. */
export const moodOf = (kind: AwardKind): AwardMood => moods[kind];
