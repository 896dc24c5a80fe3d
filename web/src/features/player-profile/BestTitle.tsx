import { Icon } from '../../shared/ui/layout/Icon.tsx';
import styles from './PlayerProfile.module.css';
import { usePlayerProfile } from './player-profile-api.ts';
import { timesText } from './TitlesWon.tsx';
import { titleReasons } from './title-reasons.ts';

/** The title that the user has most often, on a ribbon, and what it is for. Renders nothing without one. */
export function BestTitle() {
  const { data } = usePlayerProfile();
  const best = data?.titles[0];
  if (best === undefined) return null;
  return (
    <>
      <p className={styles.ribbon}>
        <Icon name="trophy" />
        <span>
          <strong>{best.name}</strong> <small>won {timesText(best.count)}</small>
        </span>
      </p>
      <p className={styles.reason}>{titleReasons[best.kind]}</p>
    </>
  );
}
