import type { PersonCard } from '@tallyho/game/people/person-card';
import { people } from '../../../entities/room/testing/people.ts';

/** The eight people of the tests as the API tells people. */
export const cards: readonly PersonCard[] = people.map(({ user, username, avatar }) => ({
  _id: user,
  username,
  avatar,
}));

/** Names that try what a line of text can hold. */
export const difficultCards: readonly PersonCard[] = [
  { _id: 'user-long', username: 'wwwwwwwwwwwwwwwwwwwwwwwwwwwwww', avatar: 3 },
  { _id: 'user-rtl', username: 'محمدعبدالرحمنa', avatar: 6 },
  { _id: 'user-emoji', username: '🦩🦩🦩flamingo🏳️‍🌈👨‍👩‍👧‍👦', avatar: 8 },
];
