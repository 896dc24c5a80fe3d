import { type FieldTexts, readFormDraft, writeFormDraft } from '../../shared/storage/drafts.ts';
import { type Readable, useStore } from '../../shared/store/store.ts';
import { avatarNumbers } from '../../shared/ui/avatars/characters.ts';

/** The name of the draft of a guest's name and picture. `suggested` is the name that a page has filled in. */
export const guestDraft = 'guest';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const faces: Readable<number | null> = {
  getSnapshot: () => {
    const chosen = Number(readFormDraft(guestDraft).avatar);
    return avatarNumbers.find((avatar) => avatar === chosen) ?? null;
  },
  getServerSnapshot: () => null,
  subscribe,
};

const names: Readable<string> = {
  getSnapshot: () => {
    const { name = '', suggested } = readFormDraft(guestDraft);
    return name === suggested ? '' : name;
  },
  getServerSnapshot: () => '',
  subscribe,
};

function keep(texts: FieldTexts): void {
  writeFormDraft(guestDraft, { ...readFormDraft(guestDraft), ...texts });
  for (const listener of listeners) listener();
}

/** Stores the picture with which the visitor of this tab plays as a guest or registers, 1 to 8. */
export const chooseFace = (avatar: number): void => keep({ avatar: String(avatar) });

/** Stores the name that the visitor has typed. */
export const chooseName = (name: string): void => keep({ name: name.trim(), suggested: '' });

/** Stores a name that a page has made up. */
export const suggestName = (name: string): void => keep({ name, suggested: name });

/** Returns the name that a page has made up last; empty: none. */
export const suggestedName = (): string => readFormDraft(guestDraft).suggested ?? '';

/** Returns the picture that the visitor of this tab has; null: none yet. */
export const ownFace = faces.getSnapshot;

/** Returns the name that the visitor of this tab has typed; empty: none. */
export const ownName = names.getSnapshot;

/** The picture, and renders again when another one is chosen. */
export const useOwnFace = (): number | null => useStore(faces);

/** The name, and renders again when another one is typed. */
export const useOwnName = (): string => useStore(names);
