import { limits } from '@tallyho/game/limits';
import type { Step } from '@tallyho/game/minigames/fields';
import { formatNumber } from '../../entities/preferences/format.ts';
import { turnOfPoint } from './dial.ts';
import { foldedWidth, nameWidth, widestWord } from './long-names.ts';
import type { NameTag } from './name-tags.ts';
import styles from './PointNames.module.css';
import { isFolded, rimOfName, type Track } from './point-rims.ts';

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
  /** The name that the sign says; undefined if there is none, or before. */
  readonly meant: string | undefined;
  /** The ends have their numbers. */
  readonly hasNumbers: boolean;
  /** Around the rim is the track of the guesses. The names are outside of it, and of its faces and labels. */
  readonly track: Track | null;
  /** The names of the players, which can be outside of the rim. */
  readonly tags: readonly NameTag[];
}

/**
 * The names of the points outside of the rim, each beside its point, the outer ones below the ends of the arc.
 * Hidden from screen readers, because the answers have the names.
 */
export function PointNames({ points, meant, hasNumbers, track, tags }: PointNamesProps) {
  const last = points.length - 1;
  const step = turnOfPoint(1, points.length) - turnOfPoint(0, points.length);
  const names = points.map(({ name }, at) => {
    const turn = turnOfPoint(at, points.length);
    return {
      name,
      turn,
      fits: fitsOnPhone(bold * nameWidth(name), turn, step),
      rim: rimOfName(name, turn, track, tags),
    };
  });
  return (
    <ol
      className={styles.names}
      data-guesses={track !== null}
      data-all={names.slice(1, -1).every(({ fits }) => fits)}
      style={{
        '--chord': 2 * Math.sin((step * Math.PI) / 360),
      }}
      aria-hidden="true"
    >
      {names.map(({ name, turn, rim }, at) => (
        <li
          key={name}
          data-meant={name === meant}
          data-folds={isFolded(name)}
          style={{
            '--turn': `${turn}deg`,
            '--rim': rim,
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
