import type { AwardKind } from './award.ts';

/** What each kind of award is called. The titles at the end of a game have other names. */
export const awardNames: Readonly<Record<AwardKind, string>> = {
  allOrNothing: 'No half measures',
  camps: 'Two camps',
  champion: 'Lone defender',
  closestPair: 'Same wavelength',
  diplomat: 'Middle ground',
  evenSplit: 'Fifty-fifty',
  fan: 'Fan club',
  favouriteOfAll: 'Crowd pleaser',
  generous: 'Sunny side up',
  hardToPlease: 'High standards',
  identical: 'Perfect match',
  landslide: 'By a mile',
  lone: 'Odd one out',
  modest: 'Too modest',
  mostDivisive: 'Talking point',
  mouthpiece: 'Group’s twin',
  mutual: 'Two-way street',
  onlyTwo: 'Secret alliance',
  opposites: 'Chalk and cheese',
  ownOpinion: 'Hidden talent',
  ownWay: 'Wild card',
  photoFinish: 'Photo finish',
  selfKnown: 'Mirror, mirror',
  unanimous: 'Of one mind',
};
