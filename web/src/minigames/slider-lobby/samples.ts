import { limits } from '@tallyho/game/limits';
import { aboutPlayers } from '../about-players.ts';
import type { Sample } from '../samples.ts';

/** Sliders for every player. */
const sample: Sample = {
  family: 'Slider',
  variant: 'Lobby',
  games: aboutPlayers.map((titles) => ({
    ...titles,
    type: 'SliderLobby',
    config: { ratingValue: limits.lobbyRating.default },
    items: [],
  })),
};
export default sample;
