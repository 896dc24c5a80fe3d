import fc from 'fast-check';
import { expect, test } from 'vitest';
import { people } from '../testing/people.ts';
import { viewer } from '../text.ts';
import { raceRemark } from './race-remarks.ts';

const players = people(4);
const nameOf = (user: string) => players.find((player) => player.user === user)?.username ?? '?';
const [robin = '', kim = '', sam = ''] = players.map(({ username }) => username);

/** The standings of these votes: a row for each player, with a value of each rater. `isHidden`: the votes are anonymous. */
const standingsOf = (rows: readonly (readonly number[])[], isHidden = false) =>
  rows.flatMap((values, at) => {
    const player = players[at];
    const ratings = values.map((value, rater) => ({
      user: isHidden ? `anonymous-${rater + 1}` : (players[rater]?.user ?? ''),
      value,
    }));
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return player ? [{ player, mean, rank: at + 1, ratings }] : [];
  });

/** All remarks on votes that are as these, with other means. */
const remarksOn = (rows: readonly (readonly number[])[], name = nameOf, isHidden = false) =>
  new Set(
    Array.from({ length: 30 }, (_, more) =>
      raceRemark(
        standingsOf(
          rows.map((values) => values.map((value) => value + (more % 30))),
          isHidden,
        ),
        name,
      ),
    ),
  );

test('a player who gave themselves far less than the others did', () => {
  const remarks = remarksOn([
    [10, 60, 62],
    [50, 50, 52],
  ]);
  expect(remarks).toEqual(
    new Set([
      `Who knows ${robin} better: the group, or ${robin}?`,
      `${robin} and the group speak of two different people.`,
      `The group sees more in ${robin} than the mirror does.`,
    ]),
  );
});

test('of a player who gave themselves far more nothing is said about the mirror', () => {
  const remarks = remarksOn([
    [65, 20, 22],
    [50, 50, 52],
  ]);
  expect(remarks).toContain(`${robin} knows something that nobody else does.`);
  expect([...remarks].join(' ')).not.toContain('mirror');
});

test('two votes that are far apart, of anonymous votes without the names of the raters', () => {
  const rows = [
    [50, 50, 52],
    [50, 50, 48],
    [10, 62, 40],
  ];
  expect(remarksOn(rows)).toEqual(
    new Set([
      `${kim} and ${robin} have seen two different sides of ${sam}.`,
      `${kim} and ${robin} need a long talk about ${sam}.`,
      `${kim} and ${robin} must have met ${sam} on different days.`,
    ]),
  );
  const hidden = [...remarksOn(rows, nameOf, true)].join(' ');
  expect(hidden).toContain(`Two votes for ${sam} are very far apart.`);
  expect(hidden).not.toMatch(new RegExp(`${robin}|${kim}`));
});

test('of the player of whom the sentence speaks, if there is something to say', () => {
  const rows = [
    [50, 55, 20],
    [50, 48, 52],
    [90, 1, 5],
  ];
  const about = (user: string | undefined) => raceRemark(standingsOf(rows), nameOf, user);
  expect(about(undefined)).toContain(sam);
  expect(about(players[2]?.user)).toContain(sam);
  expect(about(players[1]?.user)).toContain(sam);
  const wide = [[50, 85, 20], ...rows.slice(1)];
  expect(raceRemark(standingsOf(wide), nameOf, players[0]?.user)).toContain(robin);
});

test('the viewer is spoken to', () => {
  const spoken = (user: string) => (user === players[0]?.user ? viewer : nameOf(user));
  expect(remarksOn([[10, 60, 62]], spoken)).toEqual(
    new Set([
      'Who knows you better: the group, or you?',
      'You and the group speak of two different people.',
      'The group sees more in you than the mirror does.',
    ]),
  );
});

test('votes that are all alike, and nothing about votes that are neither alike nor far apart', () => {
  expect(
    remarksOn([
      [50, 52, 54],
      [40, 42, 44],
    ]),
  ).toEqual(new Set(['One slider would have been enough.', 'Did you copy from each other?']));
  expect(
    remarksOn([
      [50, 60, 66],
      [40, 42, 44],
    ]),
  ).toEqual(new Set([null]));
  expect(raceRemark([], nameOf)).toBeNull();
});

test('no remark has a number, and each screen has the same', () => {
  const rows = fc.array(fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 3, maxLength: 3 }), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(rows, (values) => {
      const named = (user: string) => `<${players.findIndex((player) => player.user === user)}>`;
      const remark = raceRemark(standingsOf(values), named);
      expect(remark?.replace(/<\d>/g, '') ?? '').not.toMatch(/\d|undefined/);
      expect(raceRemark(standingsOf(values), named)).toBe(remark);
    }),
  );
});
