import { limits } from '@tallyho/game/limits';
import { listed } from '@tallyho/game/text';
import { formatNumber } from '../../entities/preferences/format.ts';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import { areFew } from './FewTitles.tsx';
import styles from './PlayerProfile.module.css';
import { usePlayerProfile } from './player-profile-api.ts';

const numberText = (count: number): string =>
  `${formatNumber(count)}${count >= limits.profile.counted ? '+' : ''}`;

/** How many games the user has played and won, and how many different titles they gave. Renders nothing before the first game. */
export function PlayerNumbers() {
  const { data } = usePlayerProfile();
  if (data === undefined || data.games === 0) return null;
  const numbers = [
    { did: 'played', count: data.games, one: 'game', many: 'games' },
    { did: 'won', count: data.won, one: '', many: '' },
    { did: 'earned', count: data.titles.length, one: 'title', many: 'titles' },
  ].filter(({ count }) => count > 0);
  // Few titles stand beside the numbers with their names, which need no number.
  const hasNames = areFew(data.titles);
  const tiles = numbers.filter(({ did }) => !hasNames || did !== 'earned');
  return (
    <>
      <VisuallyHidden>
        <p>
          You have{' '}
          {listed(
            numbers.map(({ did, count, one, many }) =>
              `${did} ${numberText(count)} ${count === 1 ? one : many}`.trim(),
            ),
          )}
          .
        </p>
      </VisuallyHidden>
      <div className={styles.numbers} data-look={hasNames ? 'pills' : 'tiles'} aria-hidden="true">
        {tiles.map(({ did, count, one, many }) => (
          <span key={did}>
            <strong>{numberText(count)}</strong> {(count === 1 ? one : many) || did}
          </span>
        ))}
      </div>
    </>
  );
}
