import { useSyncExternalStore } from 'react';
import type { RateableItem } from './rateable-item.ts';

/** A picture is wide between these ratios of its sides. A wider one has the usual card. */
const wide = { from: 1.15, to: 2.2 } as const;

/** The ratios of the pictures that have loaded, by address. */
const ratios = new Map<string, number>();
const listeners = new Set<() => void>();

/** Keeps the ratio of a picture that has loaded. */
export function keepRatio(url: string, { naturalWidth, naturalHeight }: HTMLImageElement): void {
  if (ratios.has(url) || naturalHeight === 0) return;
  ratios.set(url, naturalWidth / naturalHeight);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns the look of a box whose wide picture fills it; undefined for other pictures, and until it has loaded. */
export function useWideCard(subject: RateableItem) {
  const ratio = useCardRatio(subject);
  return ratio === 1 ? undefined : { '--ratio': ratio, '--picture-margin': '0', '--picture-fit': 'cover' };
}

const useCardRatio = (subject: RateableItem): number =>
  useSyncExternalStore(subscribe, () => cardRatio(subject) ?? 1);

/** Returns how much wider than high the boxes of these subjects are at least. Pictures that have not loaded do not count. */
export const useLeastRatio = (subjects: readonly RateableItem[]): number =>
  useSyncExternalStore(subscribe, () => {
    const known = subjects.flatMap((subject) => cardRatio(subject) ?? []);
    return known.length > 0 ? Math.min(...known) : 1;
  });

/** Null if the picture has not loaded. */
function cardRatio(subject: RateableItem): number | null {
  if (subject.kind !== 'item' || subject.item.url === null) return 1;
  const ratio = ratios.get(subject.item.url);
  if (ratio === undefined) return null;
  return ratio < wide.from || ratio > wide.to ? 1 : ratio;
}
