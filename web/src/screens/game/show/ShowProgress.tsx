import type { RoundRecord } from '@tallyho/game/records/game';
import type { RoundAward } from '@tallyho/game/round-awards/award';
import { hasGuesses } from '@tallyho/game/show/show';
import { Icon, type IconName } from '../../../shared/ui/layout/Icon.tsx';
import styles from './ShowProgress.module.css';
import type { ShowState } from './use-show.ts';

interface ShowProgressProps {
  readonly show: ShowState;
  readonly awards: readonly RoundAward[];
  readonly record: RoundRecord;
}

/** Progress of a running show: a bar for the single reveals, then an icon for each big moment. */
export function ShowProgress({ show, awards, record }: ShowProgressProps) {
  const { step, steps } = show;
  const stations: { id: string; title: string; icon: IconName; reached: boolean }[] = [
    ...awards.map(({ kind }, index) => ({
      id: kind,
      title: 'Award',
      icon: 'medal' as const,
      reached: index < show.awards,
    })),
    { id: 'verdict', title: 'Result', icon: 'trophy', reached: show.verdict },
    ...(hasGuesses(record)
      ? [
          {
            id: 'guesses',
            title: 'Guesses',
            icon: 'guess' as const,
            reached: show.guessesStaged || show.pointsStaged,
          },
        ]
      : []),
    ...(show.hasPoints
      ? [{ id: 'points', title: 'Points', icon: 'star' as const, reached: show.pointsStaged }]
      : []),
  ];
  const reveals = Math.max(steps - stations.length, 0);
  const part = reveals === 0 ? 1 : Math.min(1, show.revealed / reveals);
  return (
    <div
      className={styles.progress}
      role="progressbar"
      aria-label="Results shown"
      aria-valuemin={0}
      aria-valuemax={Math.max(steps, 1)}
      aria-valuenow={step}
      aria-valuetext={`Step ${step} of ${steps}`}
    >
      <span className={styles.track}>
        <span className={styles.bar} style={{ scale: `${part} 1` }} />
      </span>
      {stations.map(({ id, title, icon, reached }) => (
        <span key={id} className={styles.station} title={title} data-reached={reached}>
          <Icon name={icon} />
        </span>
      ))}
    </div>
  );
}
