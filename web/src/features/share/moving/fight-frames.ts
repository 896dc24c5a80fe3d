/** The layers of a moving fight from back to front, as the API draws them below each other (`fightLayersSvg` in edge). */
export const layers = [
  'ground',
  'question',
  'leftFace',
  'rightFace',
  'leftBubble',
  'rightBubble',
  'foot',
] as const;
export type Layer = (typeof layers)[number];

/** The size of the moving picture in pixels, and of each layer. */
export const frameSize = { width: 540, height: 675 } as const;

/** Where a layer is in one frame: moved by parts of the picture's width and height, and enlarged about its own middle. */
export interface Placed {
  readonly layer: Layer;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface FightFrame {
  readonly placed: readonly Placed[];
  /** Milliseconds. */
  readonly duration: number;
}

/** Milliseconds of a frame in which something moves. A GIF counts in hundredths of a second. */
const step = 50;
/** How long the end is held before the picture begins again, in milliseconds. */
export const held = 1500;

/** A layer that is there from the first frame, which is all that some chats show. */
const isThere = (layer: Layer): layer is 'ground' | 'question' => layer === 'ground' || layer === 'question';
type Entering = Exclude<Layer, 'ground' | 'question'>;

/** When each of the other layers comes, and how long it takes, in milliseconds. */
const entrances: Readonly<Record<Entering, { from: number; takes: number }>> = {
  leftFace: { from: 400, takes: 450 },
  rightFace: { from: 400, takes: 450 },
  leftBubble: { from: 1050, takes: 300 },
  rightBubble: { from: 1650, takes: 300 },
  foot: { from: 2250, takes: 300 },
};
/** When everything is there, in milliseconds. */
export const end = Math.max(...Object.values(entrances).map(({ from, takes }) => from + takes));

/** Slows down towards the end, and goes a little too far before it. */
const overshoot = (part: number): number => 1 + 2.4 * (part - 1) ** 3 + 1.4 * (part - 1) ** 2;

const rest = { x: 0, y: 0, scale: 1 } as const;

/** Returns where a layer is on its way. `part`: 0 at the start to 1 at the end. */
const onTheWay = (layer: Entering, part: number): Omit<Placed, 'layer'> => {
  const missing = 1 - overshoot(part);
  switch (layer) {
    case 'leftFace':
      return { ...rest, x: -0.6 * missing };
    case 'rightFace':
      return { ...rest, x: 0.6 * missing };
    case 'leftBubble':
    case 'rightBubble':
      return { ...rest, scale: 1 + 0.9 * (1 - part) ** 2 };
    case 'foot':
      return { ...rest, y: 0.2 * missing };
    default:
      return layer satisfies never;
  }
};

/** Returns the layers that are there at a time in milliseconds, from back to front. */
export const placedAt = (time: number): Placed[] =>
  layers.flatMap((layer): Placed[] => {
    if (isThere(layer)) return [{ layer, ...rest }];
    const { from, takes } = entrances[layer];
    if (time < from) return [];
    const part = (time - from) / takes;
    return [{ layer, ...(part >= 1 ? rest : onTheWay(layer, part)) }];
  });

const isSame = (one: readonly Placed[], other: readonly Placed[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Returns all frames of the fight. Moments in which nothing moves are one frame, and the last one is held. */
export function fightFrames(): FightFrame[] {
  const frames: { placed: readonly Placed[]; duration: number }[] = [];
  for (let time = 0; time < end; time += step) {
    const placed = placedAt(time);
    const last = frames.at(-1);
    if (last && isSame(last.placed, placed)) last.duration += step;
    else frames.push({ placed, duration: step });
  }
  return [...frames, { placed: placedAt(end), duration: held }];
}
