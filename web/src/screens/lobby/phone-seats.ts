/** A place at the table of a phone: the column from -1 (left) to 1 (right), the row from 0 (top) to 1 (bottom). */
export interface PhonePlace {
  readonly column: number;
  readonly row: number;
}

const bottom: PhonePlace = { column: 0, row: 1 };
const top: PhonePlace = { column: 0, row: 0 };

/**
 * The places on the left side, from bottom to top. The index is the number of these places. `withTop`: for a table with a player at
 * the top; `open`: for one without.
 */
const leftPlaces: readonly {
  readonly withTop: readonly PhonePlace[];
  readonly open: readonly PhonePlace[];
}[] = [
  { withTop: [], open: [] },
  { withTop: [{ column: -1, row: 0.5 }], open: [{ column: -0.6, row: 0 }] },
  {
    withTop: [
      { column: -1, row: 1 },
      { column: -1, row: 0 },
    ],
    open: [
      { column: -1, row: 1 },
      { column: -0.6, row: 0 },
    ],
  },
  {
    withTop: [
      { column: -1, row: 1 },
      { column: -1, row: 0.5 },
      { column: -1, row: 0 },
    ],
    open: [
      { column: -1, row: 1 },
      { column: -1, row: 0.5 },
      { column: -0.6, row: 0 },
    ],
  },
];

/** Returns the places of 2 to 8 seats around the table of a phone, clockwise from the own one at the bottom. */
export function phonePlaces(seats: number): readonly PhonePlace[] {
  const hasTop = seats % 2 === 0;
  const sides = leftPlaces[Math.floor((seats - 1) / 2)];
  const left = (hasTop ? sides?.withTop : sides?.open) ?? [];
  const right = left.map(({ column, row }) => ({ column: -column, row })).reverse();
  return [bottom, ...left, ...(hasTop ? [top] : []), ...right];
}
