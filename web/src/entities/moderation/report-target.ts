import type { Person } from '@tallyho/game/model/person';
import { createStore, useStore } from '../../shared/store/store.ts';

/** The target of a report. `person` is the reported user, if the viewer knows who that is; the server looks up the reported text itself. */
export type ReportTarget =
  | {
      readonly kind: 'player';
      readonly person: Person;
      /** The lobby of both users, if the report comes from there. */
      readonly code?: string;
      /** The reported message in that lobby's chat. */
      readonly line?: number;
    }
  /** A direct message; `person` is its sender. */
  | { readonly kind: 'message'; readonly person: Person; readonly messageId: string }
  /** A text of a round in this lobby, as the room has shown it. Who wrote it is not known. */
  | { readonly kind: 'written'; readonly code: string; readonly text: string };

const target = createStore<ReportTarget | null>(null);

/** Opens the report dialog above the current page. Can be called from anywhere. */
export const openReportDialog = (about: ReportTarget): void => target.set(about);
export const closeReportDialog = (): void => target.set(null);

/** Returns the target of the open report; null: none. */
export const useReportTarget = (): ReportTarget | null => useStore(target);
