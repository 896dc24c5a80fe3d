/**
 * Every name under which the site stores data in the browser. `local`: shared by all tabs; `session`: one tab, also after
 * a reload. Browsers still have data under released names, so a name is not used again for other data. A type, because
 * the list would cost the first page bytes.
 */
export interface StorageNames {
  local:
    | 'owner'
    | 'user'
    | 'seat'
    | 'game'
    | 'night'
    | 'open'
    | 'guest'
    | 'settings'
    | 'providers'
    | 'unsent'
    | 'app-trip'
    | 'how-many-best'
    | 'theme-editor'
    | 'showTestMode'
    | 'reports-seen'
    | 'notifications'
    | 'profile-face';
  session:
    | 'owner'
    | 'muted'
    | 'notified'
    | 'pending-action'
    | 'invitation'
    | 'own-lobby'
    | 'wanted-theme'
    | 'fight-side'
    | 'sign-up'
    | 'link-token'
    | 'own-theme'
    | 'keep-seat'
    | 'studio-list'
    | 'mini-game'
    | 'draft-answer'
    | 'draft-text'
    | 'draft-form'
    | 'draft-chat';
}

export type StorageArea = keyof StorageNames;

/** One value in the browser's storage. Nothing throws if the storage is full, forbidden or has an invalid value. */
export interface StorageItem<Value> {
  /** The complete key, for example in a `storage` event. */
  readonly key: string;
  /** Returns null if there is no value, no valid value or no storage. */
  read(): Value | null;
  /** Returns false if the browser could not store the value. */
  write(value: Value): boolean;
  clear(): void;
}

/** Browsers that forbid storage throw as soon as the property is read. */
function attempt<Result>(area: StorageArea, action: (storage: Storage) => Result): Result | null {
  try {
    return action(area === 'local' ? localStorage : sessionStorage);
  } catch {
    return null;
  }
}

/** An item that stores a text as it is. `part` distinguishes several items of one name. */
export function textItem<Area extends StorageArea>(
  area: Area,
  name: StorageNames[Area],
  part?: string,
): StorageItem<string> {
  const key = `tallyho:${name}${part === undefined ? '' : `:${part}`}`;
  return {
    key,
    read: () => attempt(area, (storage) => storage.getItem(key)),
    // setItem returns undefined, a failed attempt null.
    write: (text) => attempt(area, (storage) => storage.setItem(key, text)) !== null,
    clear: () => attempt(area, (storage) => storage.removeItem(key)),
  };
}

/**
 * An item that stores a value as JSON. `parse` checks what is stored and throws if it is invalid, such as
 * `v.parser(schema)`; on the first page a function without a schema, which loads less code.
 */
export function jsonItem<Area extends StorageArea, Value>(
  area: Area,
  name: StorageNames[Area],
  parse: (stored: unknown) => Value,
  part?: string,
): StorageItem<Value> {
  const text = textItem(area, name, part);
  return {
    ...text,
    read: () => {
      const stored = text.read();
      return stored === null ? null : attempt(area, () => parse(JSON.parse(stored)));
    },
    write: (value) => text.write(JSON.stringify(value)),
  };
}

/** Returns the parts of a name that have a value. */
export function listParts<Area extends StorageArea>(area: Area, name: StorageNames[Area]): string[] {
  const prefix = `tallyho:${name}:`;
  const keys = attempt(area, (storage) => Object.keys(storage)) ?? [];
  return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
}

/** Clears the items of a name, whichever `part` they have. */
export function clearParts<Area extends StorageArea>(area: Area, name: StorageNames[Area]): void {
  for (const part of listParts(area, name)) textItem(area, name, part).clear();
}
