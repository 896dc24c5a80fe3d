import { type Forecast, forecastOf } from '@tallyho/game/room/choosing/forecast';
import { counted } from '@tallyho/game/text';
import { useQuery } from '@tanstack/react-query';
import { useView } from '../../entities/room/room-hooks.tsx';
import { useTable } from '../../entities/room/use-table.ts';
import { suitableThemes } from '../../entities/themes/suitable-themes.ts';
import { themesQuery } from '../../entities/themes/theme-api.ts';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import styles from './ForecastLine.module.css';

const roundsText = ({ min, max }: Forecast['rounds']): string =>
  `${min === max ? '' : 'up to '}${counted(max, 'round')}`;

/** How long, and how many rounds, which need the room of a phone's whole line. */
function forecastTexts({ themes, rounds, minutes }: Forecast): [long: string, rounds: string] {
  const long = `About ${minutes} min`;
  if (themes === null) return [`${long} a theme`, `: ${roundsText(rounds)}`];
  return [long, `: ${counted(themes, 'theme')} of ${roundsText(rounds)}`];
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
  const [long, rounds] = forecast ? forecastTexts(forecast) : [];
  return (
    <p className={styles.forecast}>
      {long && (
        <>
          <Icon name="clock" />{' '}
          <span>
            {long}
            <VisuallyHidden when="below480">{rounds}</VisuallyHidden>
          </span>
        </>
      )}
    </p>
  );
}
