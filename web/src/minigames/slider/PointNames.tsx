import { limits } from '@tallyho/game/limits';
import type { Step } from '@tallyho/game/minigames/fields';
import { formatNumber } from '../../entities/preferences/format.ts';
import { turnOfPoint } from './dial.ts';
import { foldedWidth, isFolded, nameWidth, widestWord } from './long-names.ts';
import styles from './PointNames.module.css';

/** The radius of the dial on a small phone, and the space between two names, in em of the names. */
const phone = { radius: 10.2, gap: 0.6 };
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

interface PointNamesProps {
  readonly points: readonly Step[];
  /** The names of the fields at the needle: one, or two at the border of both. */
  readonly lit: readonly string[];
  /** The ends have their numbers. */
  readonly hasNumbers: boolean;
}

/**
 * The names of the points outside of the rim, each beside its point, the outer ones below the ends of the arc.
 * Hidden from screen readers, because the answers have the names.
 */
export function PointNames({ points, lit, hasNumbers }: PointNamesProps) {
  const last = points.length - 1;
  const step = turnOfPoint(1, points.length) - turnOfPoint(0, points.length);
  const names = points.map(({ name }, at) => {
    const turn = turnOfPoint(at, points.length);
    const isEnd = at === 0 || at === last;
    return { name, turn, isEnd, fits: isEnd || fitsOnPhone(bold * nameWidth(name), turn, step) };
  });
  return (
    <ol
      className={styles.names}
      data-middle={names.some(({ isEnd, fits }) => !isEnd && fits)}
      data-all-lit={names.every(({ name, fits }) => fits || !lit.includes(name))}
      style={{ '--chord': 2 * Math.sin((step * Math.PI) / 360) }}
      aria-hidden="true"
    >
      {names.map(({ name, turn, isEnd, fits }, at) => (
        <li
          key={name}
          data-fits={fits}
          data-folds={isFolded(name)}
          style={{
            '--turn': `${turn}deg`,
            '--folded': bold * foldedWidth(name),
            '--word': bold * widestWord([{ name }]),
          }}
        >
          {hasNumbers && isEnd && <b>{formatNumber(at === 0 ? limits.slider.min : limits.slider.max)}</b>}
          <span data-lit={lit.includes(name)}>{name}</span>
        </li>
      ))}
    </ol>
  );
}
