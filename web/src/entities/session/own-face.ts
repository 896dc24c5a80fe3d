import { readFormDraft, writeFormDraft } from '../../shared/storage/drafts.ts';
import { type Readable, useStore } from '../../shared/store/store.ts';
import { avatarNumbers } from '../../shared/ui/avatars/characters.ts';

/** The name of the draft of a guest's name and picture. */
export const guestDraft = 'guest';

const listeners = new Set<() => void>();

const faces: Readable<number | null> = {
  getSnapshot: () => {
    const chosen = Number(readFormDraft(guestDraft).avatar);
    return avatarNumbers.find((avatar) => avatar === chosen) ?? null;
  },
  getServerSnapshot: () => null,
  subscribe: (listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Stores the picture with which the visitor of this tab plays as a guest or registers, 1 to 8. */
export function chooseFace(avatar: number): void {
  writeFormDraft(guestDraft, { ...readFormDraft(guestDraft), avatar: String(avatar) });
  for (const listener of listeners) listener();
}

/** Returns the picture that the visitor of this tab has; null: none yet. */
export const ownFace = faces.getSnapshot;

/** Same, and renders again when another one is chosen. */
export const useOwnFace = (): number | null => useStore(faces);
