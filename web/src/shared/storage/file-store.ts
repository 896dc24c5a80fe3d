/** Opens the browser's storage for files. It is IndexedDB, because localStorage cannot contain files. */
export async function openFileStore() {
  const keyval = await import('idb-keyval');
  return { ...keyval, store: keyval.createStore('tallyho-studio', 'chosen-files') };
}

/** Deletes the stored files whose keys begin with `prefix`: those of one author or of one draft. */
export async function clearFiles(prefix: string): Promise<void> {
  try {
    const { keys, delMany, store } = await openFileStore();
    await delMany(
      (await keys<string>(store)).filter((key) => key.startsWith(prefix)),
      store,
    );
  } catch {
    // Without a storage there are no files.
  }
}
