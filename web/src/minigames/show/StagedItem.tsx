import type { Reactions } from '@tallyho/game/show/reaction';
import type { RevealMoment } from '@tallyho/game/show/show';
import type { ReactNode } from 'react';
import { BreakableName } from '../../shared/ui/players/BreakableName.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { longestWord } from '../faces/label-size.ts';
import type { Paint } from '../faces/paint.ts';
import { useWideCard } from '../faces/picture-ratio.ts';
import { RateablePicture } from '../faces/RateablePicture.tsx';
import { isTextOnly, type RateableItem } from '../faces/rateable-item.ts';
import reveal from './reveal.module.css';
import { type HostLook, type HostPoints, ShowHost } from './ShowHost.tsx';
import styles from './StagedItem.module.css';
import { inOneRow, StagedVotes, shapeOf } from './StagedVotes.tsx';
import type { Vote } from './Votes.tsx';

/** The result of the group that is stamped on an item, e.g. the name of its tier. `place`: its place, which nothing tells before. */
export interface Stamp {
  readonly kind?: 'place';
  readonly label: string;
  readonly paint: Paint | null;
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
  /** Where the show is, above the name; with a stamp of a place only from the stamp on. An empty text only keeps the room. */
  readonly chapter?: string | null;
  /** What the host says before the votes, until most of them have landed. */
  readonly prompt?: string | null;
  /** What the host says about the votes. */
  readonly line?: string | null;
  /** What the host says once the result is stamped; until then, and if it is null, the line. */
  readonly lineAfter?: string | null;
  /** What stands below the votes once the result is stamped; an empty text keeps its room, and null has none. */
  readonly note?: string | null;
  /** How the host looks as it says the line. Default: startled. */
  readonly lineLook?: HostLook;
  /** When the line appears: once most votes have landed, or when the show holds. Default: `hold`. */
  readonly lineFrom?: 'votes' | 'hold';
  /** True after the show: the name stands in the verdict above, and the host has left. */
  readonly isOver?: boolean;
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
    chapter = null,
    prompt = null,
    line = null,
    lineAfter = null,
    note = null,
    lineFrom = 'hold',
    isOver = false,
  } = props;
  const rows = votes.filter(({ raters }) => raters.length > 0);
  const labels = shapeOf(rows.map(({ label }) => label));
  const wideCard = useWideCard(subject);
  const count = rows.reduce((sum, { raters }) => sum + raters.length, 0);
  const haveMostLanded = parts.faces * 2 > count;
  const hasLine = line !== null && (parts.hasLine || (lineFrom === 'votes' && haveMostLanded));
  // All votes for the best item are in: it is glad, and so is the host.
  const isCheered = isFirst && parts.faces >= Math.max(count, 1);
  const saidBefore = haveMostLanded ? null : prompt;
  const said = (parts.isStamped ? lineAfter : null) ?? (hasLine ? line : saidBefore);
  return (
    <article
      className={styles.staged}
      aria-label={subject.name}
      data-first={isFirst}
      data-wordy={labels.isWordy}
      data-noted={note !== null}
      data-grows={!labels.isWordy && count <= inOneRow}
      style={{
        '--letters': Math.max(subject.name.length, 6),
        '--longest': longestWord(subject.name.split('_')),
      }}
    >
      {!isOver && (
        <div className={styles.head}>
          {chapter !== null && (
            <p
              className={classNames(styles.chapter, reveal.fade)}
              data-shown={stamp.kind !== 'place' || parts.isStamped}
            >
              {/* Its room tells nothing: it is the same without a text. */}
              {chapter || '\u00a0'}
            </p>
          )}
          <p className={styles.name} dir="auto">
            <span>
              <BreakableName name={subject.name} />
            </span>
          </p>
        </div>
      )}
      <div className={styles.picture}>
        <div
          className={styles.card}
          style={wideCard}
          data-staged-picture={subject.id}
          data-left={parts.isPlaced}
          data-pictured={subject.kind === 'item' && !isTextOnly(subject)}
        >
          <span className={styles.frame}>
            <RateablePicture
              subject={subject}
              reaction={isCheered ? 'delighted' : parts.isStamped ? reactions.rated(subject.id) : 'thinking'}
              decorative
            />
          </span>
          {parts.isStamped && <StampMark stamp={stamp} />}
        </div>
      </div>
      <StagedVotes
        subject={subject}
        rows={rows}
        labels={labels}
        faces={parts.faces}
        isStamped={parts.isStamped}
        reactions={reactions}
      />
      {note !== null && (
        <p className={classNames(styles.note, reveal.fade)} data-shown={parts.isStamped && note !== ''}>
          {note}
        </p>
      )}
      {!isOver && (
        <ShowHost
          className={styles.host}
          look={isCheered ? 'cheers' : lookOf(props, hasLine)}
          points={pointsOf(props, hasLine)}
          says={said}
        />
      )}
    </article>
  );
}

/** The host ponders what may come as it announces the item, and has a free hand to point at the row from the stamp on. */
function lookOf({ parts, prompt = null, lineLook = 'gasps' }: StagedItemProps, hasLine: boolean): HostLook {
  if (parts.isStamped) return hasLine && lineLook === 'talks' ? 'waits' : 'talks';
  if (hasLine) return lineLook;
  return prompt === null ? 'waits' : 'thinks';
}

/** The host points at the item when it lands, at the votes of which it speaks, and from the stamp on at the row into which it goes. */
const pointsOf = ({ parts }: StagedItemProps, hasLine: boolean): HostPoints => {
  if (parts.isStamped) return 'row';
  return hasLine ? 'people' : 'item';
};

const StampMark = ({ stamp: { label, paint } }: { readonly stamp: Stamp }): ReactNode => (
  <span
    className={styles.stamp}
    data-words={shapeOf([label]).isWordy}
    style={{
      '--letters': shapeOf([label]).letters,
      ...(paint && { background: paint.fill, color: paint.text }),
    }}
  >
    {label}
  </span>
);
