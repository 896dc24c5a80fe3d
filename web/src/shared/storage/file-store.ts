/** Opens the browser's storage for files. It is IndexedDB, because localStorage cannot contain files. */
export async function openFileStore() {
  const keyval = await import('idb-keyval');
  return { ...keyval, store: keyval.createStore('tallyho-studio', 'chosen-files') };
}

/** Deletes all stored files of this browser. */
export async function clearFiles(): Promise<void> {
  try {
    const { clear, store } = await openFileStore();
    await clear(store);
  } catch {
    // Without a storage there are no files.
  }
}
