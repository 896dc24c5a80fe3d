import { existsSync } from 'node:fs';
import path from 'node:path';
import { packageFolder } from '../stack/processes.ts';

/** Returns the reason why the desktop tests cannot run here, or null if they can. */
export function whyNoElectron(): string | null {
  const runtime = process.env.ELECTRON_OVERRIDE_DIST_PATH ?? path.join(packageFolder('electron'), 'dist');
  if (!existsSync(runtime)) {
    return 'no Electron runtime here (npx install-electron, or name one in ELECTRON_OVERRIDE_DIST_PATH)';
  }
  if (needsVirtualScreen() && !existsSync('/usr/bin/xvfb-run')) {
    return 'no screen here (apt-get install xvfb)';
  }
  return null;
}

/** Returns true if Electron needs a virtual display: on Linux without a screen. */
export const needsVirtualScreen = () => process.platform === 'linux' && !process.env.DISPLAY;
