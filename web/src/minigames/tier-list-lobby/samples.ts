import { defaultTiers } from '@tallyho/game/minigames/fields';
import { aboutPlayers } from '../about-players.ts';
import type { Sample } from '../samples.ts';

/** Tier lists of the players. */
const sample: Sample = {
  family: 'Tier List',
  variant: 'Lobby',
  games: aboutPlayers.map((titles) => ({
    ...titles,
    type: 'TierListLobby',
    config: { tiers: defaultTiers, ordered: true },
    items: [],
  })),
};
export default sample;
