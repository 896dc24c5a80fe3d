/** What electron-builder makes on this machine. */
export interface PackageTargets {
  /** Its targets; none: those of its configuration. */
  readonly targets: readonly string[];
  /** One line for each package that can't be made here. */
  readonly leftOut: readonly string[];
}

interface Tools {
  readonly platform: NodeJS.Platform;
  /** True if dpkg-deb is installed. */
  readonly hasDpkg: boolean;
  /** Resolves to true if a tool of electron-builder is here or can be downloaded. */
  readonly hasTool: (tool: PackageTool) => Promise<boolean>;
}

/** A tool that electron-builder downloads. It keeps each in a folder that begins with this name and `@` or `-`. */
export type PackageTool = 'appimage' | 'nsis' | 'dmg-builder';

/** Where electron-builder downloads its tools. */
export const toolSource = 'https://github.com/electron-userland/electron-builder-binaries/releases';

/** The tool of each system's packages. Without it only the folder of the app is made. */
const toolOf = {
  win32: { tool: 'nsis', name: 'The installer (NSIS)' },
  darwin: { tool: 'dmg-builder', name: 'The dmg with the zip' },
} as const;

const noTool = (name: string): string =>
  `${name} was left out: ${toolSource}, which has its tools, does not respond.`;

/** Decides which packages are made, on Linux besides the archive, as far as their tools are here. */
export async function choosePackageTargets({ platform, hasDpkg, hasTool }: Tools): Promise<PackageTargets> {
  if (platform === 'win32' || platform === 'darwin') {
    const { tool, name } = toolOf[platform];
    if (await hasTool(tool)) return { targets: [], leftOut: [] };
    return { targets: ['dir'], leftOut: [noTool(name)] };
  }
  const targets: string[] = [];
  const leftOut: string[] = [];
  if (await hasTool('appimage')) targets.push('AppImage');
  else leftOut.push(noTool('The AppImage'));
  if (hasDpkg) targets.push('deb');
  else leftOut.push('The deb was left out: dpkg-deb is not on this machine.');
  return { targets, leftOut };
}

/** The arguments that name the feed of updates; an error if the address of the packages is not allowed. */
export type FeedArguments =
  | { readonly kind: 'arguments'; readonly args: readonly string[] }
  | { readonly kind: 'refused'; readonly message: string };

/**
 * Returns the arguments of electron-builder for the feed of updates. `address`: the variable TALLYHO_UPDATES, the folder on the web
 * that will have the packages. Without it the app does not look for updates.
 */
export function feedArguments(address: string | undefined): FeedArguments {
  if (!address) return { kind: 'arguments', args: [] };
  const url = URL.parse(address);
  const isAllowed = url?.protocol === 'https:' || url?.hostname === '127.0.0.1';
  return url && isAllowed
    ? { kind: 'arguments', args: ['-c.publish.provider=generic', `-c.publish.url=${url.href}`] }
    : {
        kind: 'refused',
        message: `The desktop app was not packaged: TALLYHO_UPDATES is no https address: ${address}`,
      };
}
