import { limits } from '@tallyho/game/limits';
import { listed } from '@tallyho/game/text';
import { formatNumber } from '../../entities/preferences/format.ts';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import styles from './PlayerProfile.module.css';
import { usePlayerProfile } from './player-profile-api.ts';

const numberText = (count: number, isMore: boolean): string => `${formatNumber(count)}${isMore ? '+' : ''}`;

/** How many games the user has played, on how many evenings, how many were won, and how many different titles they gave. Renders nothing before the first game. */
export function PlayerNumbers() {
  const { data } = usePlayerProfile();
  if (data === undefined || data.games === 0) return null;
  const { games, considered, evenings, won, titles } = data;
  const numbers = [
    { did: 'played', count: games, isMore: games >= limits.profile.counted, one: 'game', many: 'games' },
    { did: 'won', count: won, isMore: false, one: '', many: '' },
    // Only the latest games are known in detail.
    { did: 'met on', count: evenings, isMore: games > considered, one: 'evening', many: 'evenings' },
    { did: 'earned', count: titles.length, isMore: false, one: 'title', many: 'titles' },
  ]
    .filter(({ count }) => count > 0)
    .map(({ did, count, isMore, one, many }) => ({
      did,
      number: numberText(count, isMore),
      noun: count === 1 ? one : many,
    }));
  return (
    <>
      <VisuallyHidden>
        <p>You have {listed(numbers.map(({ did, number, noun }) => `${did} ${number} ${noun}`.trim()))}.</p>
      </VisuallyHidden>
      <div className={styles.numbers} aria-hidden="true">
        {numbers.map(({ did, number, noun }) => (
          <span key={did}>
            <strong>{number}</strong> {noun || did}
          </span>
        ))}
      </div>
    </>
  );
}
