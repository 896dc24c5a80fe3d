import type { RoundAwards } from '@tallyho/game/awards/awards';
import { Icon, type IconName } from '../../../shared/ui/layout/Icon.tsx';
import styles from './ShowProgress.module.css';
import type { ShowState } from './use-show.ts';

interface ShowProgressProps {
  readonly show: ShowState;
  readonly awards: RoundAwards;
}

/** Progress of the show: a bar for the single reveals, then an icon for each big moment. */
export function ShowProgress({ show, awards }: ShowProgressProps) {
  const { step, steps } = show;
  const stations: { icon: IconName; reached: boolean }[] = [
    { icon: 'trophy', reached: show.verdict },
    ...(awards.divisive ? [{ icon: 'split' as const, reached: show.divisive }] : []),
    ...(awards.closestPair ? [{ icon: 'heart' as const, reached: show.closestPair }] : []),
  ];
  const reveals = Math.max(steps - stations.length, 0);
  const part = show.isOver || reveals === 0 ? 1 : Math.min(1, show.revealed / reveals);
  return (
    <div
      className={styles.progress}
      role="progressbar"
      aria-label="Results shown"
      aria-valuemin={0}
      aria-valuemax={Math.max(steps, 1)}
      aria-valuenow={show.isOver ? Math.max(steps, 1) : step}
      aria-valuetext={show.isOver ? 'Everything is shown' : `Step ${step} of ${steps}`}
    >
      <span className={styles.track}>
        <span className={styles.bar} style={{ scale: `${part} 1` }} />
      </span>
      {stations.map(({ icon, reached }) => (
        <span key={icon} className={styles.station} data-reached={reached}>
          <Icon name={icon} />
        </span>
      ))}
    </div>
  );
}
