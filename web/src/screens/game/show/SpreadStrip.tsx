import type { UserId } from '@tallyho/game/model/person';
import type { AwardScale } from '@tallyho/game/round-awards/award';
import type { Rater } from '../../../minigames/contract.ts';
import type { Expression } from '../../../shared/ui/avatars/expressions.ts';
import { AwardFace } from './AwardFace.tsx';
import styles from './SpreadStrip.module.css';
import { spread } from './spread.ts';
import { gathered, haveRoom } from './strip-places.ts';

/** The width of a face, on the scale of 100; one of them can be larger. */
const widths = { equal: 14, larger: 17 } as const;
/** The number of players whose faces can be larger than those of the others. */
const mostLarger = 2;
/** Longer texts are in small letters, and stay between the ends. */
const longText = 8;

/** A player on the scale, 0 to 100. */
interface StripMark {
  readonly rater: Rater;
  readonly value: number;
  readonly said: string;
  readonly expression: Expression;
}

interface SpreadStripProps extends Pick<AwardScale, 'ends' | 'steps' | 'names'> {
  /** Lowest first, at least one. */
  readonly marks: readonly StripMark[];
  /** The players whom the award names. Of one or two the faces are larger. */
  readonly named: readonly UserId[];
  /** The player whom the scale is about: the own rating is marked. */
  readonly about?: UserId | null;
  /** What the scale shows. */
  readonly title?: string | undefined;
}

/**
 * Draws a whole scale and the faces of all players above it, each with a line to its place and what was said there. All steps have
 * their names if these have room. Faces that would cover each other move apart. Hidden from screen readers, because the text next to it says the same.
 */
export function SpreadStrip(props: SpreadStripProps) {
  const { marks, named, ends, steps, names, about = null, title } = props;
  const hasAllNames = haveRoom(names);
  const larger = named.length <= mostLarger ? named : [];
  const isLarger = ({ rater }: StripMark) => larger.includes(rater.user);
  const places = spread(
    marks.map((mark) => ({ at: mark.value, width: isLarger(mark) ? widths.larger : widths.equal })),
  );
  const labels = gathered(marks.map(({ value, said }) => ({ at: value, said })));
  return (
    <div className={styles.strip} aria-hidden="true">
      {title && (
        <p className={styles.title} dir="auto">
          {title}
        </p>
      )}
      <div className={styles.marks}>
        {marks.map((mark, index) => (
          <span
            key={mark.rater.user}
            className={styles.mark}
            data-at={Math.round(mark.value)}
            data-larger={isLarger(mark)}
            title={`${mark.rater.username}: ${mark.said}`}
            style={{ '--at': places[index] }}
          >
            <AwardFace rater={mark.rater} size="stage" expression={mark.expression} />
            {mark.rater.user === about && <span className={styles.own}>own</span>}
          </span>
        ))}
      </div>
      <svg className={styles.lines} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        {marks.map(({ rater, value }, index) => (
          <path key={rater.user} d={`M${places[index]} 0 ${value} 8`} />
        ))}
      </svg>
      <div className={styles.track}>
        {steps.map((at) => (
          <span key={at} className={styles.tick} data-step="true" style={{ '--at': at }} />
        ))}
        {marks.map(({ rater, value }) => (
          <span key={rater.user} className={styles.tick} style={{ '--at': value }} />
        ))}
      </div>
      {hasAllNames ? (
        <ul className={styles.labels}>
          {names.map((name, index) => (
            <li
              key={steps[index]}
              dir="auto"
              data-step="true"
              data-said={marks.some(({ said }) => said === name)}
              style={{ '--at': steps[index] }}
            >
              {name}
            </li>
          ))}
        </ul>
      ) : (
        <>
          <ul className={styles.labels}>
            {labels.map(({ at, said }) => (
              <li key={at} dir="auto" data-long={said.length > longText} style={{ '--at': at }}>
                {said}
              </li>
            ))}
          </ul>
          <div className={styles.ends}>
            <span dir="auto">{marks[0]?.said !== ends.low && ends.low}</span>
            <span dir="auto">{marks.at(-1)?.said !== ends.high && ends.high}</span>
          </div>
        </>
      )}
    </div>
  );
}
