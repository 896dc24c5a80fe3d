import { shortList } from '@tallyho/game/minigames/guess-words';
import type { Reactions } from '@tallyho/game/show/reaction';
import { BreakableName } from '../../shared/ui/players/BreakableName.tsx';
import { WinnerCrown } from '../../shared/ui/players/WinnerCrown.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import { useLeastRatio } from '../faces/picture-ratio.ts';
import { RateablePicture } from '../faces/RateablePicture.tsx';
import { isTextOnly, type RateableItem } from '../faces/rateable-item.ts';
import styles from './WinnerCard.module.css';

/** So many of those that share the first place have a picture. Of more, the names of all are said. */
const mostPictures = 3;

interface WinnerCardProps {
  readonly winners: readonly RateableItem[];
  /** Why they are first: the sentence about the result says only who they are. */
  readonly text: string;
  readonly reactions: Reactions;
}

/** The first place: its pictures beside each other, each with its name, and why it is first. Up to three share it with pictures. */
export function WinnerCard({ winners, text, reactions }: WinnerCardProps) {
  const isPictured = winners.length <= mostPictures && !winners.some(isTextOnly);
  const pictured = isPictured ? winners : [];
  const ratio = useLeastRatio(pictured);
  if (winners.length === 0) return null;
  return (
    <section
      className={styles.card}
      aria-label="First place"
      data-part="more"
      style={{ '--pictures': pictured.length, '--ratio': ratio }}
    >
      {isPictured && (
        <ul className={styles.pictures}>
          {pictured.map((subject) => (
            <li key={subject.id}>
              <span className={styles.picture}>
                <RateablePicture subject={subject} reaction={reactions.rated(subject.id)} decorative />
              </span>
              {/* On phones the heading above the card has the names. */}
              <VisuallyHidden when="phone">
                <span className={styles.name} dir="auto">
                  <BreakableName name={subject.name} />
                </span>
              </VisuallyHidden>
            </li>
          ))}
        </ul>
      )}
      <WinnerCrown className={styles.crown} />
      <div className={styles.words}>
        <p className={styles.place}>{winners.length > 1 ? 'Shared 1st' : '1st'}</p>
        {!isPictured && (
          <p className={styles.names} dir="auto">
            {shortList(
              winners.map(({ name }) => name),
              'more',
            )}
          </p>
        )}
        <p className={styles.text} dir="auto">
          {text}
        </p>
      </div>
    </section>
  );
}
