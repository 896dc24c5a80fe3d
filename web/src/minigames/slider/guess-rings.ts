/** Guesses that would cover each other stand on rings farther in; on the innermost one they overlap. */
const innermost = 2;

/** Returns on which ring each guess stands, in the original order: 0 is the outermost. All are angles in degrees. */
export function ringsOfGuesses(turns: readonly number[], width: number): readonly number[] {
  const rings = turns.map(() => innermost);
  const lasts: number[] = [];
  for (const [turn, index] of turns
    .map((turn, index) => [turn, index] as const)
    .toSorted(([a], [b]) => a - b)) {
    let ring = 0;
    while (ring < innermost && turn - (lasts[ring] ?? -width) < width) ring += 1;
    rings[index] = ring;
    lasts[ring] = turn;
  }
  return rings;
}
