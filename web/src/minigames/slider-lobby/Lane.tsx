import type { ReactNode } from 'react';
import type { Expression } from '../../shared/ui/avatars/expressions.ts';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import { seatColor } from '../../shared/ui/players/Shape.tsx';
import { WinnerCrown } from '../../shared/ui/players/WinnerCrown.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import type { Rater } from '../contract.ts';
import { moodAt } from '../faces/mood.ts';
import reveal from '../show/reveal.module.css';
import { atWidth, byWidth } from '../slider/line.ts';
import styles from './Lane.module.css';
import { placesOfVotes, share } from './votes.ts';

/** From here on the number stands before the face, where it has room. */
const nearEnd = { first: 0.6, others: 0.75 };

/** From here on the longer side of the lane is before the face. */
const middle = 0.5;

interface Mark {
  readonly rater: Rater;
  readonly value: number;
}

interface LaneProps {
  readonly player: Rater;
  readonly you: string | null;
  readonly name: ReactNode;
  /** 1-100; null: there are no ratings. */
  readonly mean: number | null;
  /** The mean as a text. */
  readonly amount: string;
  readonly rank: number;
  readonly expression: Expression;
  /** `waits`: the player is not known yet; `starts`: the face is at the start; `arrives`: it is at its value. */
  readonly step: 'waits' | 'starts' | 'arrives';
  readonly isLatest: boolean;
  /** There are many lanes. */
  readonly isCrowded: boolean;
  readonly isOpen: boolean;
  /** The votes are shown once it is open, small ones also before if it is high. */
  readonly marks: readonly Mark[];
  readonly isHigh: boolean;
  /** How many of them are shown before the face runs. */
  readonly faces: number;
  /** Absent: the lane cannot be pressed. */
  readonly onOpen: (() => void) | null;
}

/**
 * A player in the race: the name, and the lane, which is the scale from end to end. The face runs to the mean on the color it leaves behind.
 * The first one has a crown and more room.
 */
export function Lane(props: LaneProps) {
  const {
    player,
    you,
    name,
    mean,
    amount,
    rank,
    expression,
    step,
    isLatest,
    isCrowded,
    isOpen,
    isHigh,
    marks,
    faces,
    onOpen,
  } = props;
  const { avatar, seat } = player;
  const at = mean === null ? 0 : share(mean);
  const isFirst = rank === 1 && mean !== null;
  const isNamed = step !== 'waits';
  const hasArrived = step === 'arrives';
  const hasVotes = (isOpen || isHigh) && marks.length > 0;
  return (
    <li
      className={classNames(styles.lane, reveal.whole)}
      data-first={isFirst}
      data-open={isOpen}
      data-small={hasVotes && !isOpen}
      data-latest={isLatest}
      data-step={step}
      data-crowded={isCrowded}
      data-before={at > nearEnd[isFirst ? 'first' : 'others']}
      data-far={hasArrived && at > middle}
      style={{ '--share': at, ...(isNamed && seat && { '--seat': seatColor(seat) }) }}
    >
      <button
        type="button"
        className={classNames(styles.player, reveal.fade)}
        data-shown={isNamed}
        disabled={onOpen === null}
        aria-expanded={isOpen}
        onClick={onOpen ?? undefined}
      >
        <span className={styles.name} dir="auto">
          {name}
        </span>
      </button>
      <span className={styles.ground}>
        <span className={styles.fill}>{isFirst && <span className={styles.rays} />}</span>
      </span>
      <div className={styles.runway}>
        <div className={styles.runner}>
          {isNamed ? (
            <span className={styles.face}>
              <PlayerFace avatar={avatar} seat={seat} size="stage" expression={expression} />
              {isFirst && hasArrived && <WinnerCrown className={styles.crown} />}
            </span>
          ) : (
            <span className={styles.unknown} aria-hidden="true">
              ?
            </span>
          )}
          <span className={classNames(styles.number, reveal.fade)} data-shown={hasArrived}>
            {mean !== null && <VisuallyHidden>Group </VisuallyHidden>}
            {amount}
          </span>
        </div>
      </div>
      <VisuallyHidden>{rank}</VisuallyHidden>
      {hasVotes && (
        <Votes
          marks={marks}
          self={player.user}
          you={you}
          isSmall={!isOpen}
          hasMoods={hasArrived}
          faces={hasArrived ? marks.length : faces}
        />
      )}
    </li>
  );
}

interface VotesProps {
  readonly marks: readonly Mark[];
  /** The rated player, whose own vote has no second face: it is a label in the player's color. */
  readonly self: string;
  readonly you: string | null;
  /** In one row. */
  readonly isSmall: boolean;
  readonly hasMoods: boolean;
  readonly faces: number;
}

/** The votes about a player at their values on the lane. Words say which one is their own: "said 51". */
function Votes({ marks, self, you, isSmall, hasMoods, faces }: VotesProps) {
  const ownWords = self === you ? 'you said' : 'said';
  const places = placesOfVotes(
    marks.map(({ rater, value }) => ({ at: share(value), words: rater.user === self ? ownWords : null })),
    isSmall ? 1 : 2,
  );
  const rows = byWidth((width) => 1 + Math.max(...places[width].map(({ row }) => row)));
  return (
    <ul
      className={styles.votes}
      aria-label="Who gave what"
      data-small={isSmall}
      style={{ '--rows': atWidth(rows) }}
    >
      {marks.map(({ rater, value }, index) => {
        const isOwn = rater.user === self;
        const saysOwn = isOwn && self === you;
        const title = `${saysOwn ? 'You' : rater.username}${isOwn ? ` about ${saysOwn ? 'yourself' : 'themselves'}` : ''}: ${value}`;
        return (
          <li
            key={rater.user}
            className={classNames(styles.vote, reveal.fall)}
            data-shown={index < faces}
            data-own={isOwn}
            title={title}
            style={{
              '--place': atWidth(byWidth((width) => places[width][index]?.at ?? 0)),
              '--row': atWidth(byWidth((width) => places[width][index]?.row ?? 0)),
            }}
          >
            {isOwn ? (
              <VisuallyHidden>{title}</VisuallyHidden>
            ) : (
              <PlayerFace
                avatar={rater.avatar}
                size="xs"
                label={title}
                seat={rater.seat}
                expression={hasMoods ? moodAt(share(value)) : 'thinking'}
              />
            )}
            <span className={styles.says} aria-hidden="true">
              {isOwn && (
                <span className={styles.words}>
                  {saysOwn && <span className={styles.you}>you </span>}said{' '}
                </span>
              )}
              {value}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
