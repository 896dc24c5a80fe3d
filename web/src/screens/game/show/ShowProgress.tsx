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

/** A big moment of the show. */
interface Station {
  readonly id: string;
  readonly title: string;
  readonly icon: IconName;
  readonly reached: boolean;
}

/**
 * Progress of a running show: a bar of the single reveals, then the name and the icons of the big moments that have
 * come.
 */
export function ShowProgress({ show, awards, record }: ShowProgressProps) {
  const { step, steps } = show;
  const stations: readonly Station[] = [
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
  const reached = stations.filter((station) => station.reached);
  const revealed = Math.min(show.revealed, reveals);
  const part = reveals === 0 ? 1 : revealed / reveals;
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
      {reached.length > 0 && <span className={styles.words}>{reached.at(-1)?.title}</span>}
      {reached.map(({ id, title, icon }) => (
        <span key={id} className={styles.station} title={title}>
          <Icon name={icon} />
        </span>
      ))}
    </div>
  );
}
