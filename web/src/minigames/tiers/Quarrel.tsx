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
import styles from './Quarrel.module.css';

/** Who stands on one side of a quarrel, and for what. */
interface QuarrelSide {
  readonly rater: Rater;
  readonly vote: Vote;
  readonly reaction: Reaction;
}

interface QuarrelProps {
  readonly subject: RateableItem;
  /** Those whose votes are farthest apart. */
  readonly high: QuarrelSide;
  readonly low: QuarrelSide;
}

/** Two who disagree about an item, each with the own vote in a speech bubble. The host stands between them and shrugs. */
export function Quarrel({ subject, high, low }: QuarrelProps) {
  const wideCard = useWideCard(subject);
  return (
    <figure
      className={styles.quarrel}
      style={{ '--high': high.vote.paint?.fill, '--low': low.vote.paint?.fill }}
      data-part="more"
    >
      <figcaption className={styles.about}>
        <VisuallyHidden>Farthest apart: </VisuallyHidden>
        {!isTextOnly(subject) && (
          <span className={styles.picture} style={wideCard}>
            <RateablePicture subject={subject} decorative />
          </span>
        )}
        <ShowHost className={styles.host} look="shrugs" says={null} />
        <span className={styles.subject} dir="auto">
          <BreakableName name={subject.name} />
        </span>
      </figcaption>
      <Side side={high} mood="delighted" />
      <Side side={low} mood="shocked" />
    </figure>
  );
}

/** `mood`: how a face looks that does not react. */
const Side = ({
  side: { rater, vote, reaction },
  mood,
}: {
  readonly side: QuarrelSide;
  readonly mood: Reaction;
}) => (
  <p className={styles.side}>
    <strong className={styles.name} dir="auto">
      <BreakableName name={rater.username} />
      <VisuallyHidden>: </VisuallyHidden>
    </strong>
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
      data-short={vote.label.length <= shortWord}
      dir="auto"
    >
      {vote.label}
    </span>
  </p>
);

/** The names of tiers with up to so many letters are large. */
const shortWord = 3;
