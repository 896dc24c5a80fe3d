import { limits } from '@tallyho/game/limits';
import { aboutPlayers } from '../about-players.ts';
import type { Sample } from '../samples.ts';

/** Sliders for every player. */
const sample: Sample = {
  family: 'Slider',
  variant: 'Lobby',
  games: [
    ...aboutPlayers.map((titles) => ({ ...titles, config: { ratingValue: limits.lobbyRating.default } })),
    {
      name: 'Breakfast at seven',
      description: 'How likely is each of you at breakfast at seven?',
      config: {
        ratingValue: limits.lobbyRating.default,
        ends: { low: 'Still in bed', high: 'First at the table' },
      },
    },
  ].map((game) => ({ ...game, type: 'SliderLobby', items: [] })),
};
export default sample;
