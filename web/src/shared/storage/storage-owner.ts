import { clearParts, listParts, type StorageArea, type StorageNames, textItem } from './storage-item.ts';

/**
 * browser: facts about the site and how the page looks; stays. session: belongs to the logged-in user, and is cleared when the
 * session ends. author: the work of an account, which names its author (`authorPart`) and stays until the author logs out.
 */
type Ownership = 'browser' | 'session' | 'author';

/** To whom the data of each name belongs. */
export const ownership: { readonly [Area in StorageArea]: Readonly<Record<StorageNames[Area], Ownership>> } =
  {
    local: {
      owner: 'session',
      user: 'browser',
      seat: 'session',
      game: 'session',
      night: 'session',
      open: 'browser',
      // Offers the same name and picture to a guest whose session has ended.
      guest: 'browser',
      settings: 'browser',
      providers: 'browser',
      unsent: 'session',
      'app-trip': 'session',
      'how-many-best': 'browser',
      'theme-editor': 'author',
      showTestMode: 'session',
      'reports-seen': 'session',
      notifications: 'session',
      'profile-face': 'session',
    },
    session: {
      owner: 'session',
      muted: 'session',
      notified: 'session',
      'pending-action': 'session',
      invitation: 'session',
      'own-lobby': 'session',
      'wanted-theme': 'session',
      'fight-side': 'session',
      'sign-up': 'session',
      'link-token': 'session',
      'own-theme': 'session',
      'keep-seat': 'session',
      'studio-list': 'session',
      'mini-game': 'session',
      'draft-answer': 'session',
      'draft-text': 'session',
      'draft-form': 'session',
      'draft-chat': 'session',
    },
  };

const listeners = new Set<() => void>();

/** Calls `listener` when the data of the last user of this page is cleared, to clear what the page has in memory. */
export const onOwnerChange = (listener: () => void): void => void listeners.add(listener);

const namesOf = <Area extends StorageArea>(area: Area, owner: Ownership): StorageNames[Area][] =>
  Object.entries(ownership[area])
    .filter(([, value]) => value === owner)
    .map(([name]) => name as StorageNames[Area]); // the keys of the record are exactly the names

function clearArea<Area extends StorageArea>(area: Area): void {
  for (const name of namesOf(area, 'session')) {
    textItem(area, name).clear();
    clearParts(area, name);
  }
  // Earlier versions of the site stored the work of authors without their ids.
  for (const name of namesOf(area, 'author'))
    for (const part of listParts(area, name)) if (!part.includes('/')) textItem(area, name, part).clear();
}

const areas: readonly StorageArea[] = ['local', 'session'];

/** The key of the user of this browser, for `storage` events of other tabs. */
export const ownerKey = textItem('local', 'owner').key;

/**
 * Sets who uses this browser; null: no user is logged in. Clears everything that the browser and this tab have stored for
 * another user before, whichever way that session ended. The work of authors stays, and only its author finds it again.
 * What a visitor has stored stays for the user who then logs in. Returns true if data was cleared.
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
  return true;
}

/** The part of the key of an item that belongs to an author. `part` distinguishes the items of one name and author. */
export const authorPart = (author: string, part: string): string => `${author}/${part}`;

/** Deletes the work of an account in this browser: its user has logged out on purpose, or the account was deleted. */
export function forgetAuthor(author: string): void {
  const own = authorPart(author, '');
  for (const name of namesOf('local', 'author'))
    for (const part of listParts('local', name))
      if (part.startsWith(own)) textItem('local', name, part).clear();
  // Loaded only now, because few users have stored files.
  void import('./file-store.ts').then(({ clearFiles }) => clearFiles(own));
}

/** Deletes everything that the site has stored in this browser and this tab, after the account was deleted. */
export function forgetEverything(): void {
  for (const area of areas) forgetArea(area);
}

function forgetArea<Area extends StorageArea>(area: Area): void {
  for (const owner of ['browser', 'session', 'author'] as const)
    for (const name of namesOf(area, owner)) {
      textItem(area, name).clear();
      clearParts(area, name);
    }
}
