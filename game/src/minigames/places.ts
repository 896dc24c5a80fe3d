import type { Reveal } from './contract.ts';

/** A ranking of more places is long: those of its places at which the show does not hold are brief. */
const shortRanking = 10;

/**
 * Returns the steps that reveal a ranking from its last place to its first. `faces`: the number of votes for each place.
 * `isContested` receives the place, from 1.
 */
export const placeReveals = (
  count: number,
  faces: number,
  isContested: (place: number) => boolean = () => false,
): Reveal[] =>
  Array.from({ length: count }, (_, at) => {
    const place = count - at;
    const isHeld = isContested(place);
    const isBrief = count > shortRanking && !isHeld;
    return { kind: 'place', place, faces, isContested: isHeld, ...(isBrief && { isBrief }) };
  });
