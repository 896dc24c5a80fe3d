import type { MiniGameType } from '@tallyho/game/minigames/registry';
import { drawnTiers } from '../../../shared/ui/styles/drawn-tiers.ts';
import styles from './GameDrawing.module.css';

/** A rectangle with round corners, in a square of 48: left, top, width, height, fill. */
type Bar = readonly [x: number, y: number, width: number, height: number, fill: string];
/** A disc: center, radius, fill. */
type Disc = readonly [x: number, y: number, radius: number, fill: string];
interface Drawing {
  readonly bars: readonly Bar[];
  readonly discs: readonly Disc[];
}

const tiers: readonly Bar[] = [5, 18.5, 32].flatMap((y, row): Bar[] => [
  [4, y, 40, 11, 'var(--card-ground)'],
  [4, y, 11, 11, drawnTiers[row] ?? ''],
]);

const drawings: Readonly<Record<MiniGameType, Drawing>> = {
  TierList: {
    bars: [
      ...tiers,
      [18, 7.5, 7, 6, 'var(--player-2)'],
      [27, 7.5, 7, 6, 'var(--player-4)'],
      [18, 21, 7, 6, 'var(--player-7)'],
      [18, 34.5, 7, 6, 'var(--player-6)'],
      [27, 34.5, 7, 6, 'var(--player-5)'],
    ],
    discs: [],
  },
  TierListLobby: {
    bars: tiers,
    discs: [
      [22, 10.5, 4, 'var(--player-3)'],
      [22, 24, 4, 'var(--player-1)'],
      [32, 24, 4, 'var(--player-2)'],
      [22, 37.5, 4, 'var(--player-4)'],
    ],
  },
  HotTakes: {
    bars: [
      [4, 6, 30, 8, 'var(--tier-2)'],
      [35, 6, 9, 8, 'var(--tier-8)'],
      [4, 20, 20, 8, 'var(--tier-2)'],
      [25, 20, 19, 8, 'var(--tier-8)'],
      [4, 34, 10, 8, 'var(--tier-2)'],
      [15, 34, 29, 8, 'var(--tier-8)'],
    ],
    discs: [[24, 24, 6.5, 'var(--card-ground)']],
  },
  RankThem: {
    bars: [0, 1, 2, 3].flatMap((row): Bar[] => [
      [4, 5 + 10 * row, 9, 8, drawnTiers[row] ?? ''],
      [15, 5 + 10 * row, 29 - 6 * row, 8, 'var(--card-ground)'],
    ]),
    discs: [0, 1, 2, 3].map((row): Disc => [20, 9 + 10 * row, 2.6, `var(--player-${row + 1})`]),
  },
  Slider: {
    bars: drawnTiers.map((color, stop): Bar => [4 + 8 * stop, 25, 8, 9, color]),
    discs: [
      ...drawnTiers.map(
        (color, stop): Disc => (stop === 3 ? [32, 13, 5, color] : [8 + 8 * stop, 15, 2, color]),
      ),
      [32, 29.5, 7.5, 'var(--card-ground)'],
    ],
  },
  SliderLobby: {
    bars: [9, 22, 35].map((y): Bar => [4, y, 40, 5, 'var(--card-ground)']),
    discs: [
      [33, 11.5, 6, 'var(--player-1)'],
      [15, 24.5, 6, 'var(--player-3)'],
      [26, 37.5, 6, 'var(--player-2)'],
    ],
  },
  SliderAvatarsLobby: {
    bars: [
      [4, 34, 13, 10, 'var(--bronze)'],
      [17.5, 27, 13, 17, 'var(--silver)'],
      [31, 20, 13, 24, 'var(--gold)'],
    ],
    discs: [
      [10.5, 27, 6, 'var(--player-4)'],
      [24, 20, 6, 'var(--player-2)'],
      [37.5, 13, 6, 'var(--player-1)'],
    ],
  },
  Cup: {
    bars: [
      ...[5, 16, 27, 38].flatMap((y): Bar[] => [
        [3, y, 9, 7, `var(--player-${1 + (y % 8)})`],
        [36, y, 9, 7, `var(--player-${1 + ((y + 3) % 8)})`],
      ]),
      [14, 10.5, 5, 7, 'var(--card-ground)'],
      [14, 32.5, 5, 7, 'var(--card-ground)'],
      [29, 10.5, 5, 7, 'var(--card-ground)'],
      [29, 32.5, 5, 7, 'var(--card-ground)'],
    ],
    discs: [[24, 25, 6.5, 'var(--gold)']],
  },
  Choose: {
    bars: [
      [4, 6, 18, 36, 'var(--tier-1)'],
      [26, 6, 18, 36, 'var(--tier-8)'],
    ],
    discs: [[24, 24, 7, 'var(--card-ground)']],
  },
  WhoseIsIt: {
    bars: [
      [4, 5, 40, 22, 'var(--card-ground)'],
      [9, 10, 30, 4, 'var(--player-5)'],
      [9, 18, 19, 4, 'var(--player-6)'],
    ],
    discs: [
      [10, 37, 6, 'var(--player-1)'],
      [24, 37, 6, 'var(--player-2)'],
      [38, 37, 6, 'var(--player-3)'],
    ],
  },
  WriteAndRate: {
    bars: [
      [6, 5, 36, 26, 'var(--card-ground)'],
      [11, 11, 26, 4, 'var(--player-2)'],
      [11, 20, 17, 4, 'var(--player-3)'],
    ],
    discs: drawnTiers.map((color, mark): Disc => [8 + 8 * mark, 39, 3.2, color]),
  },
};

/** A small drawing of a mini-game, for a theme without pictures. Fills its container; hidden from screen readers. */
export function GameDrawing({ type }: { readonly type: MiniGameType }) {
  const { bars, discs } = drawings[type];
  return (
    <svg className={styles.drawing} viewBox="0 0 48 48" aria-hidden="true">
      {bars.map(([x, y, width, height, fill]) => (
        <rect key={`${x}/${y}/${width}`} {...{ x, y, width, height }} rx="2.5" style={{ fill }} />
      ))}
      {discs.map(([cx, cy, r, fill]) => (
        <circle key={`${cx}/${cy}`} {...{ cx, cy, r }} style={{ fill }} />
      ))}
    </svg>
  );
}
