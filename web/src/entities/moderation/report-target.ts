import type { PersonCard } from '@tallyho/game/people/person-card';
import { useSyncExternalStore } from 'react';

/** The target of a report. `person` is the reported user; the server looks up the reported text itself. */
export type ReportTarget =
  | {
      readonly kind: 'player';
      readonly person: PersonCard;
      /** The lobby of both users, if the report comes from there. */
      readonly code?: string;
      /** The reported message in that lobby's chat. */
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

/** Opens the report dialog above the current page. Can be called from anywhere. */
export const openReport = (about: ReportTarget): void => set(about);
export const closeReport = (): void => set(null);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Returns the target of the open report; null: none. */
export const useReportTarget = (): ReportTarget | null => useSyncExternalStore(subscribe, () => target);
