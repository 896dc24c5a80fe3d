import { useWideCard } from '../faces/picture-ratio.ts';
import { RateablePicture } from '../faces/RateablePicture.tsx';
import { isTextOnly, type RateableItem } from '../faces/rateable-item.ts';
import styles from './PodiumHost.module.css';
import { ShowHost } from './ShowHost.tsx';

/** What the host says about one of the results. */
export interface Remark {
  readonly subject: RateableItem;
  readonly text: string;
}

/** The host near the podium, with one remark. The style sheet around it says with `--podium-host` whether and where it stands. */
export function PodiumHost({ remark }: { readonly remark: Remark | null }) {
  return (
    <ShowHost
      className={styles.host}
      look="cheers"
      says={remark?.text ?? null}
      about={remark && <Subject subject={remark.subject} />}
    />
  );
}

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
