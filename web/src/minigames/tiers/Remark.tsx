import { isAnonymous } from '@tallyho/game/model/person';
import type { Reactions } from '@tallyho/game/show/reaction';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import type { Rater } from '../contract.ts';
import { useWideCard } from '../faces/picture-ratio.ts';
import { RateablePicture } from '../faces/RateablePicture.tsx';
import { isTextOnly, type RateableItem } from '../faces/rateable-item.ts';
import { ShowHost } from '../show/ShowHost.tsx';
import styles from './Remark.module.css';

interface RemarkProps {
  readonly subject: RateableItem;
  /** What the host says about it; null: nothing. */
  readonly text: string | null;
  /** Those who have voted. */
  readonly raters: readonly Rater[];
  readonly reactions: Reactions;
}

/** Where nothing is argued about: the host with what it said about the best, and below it the faces of all who voted. */
export function Remark({ subject, text, raters, reactions }: RemarkProps) {
  const known = raters.filter(({ user }) => !isAnonymous(user));
  return (
    <div className={styles.remark} data-part="more">
      <ShowHost
        className={styles.host}
        look="cheers"
        says={text || null}
        about={<Subject subject={subject} />}
      />
      {known.length > 0 && (
        <span className={styles.faces} style={{ '--faces': known.length }} aria-hidden="true">
          {known.map(({ user, avatar, seat }) => (
            <PlayerFace
              key={user}
              avatar={avatar}
              seat={seat}
              size="stage"
              expression={reactions.voter(subject.id, user)}
            />
          ))}
        </span>
      )}
    </div>
  );
}

/** What the remark is about. The picture of a text would only repeat its name. */
function Subject({ subject }: Pick<RemarkProps, 'subject'>) {
  const wideCard = useWideCard(subject);
  return (
    <span className={styles.about}>
      {!isTextOnly(subject) && (
        <span className={styles.picture} style={wideCard}>
          <RateablePicture subject={subject} decorative />
        </span>
      )}
      <span className={styles.name} dir="auto">
        {subject.name}
      </span>
    </span>
  );
}
