import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { app, type BrowserWindow, type Rectangle, screen } from 'electron';

const minSize = { width: 360, height: 520 };
const file = () => path.join(app.getPath('userData'), 'window.json');

/** Returns the stored bounds of the window. The position is omitted if it is not on a connected screen. */
export function lastBounds(): Partial<Rectangle> & { width: number; height: number } {
  const fallback = { width: 1180, height: 800 };
  try {
    const stored: unknown = JSON.parse(readFileSync(file(), 'utf8'));
    if (!isRectangle(stored)) return fallback;
    const { workArea } = screen.getDisplayMatching(stored);
    const isVisible =
      stored.x < workArea.x + workArea.width - 50 &&
      stored.y < workArea.y + workArea.height - 50 &&
      stored.x + stored.width > workArea.x + 50 &&
      stored.y >= workArea.y - 50;
    const size = {
      width: Math.max(stored.width, minSize.width),
      height: Math.max(stored.height, minSize.height),
    };
    return isVisible ? { x: stored.x, y: stored.y, ...size } : size;
  } catch {
    return fallback;
  }
}

/** Stores the window's bounds when it is closed. */
export function storeBoundsOnClose(window: BrowserWindow): void {
  window.on('close', () => writeFileSync(file(), JSON.stringify(window.getNormalBounds())));
}

function isRectangle(value: unknown): value is Rectangle {
  if (typeof value !== 'object' || value === null) return false;
  return ['x', 'y', 'width', 'height'].every((name) => Number.isInteger(Reflect.get(value, name)));
}
