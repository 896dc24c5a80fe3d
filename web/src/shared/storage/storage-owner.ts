import { clearParts, type StorageArea, type StorageNames, textItem } from './storage-item.ts';

/** True: belongs to a user. False: belongs to the browser, such as facts about the site and how the page looks. */
const isPersonal: { [Area in StorageArea]: Record<StorageNames[Area], boolean> } = {
  local: {
    owner: true,
    member: false,
    seat: true,
    open: false,
    // Offers the same name and picture to a guest whose session has ended.
    guest: false,
    settings: false,
    providers: false,
    unsent: true,
    'app-trip': true,
    'how-many-best': false,
    'theme-editor': true,
    showTestMode: true,
    notifications: true,
  },
  session: {
    owner: true,
    muted: true,
    'pending-action': true,
    invitation: true,
    'sign-up': true,
    'own-theme': true,
    'keep-seat': true,
    'last-round': true,
    'mini-game': true,
    'draft-answer': true,
    'draft-text': true,
    'draft-form': true,
    'draft-chat': true,
  },
};

const listeners = new Set<() => void>();

/** Calls `listener` when the data of the last user of this page is cleared, to clear what the page has in memory. */
export const onOwnerChange = (listener: () => void): void => void listeners.add(listener);

function clearArea<Area extends StorageArea>(area: Area): void {
  const names = Object.entries(isPersonal[area]).filter(([, personal]) => personal);
  for (const [key] of names) {
    const name = key as StorageNames[Area]; // the keys of the record are exactly the names
    textItem(area, name).clear();
    clearParts(area, name);
  }
}

const areas: readonly StorageArea[] = ['local', 'session'];

/**
 * Sets who uses this browser; null: no user is logged in. Clears everything that the browser and this tab have stored for
 * another user before, whichever way that session ended. What a visitor has stored stays for the user who then logs in.
 * Returns true if data was cleared.
 */
export function claimStorage(user: string | null): boolean {
  const left = areas.filter((area) => {
    const owner = textItem(area, 'owner');
    const last = owner.read();
    if (last === user) return false;
    if (last) clearArea(area);
    if (user) owner.write(user);
    return last;
  });
  if (left.length === 0) return false;
  for (const listener of listeners) listener();
  // Loaded only now, because few users have stored files.
  if (left.includes('local')) void import('./file-store.ts').then(({ clearFiles }) => clearFiles());
  return true;
}
