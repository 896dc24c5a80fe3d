/**
 * Removes from a runtime what only Electron itself needs: the page that it shows without an app, and the file with its version.
 * electron-builder runs it for each package; by itself it removes them only from a runtime that it has downloaded, not from a folder.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';

/** `appOutDir`: the folder into which the runtime was copied. */
export default function cleanRuntime({ appOutDir }: { readonly appOutDir: string }): void {
  const unneeded = [
    'version',
    'resources/default_app.asar',
    'Electron.app/Contents/Resources/default_app.asar',
  ];
  for (const file of unneeded) rmSync(path.join(appOutDir, file), { force: true });
}
