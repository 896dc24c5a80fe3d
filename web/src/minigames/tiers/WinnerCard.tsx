import { shortList } from '@tallyho/game/minigames/guess-words';
import { useWideCard } from '../faces/picture-ratio.ts';
import { RateablePicture } from '../faces/RateablePicture.tsx';
import { isTextOnly, type RateableItem } from '../faces/rateable-item.ts';
import type { RankedItem } from '../show/RankedStage.tsx';
import { Votes } from '../show/Votes.tsx';
import styles from './WinnerCard.module.css';

/** So many of those that share the first place have their votes. Of more, the names of all are said. */
const mostWithVotes = 3;

interface WinnerCardProps {
  readonly winners: readonly Pick<RankedItem, 'subject' | 'votes'>[];
  /** Why they are first: the sentence about the result says only who they are. */
  readonly text: string;
}

/** Why the first place is first, and who put it where. */
export function WinnerCard({ winners, text }: WinnerCardProps) {
  if (winners.length === 0) return null;
  return (
    <section className={styles.card} aria-label="First place" data-part="more">
      <p className={styles.text} dir="auto">
        {text}
      </p>
      {winners.length > mostWithVotes ? (
        <p className={styles.names} dir="auto">
          {shortList(
            winners.map(({ subject }) => subject.name),
            'more',
          )}
        </p>
      ) : (
        <ul className={styles.winners}>
          {winners.map(({ subject, votes }) => (
            <li key={subject.id} className={styles.winner}>
              {/* The text begins with the name of an only winner. */}
              {(winners.length > 1 || !isTextOnly(subject)) && <Subject subject={subject} />}
              <Votes votes={votes} size="sm" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Small, because the headline and the board have it, too. */
function Subject({ subject }: { readonly subject: RateableItem }) {
  const wideCard = useWideCard(subject);
  if (isTextOnly(subject))
    return (
      <span className={styles.name} dir="auto">
        {subject.name}
      </span>
    );
  return (
    <span className={styles.picture} style={wideCard}>
      <RateablePicture subject={subject} />
    </span>
  );
}
