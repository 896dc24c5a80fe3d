import type { PlayerProfile } from '@tallyho/game/people/player-profile';
import { foods } from '../minigames/foods.ts';
import { cards } from '../screens/people-panel/testing/cards.ts';

const never: PlayerProfile = {
  ...{ games: 0, considered: 0, won: 0, evenings: 0, titles: [], agreements: [], favourites: [] },
  mostUnlike: null,
};

/** Of a user who has played once, with three accounts. */
const once: PlayerProfile = {
  ...never,
  ...{ games: 1, considered: 1, evenings: 1 },
  titles: [{ kind: 'otherHalf', name: 'Partner in taste', count: 1 }],
  agreements: [1, 2, 3].map((index) =>
    agreementWith(index, [0, 73, 68, 56][index] ?? 0, { kind: 'account' }),
  ),
  mostUnlike: agreementWith(3, 56, { kind: 'account' }),
  favourites: ['Pretzel', 'Pan of paella', 'Stuffed flatbread'].map((alt) => ({
    item: { id: alt, url: null, alt },
    game: 'One stall left',
  })),
};

/** Of a user with one favourite, and with little between those who agree. */
const single: PlayerProfile = {
  ...once,
  agreements: [1, 2, 3].map((index) =>
    agreementWith(index, [0, 64, 58, 56][index] ?? 0, { kind: 'account' }),
  ),
  favourites: foods.slice(0, 1).map((item) => ({ item, game: 'One stall left' })),
};

/** Of a user with many game nights. */
const often: PlayerProfile = {
  ...{ games: 14, considered: 14, won: 5, evenings: 6 },
  titles: [
    { kind: 'mutual', name: 'Great minds', count: 4 },
    { kind: 'selective', name: 'Connoisseur', count: 3 },
    { kind: 'fan', name: 'Number one fan', count: 2 },
    { kind: 'underdog', name: 'Friend of the underdog', count: 2 },
    { kind: 'diplomat', name: 'Diplomat', count: 2 },
    { kind: 'lateArrival', name: 'Fashionably late', count: 1 },
  ],
  agreements: [
    agreementWith(1, 84, { kind: 'friend', user: cards[1]?._id ?? '' }),
    agreementWith(2, 71, { kind: 'friend', user: cards[2]?._id ?? '' }),
    agreementWith(4, 63, { kind: 'account' }),
  ],
  mostUnlike: agreementWith(3, 38, { kind: 'friend', user: cards[3]?._id ?? '' }),
  favourites: foods.slice(0, 3).map((item) => ({ item, game: 'Worth the queue?' })),
};

function agreementWith(
  index: number,
  percent: number,
  tie: PlayerProfile['agreements'][number]['tie'],
): PlayerProfile['agreements'][number] {
  const { username = '', avatar = 1 } = cards[index] ?? {};
  return { username, avatar, tie, percent, compared: 24 * index };
}

/** Returns the profile of a user who has played never, once or often, or once with a single favourite. */
export const profileOf = (played: string | null): PlayerProfile =>
  played === null ? once : ({ often, never, single }[played] ?? once);
