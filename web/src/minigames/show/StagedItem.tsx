import type { Reactions } from '@tallyho/game/show/reaction';
import type { RevealMoment } from '@tallyho/game/show/show';
import type { ReactNode } from 'react';
import { BreakableName } from '../../shared/ui/players/BreakableName.tsx';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { longestWord } from '../faces/label-size.ts';
import type { Paint } from '../faces/paint.ts';
import { useWideCard } from '../faces/picture-ratio.ts';
import { RateablePicture } from '../faces/RateablePicture.tsx';
import type { RateableItem } from '../faces/rateable-item.ts';
import reveal from './reveal.module.css';
import styles from './StagedItem.module.css';
import type { Vote } from './Votes.tsx';

/** The result of the group that is stamped on an item, e.g. the name of its tier. */
export interface Stamp {
  readonly label: string;
  readonly paint: Paint | null;
}

/** A label of at most so many letters stands before the faces, a longer one above them. */
const shortLabel = 3;

/** Returns how many letters a label has in a row if it stands in at most two. */
const lettersInRow = (label: string): number =>
  Math.max(longestWord([label]), label.includes(' ') ? Math.ceil(label.length / 2) + 1 : 1);

/** Returns what all labels of the votes share: their form, how many letters a row has, and how many rows there are. */
function shapeOf(labels: readonly string[]) {
  const letters = Math.max(1, ...labels.map(lettersInRow));
  return {
    isWordy: labels.some(({ length }) => length > shortLabel),
    letters,
    lines: labels.some(({ length }) => length > letters) ? 2 : 1,
  };
}

interface StagedItemProps {
  readonly subject: RateableItem;
  /** The best item, which is larger. */
  readonly isFirst: boolean;
  /** Which parts are shown. */
  readonly parts: RevealMoment;
  readonly stamp: Stamp;
  readonly votes: readonly Vote[];
  /** How the players react to the stamp. */
  readonly reactions: Reactions;
  /** A line about the votes. */
  readonly line?: string | null;
  /** When the line appears: once most votes have landed, or when the show holds. Default: `hold`. */
  readonly lineFrom?: 'votes' | 'hold';
  /** False: the name stands in the verdict above. */
  readonly hasName?: boolean;
}

/** The item that is revealed now: its name and picture, who gave which vote, and the stamp with the group's result. */
export function StagedItem(props: StagedItemProps) {
  const {
    subject,
    isFirst,
    parts,
    stamp,
    votes,
    reactions,
    line = null,
    lineFrom = 'hold',
    hasName = true,
  } = props;
  const rows = votes.filter(({ raters }) => raters.length > 0);
  const labels = shapeOf(rows.map(({ label }) => label));
  const wideCard = useWideCard(subject);
  let before = 0;
  const withStart = rows.map((row) => {
    const start = before;
    before += row.raters.length;
    return { ...row, start };
  });
  const hasLine = parts.hasLine || (lineFrom === 'votes' && parts.faces * 2 > before);
  return (
    <article
      className={styles.staged}
      aria-label={subject.name}
      data-first={isFirst}
      data-wordy={labels.isWordy}
      style={{
        '--letters': Math.max(subject.name.length, 6),
        '--longest': longestWord(subject.name.split('_')),
      }}
    >
      {hasName && (
        <p className={styles.name} dir="auto">
          <span>
            <BreakableName name={subject.name} />
          </span>
        </p>
      )}
      <div className={styles.picture}>
        <div className={styles.card} style={wideCard} data-staged-picture data-left={parts.isPlaced}>
          <span className={styles.frame}>
            <RateablePicture
              subject={subject}
              reaction={parts.isStamped ? reactions.rated(subject.id) : 'thinking'}
              decorative
            />
          </span>
          {parts.isStamped && <StampMark stamp={stamp} />}
        </div>
      </div>
      <ul
        className={styles.votes}
        style={{
          '--raters': Math.max(1, before),
          '--votes': rows.length,
          '--in-row': labels.letters,
          '--lines': labels.lines,
        }}
        aria-label="Who gave what"
      >
        {withStart.map(({ label, paint, raters, start }) => (
          <li
            key={label}
            className={styles.vote}
            style={paint ? { background: paint.fill, color: paint.text } : undefined}
          >
            <span className={styles.label} title={label}>
              <span>{label}</span>
            </span>
            <ul className={styles.faces}>
              {raters.map((rater, at) => (
                <li key={rater.user} className={styles.place}>
                  <span
                    className={classNames(styles.face, reveal.fall)}
                    title={rater.username}
                    data-shown={start + at < parts.faces}
                  >
                    <PlayerFace
                      avatar={rater.avatar}
                      size="sm"
                      label={rater.username}
                      seat={rater.seat}
                      expression={parts.isStamped ? reactions.voter(subject.id, rater.user) : 'thinking'}
                    />
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className={classNames(styles.line, reveal.fade)} data-shown={hasLine && line !== null}>
        {line}
      </p>
    </article>
  );
}

const StampMark = ({ stamp: { label, paint } }: { readonly stamp: Stamp }): ReactNode => (
  <span
    className={styles.stamp}
    style={{
      '--letters': Math.max(label.length, 3),
      ...(paint && { background: paint.fill, color: paint.text }),
    }}
  >
    {label}
  </span>
);
