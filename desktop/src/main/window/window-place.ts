import * as v from 'valibot';

/** The part of a screen, or of all screens together, in pixels that do not depend on its density. */
interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What the app stores about its window. */
export interface WindowPlace extends Area {
  /** The other values are then those of the window before. */
  readonly isMaximized: boolean;
}

export const minSize = { width: 360, height: 520 } as const;
const firstSize = { width: 1180, height: 800 } as const;

const pixels = v.pipe(v.number(), v.integer());
const placeSchema = v.object({
  ...{ x: pixels, y: pixels, width: pixels, height: pixels },
  isMaximized: v.optional(v.boolean(), false),
});

/** Reads the stored place of the window; null if there is none or it is damaged. `json`: the content of the file, as text. */
export function parseWindowPlace(json: string): WindowPlace | null {
  try {
    return v.parse(placeSchema, JSON.parse(json));
  } catch {
    return null;
  }
}

/** The least part of the window that has to be on a screen, so that it can be seen and moved. */
const visible = { width: 100, height: 50 } as const;

/** How much two areas overlap, along one axis. */
const overlap = (start: number, length: number, otherStart: number, otherLength: number): number =>
  Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart);

type StartPlace = Pick<Area, 'width' | 'height'> & Partial<Area> & { readonly isMaximized: boolean };

/**
 * Returns where the window opens: on the screen where it was last, and not larger than that screen. Without a position, so that the
 * system chooses one, if that screen is no longer connected. `screens`: the work areas of the connected screens, the main one first.
 */
export function startPlace(stored: WindowPlace | null, screens: readonly Area[]): StartPlace {
  const size = stored ?? firstSize;
  const screen = stored
    ? screens.find(
        (area) =>
          overlap(stored.x, stored.width, area.x, area.width) >= visible.width &&
          // The title bar, by which a window is moved.
          overlap(stored.y, visible.height, area.y, area.height) >= visible.height,
      )
    : undefined;
  const room = screen ?? screens[0] ?? size;
  return {
    ...(stored && screen && { x: stored.x, y: stored.y }),
    width: Math.max(minSize.width, Math.min(size.width, room.width)),
    height: Math.max(minSize.height, Math.min(size.height, room.height)),
    isMaximized: stored?.isMaximized ?? false,
  };
}
