import type { ThemeForecast } from '@tallyho/game/room/choosing/forecast';
import { counted } from '@tallyho/game/text';

/** Returns how long a theme is: "3 rounds, about 6 min". */
export const forecastText = ({ rounds, minutes }: ThemeForecast): string =>
  `${counted(rounds, 'round')}, about ${minutes} min`;

/** Returns the same in full words, for the page of one theme. */
export const longForecastText = ({ rounds, minutes }: ThemeForecast): string =>
  `${counted(rounds, 'round')}, about ${counted(minutes, 'minute')}`;
