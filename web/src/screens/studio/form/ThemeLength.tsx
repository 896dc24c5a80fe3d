import { defaultRules } from '@tallyho/game/model/default-rules';
import { type Forecast, forecastOf } from '@tallyho/game/room/forecast';
import { counted } from '@tallyho/game/text';
import styles from './GameTabs.module.css';

const minutesText = (forecast: Forecast | null): string =>
  forecast ? `${forecast.minutes.min} to ${counted(forecast.minutes.max, 'minute')}` : '';

/** Says how long a theme with so many games lasts: as lobbies play it by default, and as a whole. */
export function ThemeLength({ games }: { readonly games: number }) {
  const usual = forecastOf(defaultRules, [games]);
  if (games === 0 || !usual) return null;
  const whole = forecastOf({ ...defaultRules, roundsPerTheme: null }, [games]);
  const rounds = usual.rounds.max;
  return (
    <p className={styles.length}>
      {rounds < games
        ? `Lobbies draw ${counted(rounds, 'round')} of it, about ${minutesText(usual)}. All ${games} games: about ${minutesText(whole)}.`
        : `${counted(games, 'round')}, about ${minutesText(usual)}.`}
    </p>
  );
}
