/**
 * The first views of the page of a public result. fight, board: the picture that it shows first. turn: what the reader can rate, and then the
 * board. plain: no picture. many: more players than a phone names.
 */
export type SharedResultView = `${'fight' | 'board' | 'turn' | 'plain'}${'' | '-many'}`;

/** The most players whose names stand below their faces on a phone. More of them are rows of faces. */
export const mostNamedOnPhone = 4;

interface Shown {
  /** Null: all agreed. */
  readonly sides: unknown;
  readonly result: {
    readonly rounds: readonly unknown[];
    readonly players: readonly unknown[];
    readonly turn: unknown;
  };
}

/** Returns the first view of a result. Two results with the same view differ in title and address only until the page's code runs. */
export function sharedResultViewOf({ sides, result: { rounds, players, turn } }: Shown): SharedResultView {
  const first = rounds.length === 0 ? 'plain' : sides ? 'fight' : turn ? 'turn' : 'board';
  return `${first}${players.length > mostNamedOnPhone ? '-many' : ''}`;
}

/** Stand for the texts of a result in the HTML that the build has rendered. The Worker replaces them. */
export const sharedResultSlots = { title: 'ZZTITLE', headline: 'ZZHEADLINE' } as const;
