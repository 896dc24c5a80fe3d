import { type Forecast, forecastOf } from '@tallyho/game/room/choosing/forecast';
import { counted } from '@tallyho/game/text';
import { useQuery } from '@tanstack/react-query';
import { useView } from '../../entities/room/room-hooks.tsx';
import { useTable } from '../../entities/room/use-table.ts';
import { suitableThemes } from '../../entities/themes/suitable-themes.ts';
import { themesQuery } from '../../entities/themes/theme-api.ts';
import styles from './ForecastLine.module.css';

const forecastText = ({ themes, minutes }: Forecast): string =>
  `about ${counted(minutes, 'minute')} ${themes === null ? 'a theme' : `for ${counted(themes, 'theme')}`}`;

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
  return forecast ? <span className={styles.forecast}>{forecastText(forecast)}</span> : null;
}
