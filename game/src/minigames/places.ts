import type { Reveal } from './contract.ts';

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
    return { kind: 'place', place, faces, isContested: isContested(place) };
  });
