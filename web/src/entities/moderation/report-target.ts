import type { PersonCard } from '@tallyho/game/people/person-card';
import { useSyncExternalStore } from 'react';

/** What somebody wants to report. `person` is whom it is about; the server looks up by itself what was said. */
export type ReportTarget =
  | {
      readonly kind: 'player';
      readonly person: PersonCard;
      /** The lobby that both are in, if the report comes from there. */
      readonly code?: string;
      /** The line of that lobby's chat that it is about. */
      readonly line?: number;
    }
  /** A direct message; `person` is its sender. */
  | { readonly kind: 'message'; readonly person: PersonCard; readonly messageId: string };

let target: ReportTarget | null = null;
const listeners = new Set<() => void>();

function set(next: ReportTarget | null): void {
  target = next;
  for (const listener of listeners) listener();
}

/** Opens the report dialog over whatever is on the screen, from anywhere. */
export const openReport = (about: ReportTarget): void => set(about);
export const closeReport = (): void => set(null);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** What is being reported; null: nothing. */
export const useReportTarget = (): ReportTarget | null => useSyncExternalStore(subscribe, () => target);
