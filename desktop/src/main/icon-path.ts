import path from 'node:path';

/** Returns the file of the app's icon. `size`: its width in pixels. */
export const iconPath = (size: 192 | 512): string =>
  path.join(import.meta.dirname, '..', 'renderer', 'icons', `icon-${size}.png`);
