import { aboutPlayers } from '../about-players.ts';
import type { Sample } from '../samples.ts';

/** Line-ups of the players. */
const sample: Sample = {
  family: 'Slider',
  variant: 'Avatars Lobby',
  games: aboutPlayers.map((titles) => ({
    ...titles,
    type: 'SliderAvatarsLobby',
    config: {},
    items: [],
  })),
};
export default sample;
