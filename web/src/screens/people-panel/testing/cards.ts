import { cardFrom } from '@tallyho/game/people/cards';
import type { PersonCard } from '@tallyho/game/people/person-card';
import { people } from '../../../entities/room/testing/people.ts';

/** The eight test users in the API's format. */
export const cards: readonly PersonCard[] = people.map(cardFrom);

/** Users with names that are difficult to lay out: very long, right-to-left, emoji. */
export const difficultCards: readonly PersonCard[] = [
  { _id: 'user-long', username: 'wwwwwwwwwwwwwwwwwwwwwwwwwwwwww', avatar: 3 },
  { _id: 'user-rtl', username: 'محمدعبدالرحمنa', avatar: 6 },
  { _id: 'user-emoji', username: '🦩🦩🦩flamingo🏳️‍🌈👨‍👩‍👧‍👦', avatar: 8 },
];
