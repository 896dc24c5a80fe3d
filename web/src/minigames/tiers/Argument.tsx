import type { Reaction } from '@tallyho/game/show/reaction';
import { BreakableName } from '../../shared/ui/players/BreakableName.tsx';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import type { Rater } from '../contract.ts';
import { useWideCard } from '../faces/picture-ratio.ts';
import { RateablePicture } from '../faces/RateablePicture.tsx';
import { isTextOnly, type RateableItem } from '../faces/rateable-item.ts';
import { ShowHost } from '../show/ShowHost.tsx';
import type { Vote } from '../show/Votes.tsx';
import styles from './Argument.module.css';

/** Who stands on one side of a argument, and for what. */
interface ArgumentSide {
  readonly rater: Rater;
  readonly vote: Vote;
  readonly reaction: Reaction;
}

interface ArgumentProps {
  readonly subject: RateableItem;
  /** Those whose votes are farthest apart. */
  readonly high: ArgumentSide;
  readonly low: ArgumentSide;
}

/**
 * Two who disagree about an item, each with the own vote in a speech bubble. Between them is the host, who shrugs, with the item on its
 * head.
 */
export function Argument({ subject, high, low }: ArgumentProps) {
  const wideCard = useWideCard(subject);
  const isShort = [high, low].every(({ vote }) => vote.label.length <= shortWord);
  return (
    <figure
      className={styles.argument}
      data-part="more"
      style={{ '--high': high.vote.paint?.fill, '--low': low.vote.paint?.fill }}
    >
      <figcaption className={styles.heading}>
        <h2>
          The argument: <span dir="auto">{subject.name}</span>
        </h2>
      </figcaption>
      <div className={styles.about} aria-hidden="true">
        {!isTextOnly(subject) && (
          <span className={styles.picture} style={wideCard}>
            <RateablePicture subject={subject} decorative />
          </span>
        )}
        <ShowHost className={styles.host} look="shrugs" says={null} />
      </div>
      <Side side={high} mood="delighted" isShort={isShort} />
      <Side side={low} mood="shocked" isShort={isShort} />
    </figure>
  );
}

/** `mood`: how a face looks that does not react. `isShort`: the words of both sides are. */
const Side = ({
  side: { rater, vote, reaction },
  mood,
  isShort,
}: {
  readonly side: ArgumentSide;
  readonly mood: Reaction;
  readonly isShort: boolean;
}) => (
  <p className={styles.side}>
    {/* A phone has the faces alone. */}
    <VisuallyHidden when="phone">
      <strong className={styles.name} dir="auto">
        <BreakableName name={rater.username} />
        <VisuallyHidden>: </VisuallyHidden>
      </strong>
    </VisuallyHidden>
    <span className={styles.face} aria-hidden="true">
      <PlayerFace
        avatar={rater.avatar}
        seat={rater.seat}
        size="stage"
        expression={reaction === 'neutral' ? mood : reaction}
      />
    </span>
    <span
      className={styles.said}
      style={{ background: vote.paint?.fill, color: vote.paint?.text }}
      data-short={isShort}
      dir="auto"
    >
      {vote.label}
    </span>
  </p>
);

/** The names of tiers with up to so many letters are large. */
const shortWord = 5;
