import type { Step } from '@tallyho/game/minigames/fields';
import type { CSSProperties } from 'react';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { lettersInLine } from '../ItemPicture.tsx';
import { isLongName, longestWord } from '../label-size.ts';
import { paint } from '../paint.ts';
import { RateablePicture } from '../RateablePicture.tsx';
import { isTextOnly, type RateableItem } from '../rateable-item.ts';
import reveal from '../show/reveal.module.css';
import styles from './ConsensusBoard.module.css';

interface BoardRow {
  readonly name: string;
  /** Null: the row is not a tier of the theme, e.g. the row of ties. */
  readonly color: Step['color'] | null;
  /** Accessible name of the row's list. */
  readonly label: string;
  readonly subjects: readonly RateableItem[];
}

/** Creates a row per tier. `prefix`: start of the list's accessible name, e.g. "Tier ". */
export const tierRows = (
  tiers: readonly Step[],
  subjects: readonly (readonly RateableItem[])[],
  prefix = '',
): BoardRow[] =>
  tiers.map(({ name, color }, index) => ({
    name,
    color,
    label: `${prefix}${name}`,
    subjects: subjects[index] ?? [],
  }));

interface ConsensusBoardProps {
  readonly rows: readonly BoardRow[];
  /** Ids of the revealed items; null: all. */
  readonly shown: ReadonlySet<string> | null;
  /** Id of the latest revealed item. */
  readonly latest: string | null;
  /** Text below an item, e.g. its number of votes. */
  readonly captionOf?: (subject: RateableItem) => string;
  /** Text in empty rows after everything is revealed. */
  readonly empty?: string;
}

/** The board that results from all answers. */
export function ConsensusBoard({ rows, shown, latest, captionOf, empty }: ConsensusBoardProps) {
  return (
    <section className={styles.board} aria-label="The group's board">
      <ul className={styles.tiers}>
        {rows.map(({ name, color, label, subjects }) => (
          <li key={name} className={styles.tier} data-empty={subjects.length === 0}>
            <RowLabel name={name} color={color} />
            <ul className={styles.subjects} aria-label={label}>
              {subjects.map((subject) => (
                <BoardSubject
                  key={subject.id}
                  subject={subject}
                  shown={shown?.has(subject.id) ?? true}
                  isLatest={subject.id === latest}
                  caption={captionOf?.(subject) ?? null}
                />
              ))}
              {subjects.length === 0 && empty && (
                <li className={classNames(styles.nothing, reveal.fade)} data-shown={shown === null}>
                  {empty}
                </li>
              )}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function RowLabel({ name, color }: Pick<BoardRow, 'name' | 'color'>) {
  const { fill, text } = color === null ? { fill: 'var(--surface-well)', text: 'var(--ink)' } : paint(color);
  return (
    <span className={styles.label} style={{ background: fill, color: text }}>
      <span
        data-long={isLongName(name)}
        style={{ '--letters': longestWord([name]) } as CSSProperties} // custom properties aren't in CSSProperties
      >
        {name}
      </span>
    </span>
  );
}

interface BoardSubjectProps {
  readonly subject: RateableItem;
  readonly shown: boolean;
  readonly isLatest: boolean;
  readonly caption: string | null;
}

function BoardSubject({ subject, shown, isLatest, caption }: BoardSubjectProps) {
  const isText = isTextOnly(subject);
  const letters = lettersInLine(subject.name, true);
  return (
    <li
      className={classNames(styles.subject, reveal.pop)}
      title={subject.name}
      data-shown={shown}
      data-latest={isLatest}
    >
      <span
        className={classNames(styles.tile, isText && styles.text)}
        style={isText ? ({ '--letters': letters } as CSSProperties) : undefined} // as above
      >
        <RateablePicture subject={subject} wide={isText} />
      </span>
      {caption !== null && <span className={styles.caption}>{caption}</span>}
    </li>
  );
}
