import { useWideCard } from '../faces/picture-ratio.ts';
import { RateablePicture } from '../faces/RateablePicture.tsx';
import type { RateableItem } from '../faces/rateable-item.ts';
import { ShowHost } from '../show/ShowHost.tsx';
import type { Stamp } from '../show/StagedItem.tsx';
import styles from './RoleVerdict.module.css';

interface RoleVerdictProps {
  readonly text: string;
  /** Those on whom all agree, with their roles. */
  readonly agreed: readonly { readonly subject: RateableItem; readonly stamp: Stamp }[];
  /** The most that are shown. */
  readonly most: number;
  readonly isPlayers: boolean;
}

/** What the group agreed on in one sentence, below its picture. */
export const RoleVerdict = ({ text, agreed, most, isPlayers }: RoleVerdictProps) => (
  <div className={styles.verdict}>
    <VerdictPicture agreed={agreed} most={most} />
    <p>{text}</p>
    {isPlayers && <p>Roles give no points.</p>}
  </div>
);

/** Those on whom all agree, large, with their roles; the host if there are none, or too many. Decorative: the verdict is below it. */
function VerdictPicture({ agreed, most }: Pick<RoleVerdictProps, 'agreed' | 'most'>) {
  if (agreed.length === 0 || agreed.length > most)
    return (
      <ShowHost className={styles.startled} look={agreed.length === 0 ? 'gasps' : 'cheers'} says={null} />
    );
  return (
    <ul className={styles.agreed} aria-hidden="true">
      {agreed.map(({ subject, stamp: { label, paint } }) => (
        <li key={subject.id}>
          <LargePicture subject={subject} />
          <span
            className={styles.role}
            style={paint ? { background: paint.fill, color: paint.text } : undefined}
          >
            {label}
          </span>
        </li>
      ))}
    </ul>
  );
}

function LargePicture({ subject }: { readonly subject: RateableItem }) {
  const wideCard = useWideCard(subject);
  return (
    <span className={styles.large} style={wideCard}>
      <RateablePicture subject={subject} reaction="delighted" />
    </span>
  );
}
