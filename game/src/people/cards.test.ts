import { expect, test } from 'vitest';
import { cardFrom, personFrom } from './cards.ts';

const person = { user: 'user-robin', username: 'Robin', avatar: 3 };
const card = { _id: 'user-robin', username: 'Robin', avatar: 3 };

test('a person and the card that the API shows are the same user', () => {
  expect(cardFrom(person)).toEqual(card);
  expect(personFrom(card)).toEqual(person);
});

test('a card has none of the other fields of a seat', () => {
  expect(cardFrom({ ...person, ...{ color: 2 } })).toEqual(card);
});

test('a person has the other fields of a response', () => {
  expect(personFrom({ ...card, presence: 'online' })).toEqual({ ...person, presence: 'online' });
});
