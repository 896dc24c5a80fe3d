import type { Reactions } from '@tallyho/game/show/reaction';
import { viewerName } from '@tallyho/game/text';
import { BreakableName } from '../../shared/ui/players/BreakableName.tsx';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { longestWord } from '../faces/label-size.ts';
import type { RateableItem } from '../faces/rateable-item.ts';
import { landingStarts } from './landing-order.ts';
import reveal from './reveal.module.css';
import styles from './StagedVotes.module.css';
import type { Vote } from './Votes.tsx';

/** A label of at most so many letters stands before the faces, a longer one above them. */
const shortLabel = 3;

/** So many faces of one vote stand in one row on every screen. */
export const inOneRow = 5;

/** Returns how many letters a label has in a row if it stands in at most two. */
const lettersInRow = (label: string): number =>
  Math.max(longestWord([label]), label.includes(' ') ? Math.ceil(label.length / 2) + 1 : 1);

/** Returns what all labels of the votes share: their form, how many letters a row has, and how many rows there are. */
export function shapeOf(labels: readonly string[]) {
  const letters = Math.max(1, ...labels.map(lettersInRow));
  return {
    isWordy: labels.some(({ length }) => length > shortLabel),
    letters,
    lines: labels.some(({ length }) => length > letters) ? 2 : 1,
  };
}

/** A name of more letters is written smaller below its face, in at most two lines. */
const shortName = 9;

/** The title says that the votes are no ranking: a row of letters with faces reads as one. */
function titleFor({ kind, name }: RateableItem): string {
  if (kind !== 'player') return 'Who said what';
  return name === viewerName ? 'How you were rated' : `How ${name} was rated`;
}

interface StagedVotesProps {
  readonly subject: RateableItem;
  /** Those that have raters. */
  readonly rows: readonly Vote[];
  readonly labels: ReturnType<typeof shapeOf>;
  /** How many faces have landed. */
  readonly faces: number;
  readonly isStamped: boolean;
  readonly reactions: Reactions;
}

/** The votes for the item on the stage: a field for each tier that was chosen, on which the faces of its voters land. */
export function StagedVotes({ subject, rows, labels, faces, isStamped, reactions }: StagedVotesProps) {
  const count = rows.reduce((sum, { raters }) => sum + raters.length, 0);
  // What all said is the result: they need not wait for the stamp.
  const isAgreed = rows.length === 1 && count > 1 && faces >= count;
  const starts = landingStarts(rows.map(({ raters }) => raters.length));
  const hasLongName = rows.some(({ raters }) => raters.some(({ username }) => username.length > shortName));
  return (
    <ul
      className={styles.votes}
      style={{
        '--raters': Math.max(1, count),
        '--votes': rows.length,
        '--in-row': labels.letters,
        '--lines': labels.lines,
      }}
      aria-label="Who gave what"
      data-title={titleFor(subject)}
      data-wordy={labels.isWordy}
      data-grows={!labels.isWordy && count <= inOneRow}
      data-named={count <= inOneRow}
      data-lines={hasLongName ? 2 : 1}
    >
      {rows.map(({ label, paint, raters }, row) => (
        <li
          key={label}
          className={styles.vote}
          data-shown={(starts[row] ?? 0) < faces}
          style={paint ? { '--vote': paint.fill, '--on-vote': paint.text } : undefined}
        >
          <span className={styles.label} style={{ '--letters': lettersInRow(label) }} title={label}>
            <span>{label}</span>
          </span>
          <ul className={styles.faces}>
            {raters.map((rater, at) => {
              const isShown = (starts[row] ?? 0) + at < faces;
              return (
                <li key={rater.user} className={styles.place} data-shown={isShown}>
                  <span
                    className={classNames(styles.face, reveal.fall)}
                    title={rater.username}
                    data-shown={isShown}
                  >
                    <PlayerFace
                      avatar={rater.avatar}
                      size="sm"
                      label={rater.username}
                      seat={rater.seat}
                      expression={
                        isAgreed
                          ? 'delighted'
                          : isStamped
                            ? reactions.voter(subject.id, rater.user)
                            : 'thinking'
                      }
                    />
                  </span>
                  <span
                    className={classNames(styles.voter, reveal.fade)}
                    dir="auto"
                    aria-hidden="true"
                    data-own={rater.username === viewerName}
                    data-long={rater.username.length > shortName}
                    data-shown={isShown}
                  >
                    <span>
                      <BreakableName name={rater.username} />
                    </span>
                  </span>
                </li>
              );
            })}
          </ul>
        </li>
      ))}
    </ul>
  );
}
