import { shortList } from '@tallyho/game/minigames/guess-words';
import { WinnerCrown } from '../../shared/ui/players/WinnerCrown.tsx';
import { longestWord } from '../faces/label-size.ts';
import { useLeastRatio } from '../faces/picture-ratio.ts';
import { RateablePicture } from '../faces/RateablePicture.tsx';
import { isTextOnly, type RateableItem } from '../faces/rateable-item.ts';
import styles from './WinnerCard.module.css';

/** So many of those that share the first place have a picture. */
const mostPictures = 3;

/** Names with so many letters fill two lines. Those of more are smaller. */
const twoLines = 30;

/**
 * The first place with its picture and name, where the podium has no room. The style sheet around it says with `--podium-card` whether it
 * is seen.
 */
export function WinnerCard({ winners }: { readonly winners: readonly RateableItem[] }) {
  const pictured = winners.filter((subject) => !isTextOnly(subject)).slice(0, mostPictures);
  const ratio = useLeastRatio(pictured);
  if (winners.length === 0) return null;
  const names = winners.map(({ name }) => name);
  const text = shortList(names, 'more');
  return (
    <div
      className={styles.card}
      style={{ '--letters': longestWord(names), '--pictures': pictured.length, '--ratio': ratio }}
    >
      {pictured.length > 0 && (
        <span className={styles.pictures} aria-hidden="true">
          {pictured.map((subject) => (
            <span key={subject.id} className={styles.picture}>
              <RateablePicture subject={subject} decorative />
            </span>
          ))}
          <WinnerCrown className={styles.crown} />
        </span>
      )}
      <p className={styles.words}>
        <span className={styles.place}>{winners.length > 1 ? 'Shared 1st' : '1st'}</span>{' '}
        <strong dir="auto" data-long={text.length > twoLines}>
          {text}
        </strong>
      </p>
    </div>
  );
}
