import type { StarterTheme } from './starter-theme.ts';
import { afterTen } from './themes/after-ten.ts';
import { animals } from './themes/animals.ts';
import { apps } from './themes/apps.ts';
import { breakfast } from './themes/breakfast.ts';
import { chores } from './themes/chores.ts';
import { city } from './themes/city.ts';
import { cleanSlate } from './themes/clean-slate.ts';
import { desserts } from './themes/desserts.ts';
import { dinosaurs } from './themes/dinosaurs.ts';
import { excusesAndConfessions } from './themes/excuses-and-confessions.ts';
import { familyCouncil } from './themes/family-council.ts';
import { flags } from './themes/flags.ts';
import { garden } from './themes/garden.ts';
import { gestures } from './themes/gestures.ts';
import { halloween } from './themes/halloween.ts';
import { holidays } from './themes/holidays.ts';
import { houseTreaty } from './themes/house-treaty.ts';
import { insects } from './themes/insects.ts';
import { instruments } from './themes/instruments.ts';
import { jobs } from './themes/jobs.ts';
import { coffeeKitchen } from './themes/lobby/coffee-kitchen.ts';
import { desertIsland } from './themes/lobby/desert-island.ts';
import { familyTable } from './themes/lobby/family-table.ts';
import { filmCasting } from './themes/lobby/film-casting.ts';
import { futureOffice } from './themes/lobby/future-office.ts';
import { groupChat } from './themes/lobby/group-chat.ts';
import { holidayHouse } from './themes/lobby/holiday-house.ts';
import { justTheTwoOfUs } from './themes/lobby/just-the-two-of-us.ts';
import { kitchenBrigade } from './themes/lobby/kitchen-brigade.ts';
import { medievalTown } from './themes/lobby/medieval-town.ts';
import { pairsNight } from './themes/lobby/pairs-night.ts';
import { roadTrip } from './themes/lobby/road-trip.ts';
import { secretAgents } from './themes/lobby/secret-agents.ts';
import { superlatives } from './themes/lobby/superlatives.ts';
import { talentShow } from './themes/lobby/talent-show.ts';
import { theYearWeHad } from './themes/lobby/the-year-we-had.ts';
import { whoWould } from './themes/lobby/who-would.ts';
import { zombieCrew } from './themes/lobby/zombie-crew.ts';
import { meetingRoomThree } from './themes/meeting-room-three.ts';
import { moods } from './themes/moods.ts';
import { mythical } from './themes/mythical.ts';
import { niceToMeetYou } from './themes/nice-to-meet-you.ts';
import { ocean } from './themes/ocean.ts';
import { office } from './themes/office.ts';
import { party } from './themes/party.ts';
import { pirates } from './themes/pirates.ts';
import { pitchItInOneLine } from './themes/pitch-it-in-one-line.ts';
import { retro } from './themes/retro.ts';
import { saidAtTheWrongMoment } from './themes/said-at-the-wrong-moment.ts';
import { signsAndSmallPrint } from './themes/signs-and-small-print.ts';
import { smallDilemmas } from './themes/small-dilemmas.ts';
import { space } from './themes/space.ts';
import { sports } from './themes/sports.ts';
import { streetFood } from './themes/street-food.ts';
import { superpowers } from './themes/superpowers.ts';
import { tableDebate } from './themes/table-debate.ts';
import { tableForTwo } from './themes/table-for-two.ts';
import { tools } from './themes/tools.ts';
import { toys } from './themes/toys.ts';
import { twoToothbrushes } from './themes/two-toothbrushes.ts';
import { unsignedNotes } from './themes/unsigned-notes.ts';
import { vehicles } from './themes/vehicles.ts';
import { wardrobe } from './themes/wardrobe.ts';
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
  breakfast,
  city,
  party,
  wardrobe,
  gestures,
  tools,
  garden,
  ocean,
  insects,
  dinosaurs,
  pirates,
  niceToMeetYou,
  tableDebate,
  smallDilemmas,
  familyCouncil,
  houseTreaty,
  tableForTwo,
  twoToothbrushes,
  meetingRoomThree,
  cleanSlate,
  afterTen,
  saidAtTheWrongMoment,
  signsAndSmallPrint,
  pitchItInOneLine,
  excusesAndConfessions,
  unsignedNotes,
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
  groupChat,
  justTheTwoOfUs,
  coffeeKitchen,
  familyTable,
  pairsNight,
  holidayHouse,
  medievalTown,
  theYearWeHad,
];
