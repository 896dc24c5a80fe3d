import { defaultRules } from '@tallyho/game/model/default-rules';
import { themeForecastOf } from '@tallyho/game/room/choosing/forecast';
import { counted } from '@tallyho/game/text';
import styles from './GameTabs.module.css';

/** Says how long a theme with so many games lasts: as lobbies play it by default, and as a whole. */
export function ThemeLength({ games }: { readonly games: number }) {
  if (games === 0) return null;
  const { rounds, minutes } = themeForecastOf(defaultRules, games);
  const whole = themeForecastOf({ ...defaultRules, roundsPerTheme: null }, games);
  return (
    <p className={styles.length}>
      {rounds < games
        ? `Lobbies draw ${counted(rounds, 'round')} of it, about ${counted(minutes, 'minute')}. All ${games} games: about ${counted(whole.minutes, 'minute')}.`
        : `${counted(rounds, 'round')}, about ${counted(minutes, 'minute')}.`}
    </p>
  );
}
