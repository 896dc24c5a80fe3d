import { type Forecast, forecastOf } from '@tallyho/game/room/choosing/forecast';
import { counted } from '@tallyho/game/text';
import { useQuery } from '@tanstack/react-query';
import { useView } from '../../entities/room/room-hooks.tsx';
import { useTable } from '../../entities/room/use-table.ts';
import { suitableThemes } from '../../entities/themes/suitable-themes.ts';
import { themesQuery } from '../../entities/themes/theme-api.ts';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import styles from './ForecastLine.module.css';

type Range = Forecast['rounds'];

const rangeText = ({ min, max }: Range, unit: string): string =>
  min === max ? counted(max, unit) : `${min} to ${counted(max, unit)}`;

function forecastText({ themes, rounds, minutes }: Forecast): string {
  const long = `about ${rangeText(minutes, 'minute')}`;
  const roundsText = rangeText(rounds, 'round');
  if (themes === null) return `${roundsText} a theme, ${long} each`;
  return themes === 1 ? `One theme of ${roundsText}, ${long}` : `${themes} themes of ${roundsText}, ${long}`;
}

const shortRange = ({ min, max }: Range): string => (min === max ? `${max}` : `${min}–${max}`);

/** The same for one line of a phone. */
function shortText({ themes, rounds, minutes }: Forecast): string {
  const roundsText = `${shortRange(rounds)} ${rounds.max === 1 ? 'round' : 'rounds'}`;
  const long = `${shortRange(minutes)} min`;
  if (themes === null) return `${roundsText} a theme, ${long} each`;
  return `${counted(themes, 'theme')} of ${roundsText}, ${long}`;
}

/** Says how long the game will be, from the rules of the lobby and the themes that can be chosen. Renders nothing until they have loaded. */
export function ForecastLine() {
  const rules = useView(({ room }) => room.rules);
  const table = useTable();
  const customThemes = useView((view) => view.customThemes);
  const { data: themes } = useQuery(themesQuery);
  const catalogue = suitableThemes(themes ?? [], rules, table)
    .filter(({ games }) => games.length > 0)
    .map(({ games }) => games.length);
  const forecast = themes && forecastOf(rules, [...catalogue, ...customThemes.map(({ rounds }) => rounds)]);
  return (
    <p className={styles.forecast}>
      {forecast && (
        <>
          <Icon name="clock" /> <span className={styles.text}>{forecastText(forecast)}</span>
          <span className={styles.short}>{shortText(forecast)}</span>
        </>
      )}
    </p>
  );
}
