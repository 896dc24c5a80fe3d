import styles from './TallyMarks.module.css';

interface TallyMarksProps {
  /** Number of strokes, an integer from 0. */
  readonly count: number;
  /** Milliseconds between two strokes that are drawn one after another. 0: all are there. */
  readonly pace?: number;
}

/** Strokes of a group: four beside each other, the fifth across them. */
const strokes = ['M7 7 5 41', 'M17 6 16 42', 'M27 7 28 41', 'M38 6 36 42', 'M1 33 43 13'] as const;

/**
 * A count as tally marks, in groups of five. 1em high. It is hidden from screen readers: the number is said beside it.
 */
export function TallyMarks({ count, pace = 0 }: TallyMarksProps) {
  const groups = Array.from({ length: Math.ceil(count / 5) }, (_, group) => group);
  return (
    <span className={styles.marks}>
      {groups.map((group) => {
        const own = strokes.slice(0, count - group * 5);
        return (
          <span key={group} className={styles.group}>
            {pace === 0 && <Strokes paths={own} />}
            {/* Each is a picture of its own: a change within a picture is a layout in each frame. */}
            {pace > 0 &&
              own.map((path, index) => (
                <Strokes
                  key={path}
                  paths={[path]}
                  isAcross={path === strokes[4]}
                  at={(group * 5 + index) * pace}
                />
              ))}
          </span>
        );
      })}
    </span>
  );
}

interface StrokesProps {
  readonly paths: readonly string[];
  /** The stroke across the others, which is drawn from the left. */
  readonly isAcross?: boolean;
  /** When they are drawn, in milliseconds; absent: they are there. */
  readonly at?: number;
}

const Strokes = ({ paths, isAcross, at }: StrokesProps) => (
  <svg
    className={at === undefined ? undefined : styles.drawn}
    data-across={isAcross}
    style={at === undefined ? undefined : { '--at': `${at}ms` }}
    viewBox="0 0 44 48"
    aria-hidden="true"
  >
    {paths.map((path) => (
      <path key={path} d={path} />
    ))}
  </svg>
);
