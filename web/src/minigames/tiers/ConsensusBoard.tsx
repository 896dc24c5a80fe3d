import type { Step } from '@tallyho/game/minigames/fields';
import type { ReactNode } from 'react';
import { isLongName, longestWord } from '../faces/label-size.ts';
import { type Paint, paint } from '../faces/paint.ts';
import { useLeastRatio, useWideCard } from '../faces/picture-ratio.ts';
import { isTextOnly, type RateableItem } from '../faces/rateable-item.ts';
import { type BoardPlace, BoardSubject } from './BoardSubject.tsx';
import styles from './ConsensusBoard.module.css';

interface BoardRow {
  readonly name: string;
  /** Null: the row is neither a tier of the theme nor a place, e.g. the row of ties. */
  readonly color: Paint | null;
  /** Accessible name of the row's list. */
  readonly label: string;
  readonly subjects: readonly RateableItem[];
  /** Why nothing will come into the empty row. */
  readonly closed?: string | null;
}

/** Creates a row per tier. `prefix`: start of the list's accessible name, e.g. "Tier ". */
export const tierRows = (
  tiers: readonly Step[],
  subjects: readonly (readonly RateableItem[])[],
  prefix = '',
): BoardRow[] =>
  tiers.map(({ name, color }, index) => ({
    name,
    color: paint(color),
    label: `${prefix}${name}`,
    subjects: subjects[index] ?? [],
  }));

interface ConsensusBoardProps {
  /** What the rows are, above the board of a wide window. Default: the tiers of the theme, which need no heading. */
  readonly title?: string | undefined;
  /** The items that are on the board already. */
  readonly rows: readonly BoardRow[];
  /** The number of items in the fullest row at the end. */
  readonly crowd: number;
  /** The last item that came onto the board, while others are still to come. */
  readonly latest?: string | null;
  /** False: items are still to come. All rows have the same height, so that nothing is given away. */
  readonly isSettled: boolean;
  /** The row of the item on the stage, with a slot for it; null until it is known, and without `isLit` if it is not to be lit yet. */
  readonly target?: { readonly row: number; readonly subject: RateableItem; readonly isLit: boolean } | null;
  /** What stands below an item when the board is settled, e.g. its number of votes; null for nothing. */
  readonly captionOf?: (subject: RateableItem) => ReactNode;
  /** What a press does, below the settled board. Screen readers have it from the buttons. */
  readonly note?: ReactNode;
  /** What a press on an item shows when the board is settled. */
  readonly detailOf?: (subject: RateableItem) => ReactNode;
  /** Text in empty rows after everything is revealed. */
  readonly empty?: string;
  /** The settled board has its items in columns of one width. */
  readonly inColumns?: boolean;
  /** The place of an item, which stands on it when the board is settled; null for none. */
  readonly placeOf?: (subject: RateableItem) => BoardPlace | null;
}

/** The board that results from all answers. Rows fill from the left; when they are settled, the best item is the first. */
export function ConsensusBoard({
  title,
  rows,
  crowd,
  isSettled,
  captionOf,
  note = null,
  detailOf,
  inColumns = false,
  ...props
}: ConsensusBoardProps) {
  const { empty, placeOf, latest = null, target = null } = props;
  const flat = useLeastRatio(rows.flatMap(({ subjects }) => subjects));
  const isLong = rows.some(({ name }) => isLongName(name));
  return (
    <section
      className={styles.board}
      aria-label="The group's board"
      data-settled={isSettled}
      data-columns={isSettled && inColumns}
    >
      {title !== undefined && <p className={styles.title}>{title}</p>}
      <ul
        className={styles.tiers}
        style={{
          '--rows': rows.length,
          '--letters': longestWord(rows.map(({ name }) => name)),
          '--crowd': Math.max(1, crowd),
          '--flat': flat,
          '--two-lines': Math.max(1, Math.ceil(crowd / 2)),
          '--three-lines': Math.max(1, Math.ceil(crowd / 3)),
        }}
      >
        {rows.map(({ name, color, label, subjects, closed = null }, index) => (
          <li
            key={name}
            className={styles.tier}
            data-empty={subjects.length === 0}
            data-target={index === target?.row && target.isLit}
            style={{ '--tint': color === null ? 'var(--surface-well)' : color.fill }}
          >
            <RowLabel name={name} color={color} isLong={isLong} />
            <div className={styles.row}>
              <ul className={styles.subjects} aria-label={label}>
                {(isSettled ? subjects : subjects.toReversed()).map((subject) => (
                  <BoardSubject
                    key={subject.id}
                    subject={subject}
                    place={isSettled ? (placeOf?.(subject) ?? null) : null}
                    caption={isSettled ? (captionOf?.(subject) ?? null) : null}
                    detail={isSettled ? (detailOf?.(subject) ?? null) : null}
                    hasName={isSettled && subject.kind === 'item' && !isTextOnly(subject)}
                    isLatest={!isSettled && subject.id === latest}
                  />
                ))}
                {index === target?.row && !subjects.includes(target.subject) && (
                  <Slot subject={target.subject} />
                )}
                {isSettled && subjects.length === 0 && empty && <li className={styles.nothing}>{empty}</li>}
                {closed !== null && <li className={styles.closed}>{closed}</li>}
              </ul>
            </div>
          </li>
        ))}
      </ul>
      {isSettled && note && (
        <p className={styles.note} aria-hidden="true">
          {note}
        </p>
      )}
    </section>
  );
}

/** Where the item on the stage will land. */
function Slot({ subject }: { readonly subject: RateableItem }) {
  const isText = isTextOnly(subject);
  const wideCard = useWideCard(subject);
  return (
    <li className={styles.slot} style={isText ? undefined : wideCard} data-text={isText} aria-hidden="true" />
  );
}

/** `isLong`: one of the labels is a phrase, and all are written in its size. */
function RowLabel({ name, color, isLong }: Pick<BoardRow, 'name' | 'color'> & { readonly isLong: boolean }) {
  const { fill, text } = color ?? { fill: 'var(--surface-well)', text: 'var(--ink)' };
  return (
    <span className={styles.label} style={{ background: fill, color: text }}>
      <span data-long={isLong}>{name}</span>
    </span>
  );
}
