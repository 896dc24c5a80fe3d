import { realpathSync } from 'node:fs';

/**
 * Returns the path of the AppImage that a program runs from; null if it is from none. `program`: the path of the executable.
 * `variables`: its environment. Each program that an AppImage starts inherits the variables, so they count only for what is in its
 * folder.
 */
export function appImageOf(
  program: string,
  { APPIMAGE, APPDIR }: Readonly<Record<string, string | undefined>>,
): string | null {
  if (!APPIMAGE || !APPDIR) return null;
  try {
    return program.startsWith(`${realpathSync(APPDIR)}/`) ? APPIMAGE : null;
  } catch {
    return null;
  }
}

/** The AppImage that the app runs from; null if it is from none. */
export const ownAppImage = appImageOf(process.execPath, process.env);

/** What starts the app the next time, too: an AppImage runs from a folder that is gone after its end. */
export const ownProgram = ownAppImage ?? process.execPath;
