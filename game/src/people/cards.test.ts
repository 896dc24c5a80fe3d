import { expect, test } from 'vitest';
import { cardFrom, personFrom } from './cards.ts';

const person = { user: 'user-robin', username: 'Robin', avatar: 3 };
const card = { _id: 'user-robin', username: 'Robin', avatar: 3 };

test('a person and the card that the API shows are the same user', () => {
  expect(cardFrom(person)).toEqual(card);
  expect(personFrom(card)).toEqual(person);
});

test('other fields of a seat or a response do not become part of the result', () => {
  expect(cardFrom({ ...person, ...{ color: 2 } })).toEqual(card);
  expect(personFrom({ ...card, ...{ email: 'robin@example.org' } })).toEqual(person);
});
