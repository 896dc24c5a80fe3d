import type { Expression } from '../../shared/ui/avatars/expressions.ts';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import type { Rater } from '../contract.ts';
import { useWideCard } from '../faces/picture-ratio.ts';
import { RateablePicture } from '../faces/RateablePicture.tsx';
import { isTextOnly, type RateableItem } from '../faces/rateable-item.ts';
import styles from './PodiumHost.module.css';
import { ShowHost } from './ShowHost.tsx';
import type { Vote } from './Votes.tsx';

/** What the host says about one of the results. */
export interface Remark {
  readonly subject: RateableItem;
  readonly text: string;
  /** Those whose votes are farthest apart, with what they said. */
  readonly voters: readonly {
    readonly rater: Rater;
    readonly tier: Vote;
    readonly expression: Expression;
  }[];
}

/** The host near the podium, with one remark. The style sheet around it says with `--podium-host` whether and where it stands. */
export function PodiumHost({ remark }: { readonly remark: Remark | null }) {
  return (
    <ShowHost
      className={styles.host}
      look="cheers"
      says={remark?.text ?? null}
      about={
        remark && (
          <>
            <Subject subject={remark.subject} />
            {remark.voters.length > 0 && <Voters voters={remark.voters} />}
          </>
        )
      }
    />
  );
}

/** The words name them and what they said. */
const Voters = ({ voters }: Pick<Remark, 'voters'>) => (
  <span className={styles.voters} aria-hidden="true">
    {voters.map(({ rater: { user, avatar, seat }, tier: { label, paint }, expression }) => (
      <span key={user} className={styles.voter}>
        <PlayerFace avatar={avatar} seat={seat} size="xs" expression={expression} />
        {label.length === 1 && (
          <b style={{ ...(paint && { background: paint.fill, color: paint.text }) }}>{label}</b>
        )}
      </span>
    ))}
  </span>
);

/** What the remark is about. The picture of a text would only repeat its name. */
function Subject({ subject }: { readonly subject: RateableItem }) {
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
