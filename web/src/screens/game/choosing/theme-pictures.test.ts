// @vitest-environment node
import { defaultRules } from '@tallyho/game/model/default-rules';
import type { Person } from '@tallyho/game/model/person';
import type { SeatView } from '@tallyho/game/protocol/view';
import { expect, test } from 'vitest';
import { kim, robin, sam } from '../../../entities/room/testing/people.ts';
import { pickableThemes } from './pickable-theme.ts';
import { picturesOf } from './theme-pictures.ts';

const aboutPlayers = (name: string) => {
  const table = { players: 3, anonymousVotes: false };
  const [theme] = pickableThemes({ custom: [], usedThemes: [], rules: defaultRules, ...table }, [
    {
      _id: name,
      name,
      description: '',
      type: 'lobby',
      tags: [],
      games: [{ name: 'Who first?', type: 'SliderAvatarsLobby' }],
      covers: [],
      isNew: false,
      known: { players: 0, newGames: 1 },
    },
  ]);
  if (!theme) throw new Error('no theme');
  return theme;
};
const seatsOf = (...people: Person[]): SeatView[] =>
  people.map((person, color) => ({
    ...person,
    color,
    presence: 'here',
    confirmed: true,
    watching: false,
    notReady: false,
    guest: false,
    sitsOut: false,
    atResults: false,
    confirmation: null,
  }));
const kinds = (seats: readonly SeatView[]) =>
  picturesOf(aboutPlayers('Crew'), seats, 0).map(({ kind }) => kind);

test('a theme about the players shows three of them, and a drawing for a missing third', () => {
  expect(kinds(seatsOf(robin, kim, sam))).toEqual(['player', 'player', 'player']);
  expect(kinds(seatsOf(robin, kim))).toEqual(['player', 'player', 'drawing']);
});

test('two players look at the picture of a theme; alone at the table, one of them is a character that nobody plays', () => {
  const theme = { ...aboutPlayers('Food'), isLobby: false, covers: ['/a', '/b'] };
  const kindsFor = (seats: readonly SeatView[]) => picturesOf(theme, seats, 0).map(({ kind }) => kind);
  expect(kindsFor(seatsOf(robin, kim, sam))).toEqual(['picture', 'player', 'player']);
  expect(kindsFor(seatsOf(robin))).toEqual(['picture', 'player', 'character']);
});

test('one of those at a picture looks at it, and the other one has an opinion that differs from card to card', () => {
  const theme = { ...aboutPlayers('Food'), isLobby: false, covers: ['/a'] };
  const faces = [0, 1, 2].map((place) =>
    picturesOf(theme, seatsOf(robin, kim, sam), place).flatMap((one) =>
      one.kind === 'player' ? [one.expression] : [],
    ),
  );
  expect(faces.map(([first]) => first)).toEqual(['gazing', 'gazing', 'gazing']);
  expect(new Set(faces.map(([, second]) => second)).size).toBe(3);
});

test('not all cards of a shelf begin with the same player', () => {
  const seats = seatsOf(robin, kim, sam);
  const first = [0, 1, 2].map((place) => {
    const [picture] = picturesOf(aboutPlayers('Crew'), seats, place);
    return picture?.kind === 'player' && picture.seat.username;
  });
  expect(new Set(first).size).toBe(3);
});

test('a theme in words has two characters that nobody at the table plays, and a drawing of its game', () => {
  const theme = { ...aboutPlayers('Dilemmas'), isLobby: false };
  const seats = seatsOf(robin, kim, sam);
  const pictures = picturesOf(theme, seats, 0);
  expect(pictures.map(({ kind }) => kind)).toEqual(['character', 'drawing', 'character']);
  const avatars = pictures.flatMap((picture) => (picture.kind === 'character' ? [picture.avatar] : []));
  expect(seats.filter(({ avatar }) => avatars.includes(avatar))).toEqual([]);
});
