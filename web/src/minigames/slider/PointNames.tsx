import { limits } from '@tallyho/game/limits';
import type { Step } from '@tallyho/game/minigames/fields';
import { formatNumber } from '../../entities/preferences/format.ts';
import { turnOfPoint } from './dial.ts';
import { foldedWidth, nameWidth, widestWord } from './long-names.ts';
import styles from './PointNames.module.css';
import { isCovered, type Pin, type PinBox } from './pins.ts';

/** The radius of the dial on a small phone, and the space between two names, in em of the names. */
const phone = { radius: 10.2, gap: 0.6 };
/** Longer names are in two lines. */
const oneLine = 14;
/** Bold letters are wider. */
const bold = 1.08;

/** Returns true if a name of this width has room outside of the rim on a phone. */
function fitsOnPhone(width: number, turn: number, step: number): boolean {
  const angle = (turn * Math.PI) / 180;
  const beside = Math.abs(Math.cos(angle));
  const free = phone.radius * (1 - beside) - beside;
  const chord = 2 * phone.radius * Math.sin((step * Math.PI) / 360);
  return width * Math.min(1, 0.5 + 0.8 * beside) <= free && width + phone.gap <= chord;
}

/** The width of an em of the names beside pins, in radii of the dial. */
const em = 0.047;

/** Returns what a name covers outside of the rim of a large dial. */
function boxOf(name: string, turn: number): PinBox {
  const angle = (turn * Math.PI) / 180;
  const isFolded = name.length > oneLine;
  const width = em * bold * (isFolded ? foldedWidth(name) : nameWidth(name));
  const height = em * (isFolded ? 2.4 : 1.2);
  const toStart = Math.min(1, Math.max(0, 0.5 + 0.8 * Math.cos(angle)));
  const up = Math.min(1, 0.5 + 0.75 * Math.sin(angle));
  const out = 1.06;
  return {
    x: -out * Math.cos(angle) + width * (0.5 - toStart),
    y: out * Math.sin(angle) + height * (up - 0.5),
    width,
    height,
  };
}

interface PointNamesProps {
  readonly points: readonly Step[];
  /** The name that the sign says; undefined if there is none, or before. */
  readonly meant: string | undefined;
  /** The ends have their numbers. */
  readonly hasNumbers: boolean;
  /** They have the places at the rim; a name that one of them covers is left out. */
  readonly pins: readonly Pin[];
}

/**
 * The names of the points outside of the rim, each beside its point, the outer ones below the ends of the arc.
 * Hidden from screen readers, because the answers have the names.
 */
export function PointNames({ points, meant, hasNumbers, pins }: PointNamesProps) {
  const last = points.length - 1;
  const step = turnOfPoint(1, points.length) - turnOfPoint(0, points.length);
  const names = points.map(({ name }, at) => {
    const turn = turnOfPoint(at, points.length);
    return {
      name,
      turn,
      fits: fitsOnPhone(bold * nameWidth(name), turn, step),
      isCovered: isCovered(pins, boxOf(name, turn)),
    };
  });
  return (
    <ol
      className={styles.names}
      data-pins={pins.length > 0}
      data-all={names.slice(1, -1).every(({ fits }) => fits)}
      style={{ '--chord': 2 * Math.sin((step * Math.PI) / 360) }}
      aria-hidden="true"
    >
      {names.map(({ name, turn, isCovered }, at) => (
        <li
          key={name}
          data-meant={name === meant}
          data-covered={isCovered}
          data-folds={name.length > oneLine}
          style={{
            '--turn': `${turn}deg`,
            '--folded': bold * foldedWidth(name),
            '--word': bold * widestWord([{ name }]),
          }}
        >
          {hasNumbers && (at === 0 || at === last) && (
            <b>{formatNumber(at === 0 ? limits.slider.min : limits.slider.max)}</b>
          )}
          {name}
        </li>
      ))}
    </ol>
  );
}
