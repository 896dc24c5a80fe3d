import type { StarterTheme } from './starter-theme.ts';
import { animals } from './themes/animals.ts';
import { apps } from './themes/apps.ts';
import { chores } from './themes/chores.ts';
import { desserts } from './themes/desserts.ts';
import { flags } from './themes/flags.ts';
import { halloween } from './themes/halloween.ts';
import { holidays } from './themes/holidays.ts';
import { instruments } from './themes/instruments.ts';
import { jobs } from './themes/jobs.ts';
import { desertIsland } from './themes/lobby/desert-island.ts';
import { filmCasting } from './themes/lobby/film-casting.ts';
import { futureOffice } from './themes/lobby/future-office.ts';
import { kitchenBrigade } from './themes/lobby/kitchen-brigade.ts';
import { roadTrip } from './themes/lobby/road-trip.ts';
import { secretAgents } from './themes/lobby/secret-agents.ts';
import { superlatives } from './themes/lobby/superlatives.ts';
import { talentShow } from './themes/lobby/talent-show.ts';
import { whoWould } from './themes/lobby/who-would.ts';
import { zombieCrew } from './themes/lobby/zombie-crew.ts';
import { moods } from './themes/moods.ts';
import { mythical } from './themes/mythical.ts';
import { office } from './themes/office.ts';
import { retro } from './themes/retro.ts';
import { space } from './themes/space.ts';
import { sports } from './themes/sports.ts';
import { streetFood } from './themes/street-food.ts';
import { superpowers } from './themes/superpowers.ts';
import { toys } from './themes/toys.ts';
import { vehicles } from './themes/vehicles.ts';
import { weather } from './themes/weather.ts';
import { zombies } from './themes/zombies.ts';

export { starterTags } from './starter-tags.ts';

/** All themes of a new installation, in the order of the picker. */
export const starterThemes: StarterTheme[] = [
  streetFood,
  flags,
  animals,
  sports,
  desserts,
  jobs,
  mythical,
  superpowers,
  weather,
  moods,
  vehicles,
  instruments,
  apps,
  holidays,
  chores,
  halloween,
  space,
  office,
  toys,
  retro,
  zombies,
  superlatives,
  zombieCrew,
  futureOffice,
  roadTrip,
  talentShow,
  whoWould,
  desertIsland,
  kitchenBrigade,
  secretAgents,
  filmCasting,
];
