/** Where packaging takes the Electron runtime from. */
export type PackageRuntime =
  /** An unpacked runtime, and its version. */
  | { readonly kind: 'folder'; readonly folder: string; readonly version: string }
  /** electron-builder downloads it, or has done so before. */
  | { readonly kind: 'download' }
  /** There is none. `message`: one line for people. */
  | { readonly kind: 'none'; readonly message: string };

interface Surroundings {
  /** The variable ELECTRON_OVERRIDE_DIST_PATH. */
  readonly folder: string | undefined;
  /** The version of Electron that the app is built with. */
  readonly version: string;
  /** Returns the version of the runtime in a folder; null if there is none. */
  readonly versionIn: (folder: string) => string | null;
  /** Returns true if the runtime of this version was downloaded before. */
  readonly isDownloaded: (version: string) => boolean;
  /** Resolves to true if the address from which it is downloaded responds. */
  readonly responds: (address: string) => Promise<boolean>;
  /** The address from which Electron is downloaded. */
  readonly source: string;
}

/** Decides which runtime is packaged, before anything is built. */
export async function choosePackageRuntime(surroundings: Surroundings): Promise<PackageRuntime> {
  const { folder, version, versionIn, isDownloaded, responds, source } = surroundings;
  if (folder) {
    const found = versionIn(folder);
    if (found !== null) return { kind: 'folder', folder, version: found };
    return none(`ELECTRON_OVERRIDE_DIST_PATH names ${folder}, which has no Electron runtime`);
  }
  if (isDownloaded(version) || (await responds(source))) return { kind: 'download' };
  return none(
    `Electron ${version} is not on this machine and ${source} does not respond (ELECTRON_OVERRIDE_DIST_PATH can name an unpacked runtime)`,
  );
}

const none = (reason: string): PackageRuntime => ({
  kind: 'none',
  message: `The desktop app was not packaged: ${reason}.`,
});
