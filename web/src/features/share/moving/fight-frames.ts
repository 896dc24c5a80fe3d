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

/** Where a layer is in one frame: moved by parts of the picture's width and height, and enlarged about the middle of its lower edge. */
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

/** A layer that is whole from the first frame, which is all that some chats show. */
const isThere = (layer: Layer): layer is 'ground' | 'question' => layer === 'ground' || layer === 'question';
type Entering = Exclude<Layer, 'ground' | 'question'>;

interface Span {
  readonly from: number;
  readonly takes: number;
}

/** When each of the other layers comes, and how long it takes, in milliseconds. */
const entrances: Readonly<Record<Entering, Span>> = {
  leftFace: { from: 250, takes: 450 },
  rightFace: { from: 350, takes: 450 },
  leftBubble: { from: 850, takes: 350 },
  rightBubble: { from: 1450, takes: 350 },
  foot: { from: 2000, takes: 300 },
};

/** A hop of some layers: the face that begins to speak, and at the end one side after the other. `height`: a part of the picture's. */
interface Hop extends Span {
  readonly of: readonly Layer[];
  readonly height: number;
}
const hops: readonly Hop[] = [
  { of: ['leftFace'], from: 850, takes: 300, height: 0.016 },
  { of: ['rightFace'], from: 1450, takes: 300, height: 0.016 },
  { of: ['leftFace', 'leftBubble'], from: 2350, takes: 300, height: 0.02 },
  { of: ['rightFace', 'rightBubble'], from: 2650, takes: 300, height: 0.02 },
];

/** When nothing moves any more, in milliseconds. */
const end = Math.max(...[...Object.values(entrances), ...hops].map(({ from, takes }) => from + takes));

/** Milliseconds from the first frame until the picture begins again. */
export const length = end + held;

/** Goes from 0 to 1, slows down towards the end, and goes a little too far before it. */
const overshoot = (part: number): number => 1 + 2.4 * (part - 1) ** 3 + 1.4 * (part - 1) ** 2;

/** How far a face comes in, as a part of the width. Before, half of it looks in from the edge. */
const faceWay = 0.3;

const rest = { x: 0, y: 0, scale: 1 } as const;

/** Returns where a layer is on its way. `part`: 0 at the start to 1 at the end. */
const onTheWay = (layer: Entering, part: number): Omit<Placed, 'layer'> => {
  const missing = 1 - overshoot(part);
  switch (layer) {
    case 'leftFace':
      return { ...rest, x: -faceWay * missing };
    case 'rightFace':
      return { ...rest, x: faceWay * missing };
    case 'leftBubble':
    case 'rightBubble':
      return { ...rest, scale: overshoot(part) };
    case 'foot':
      return { ...rest, y: 0.2 * missing };
    default:
      return layer satisfies never;
  }
};

/** A layer of which a part is in the first frame. */
const looksIn = (layer: Entering): boolean => layer === 'leftFace' || layer === 'rightFace';

/** Returns how far a layer is above its place. */
const hopOf = (layer: Layer, time: number): number =>
  hops
    .filter(({ of, from, takes }) => of.includes(layer) && time > from && time < from + takes)
    .reduce((sum, { from, takes, height }) => sum + height * Math.sin((Math.PI * (time - from)) / takes), 0);

/** Returns the layers that are there at a time in milliseconds, from back to front. */
export const placedAt = (time: number): Placed[] =>
  layers.flatMap((layer): Placed[] => {
    if (isThere(layer)) return [{ layer, ...rest }];
    const { from, takes } = entrances[layer];
    if (time < from && !looksIn(layer)) return [];
    const part = Math.max(0, (time - from) / takes);
    const placed = part >= 1 ? rest : onTheWay(layer, part);
    return [{ layer, ...placed, y: placed.y - hopOf(layer, time) }];
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
