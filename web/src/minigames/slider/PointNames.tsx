import { limits } from '@tallyho/game/limits';
import type { Step } from '@tallyho/game/minigames/fields';
import { formatNumber } from '../../entities/preferences/format.ts';
import { turnOfPoint } from './dial.ts';
import { foldedWidth, nameWidth, widestWord } from './long-names.ts';
import styles from './PointNames.module.css';
import { isPinNear, type Pin } from './pins.ts';

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

/** The width of an em of the names and half the width of a pin with its space, in degrees of the dial. */
const degrees = { em: 4, pin: 5.5, closest: 8 };

/** Returns how far the middle of a pin is from that of a name at least, in degrees. */
function apartFromPin(name: string, turn: number, pin: number): number {
  const angle = (turn * Math.PI) / 180;
  const isFolded = name.length > oneLine;
  const width = bold * (isFolded ? foldedWidth(name) : nameWidth(name));
  const height = isFolded ? 2.4 : 1.2;
  return (degrees.em * (width * Math.sin(angle) + height * Math.abs(Math.cos(angle)))) / 2 + pin;
}

interface PointNamesProps {
  readonly points: readonly Step[];
  /** The name that the sign says; undefined if there is none, or before. */
  readonly meant: string | undefined;
  /** They have the places at the rim; names near them stand further out or are left out. */
  readonly pins: readonly Pin[];
}

/**
 * The names of the points outside of the rim, each beside its point, the outer ones with their numbers below the ends of the arc.
 * Hidden from screen readers, because the answers have the names.
 */
export function PointNames({ points, meant, pins }: PointNamesProps) {
  const last = points.length - 1;
  const step = turnOfPoint(1, points.length) - turnOfPoint(0, points.length);
  const closest = pins.filter(({ guesser }) => guesser.isClosest);
  const names = points.map(({ name }, at) => {
    const turn = turnOfPoint(at, points.length);
    const isNear = (pin: number, of: readonly Pin[]) => isPinNear(of, turn, apartFromPin(name, turn, pin));
    return {
      name,
      turn,
      fits: fitsOnPhone(bold * nameWidth(name), turn, step),
      pin: isNear(degrees.closest, closest) ? 'closest' : isNear(degrees.pin, pins) ? 'near' : undefined,
    };
  });
  return (
    <ol
      className={styles.names}
      data-all={names.slice(1, -1).every(({ fits }) => fits)}
      style={{ '--chord': 2 * Math.sin((step * Math.PI) / 360) }}
      aria-hidden="true"
    >
      {names.map(({ name, turn, pin }, at) => (
        <li
          key={name}
          data-meant={name === meant}
          data-pin={pin}
          data-folds={name.length > oneLine}
          style={{
            '--turn': `${turn}deg`,
            '--folded': bold * foldedWidth(name),
            '--word': bold * widestWord([{ name }]),
          }}
        >
          {(at === 0 || at === last) && (
            <b>{formatNumber(at === 0 ? limits.slider.min : limits.slider.max)}</b>
          )}
          {name}
        </li>
      ))}
    </ol>
  );
}
