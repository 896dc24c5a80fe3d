import type { ReactNode } from 'react';

const steps = ['gold', 'silver', 'bronze'] as const;

/** A player or item on a podium. */
export interface PodiumEntry {
  readonly id: string;
  readonly name: string;
  /** Decorative, because the name is next to it. */
  readonly picture: ReactNode;
  /** From 1; equal results share a rank. Only the first three ranks have a step. */
  readonly rank: number;
  /** The result as a text, e.g. "average place 2.3"; null: it is shown elsewhere. */
  readonly amount: string | null;
}

/**
 * Returns the steps of a podium that have entries, gold first. Entries that share the second place are divided: silver is on both
 * sides of gold. `entries`: best first.
 */
export const podiumPlaces = <Entry extends PodiumEntry>(entries: readonly Entry[]) =>
  steps.flatMap((step, index) => {
    const rank = index + 1;
    const on = entries.filter((entry) => entry.rank === rank);
    const middle = step === 'silver' ? Math.ceil(on.length / 2) : on.length;
    const sides = [
      { side: 'left', on: on.slice(0, middle) },
      { side: 'right', on: on.slice(middle) },
    ];
    return sides
      .filter((half) => half.on.length > 0)
      .map((half) => ({ key: `${step} ${half.side}`, step, rank, ...half }));
  });

/** Returns the places as they stand from left to right. */
export const fromLeft = <Place extends { readonly step: string; readonly side: string }>(
  places: readonly Place[],
): Place[] => [
  ...places.filter(({ step, side }) => step === 'silver' && side === 'left'),
  ...places.filter(({ step, side }) => !(step === 'silver' && side === 'left')),
];
