import fc from 'fast-check';
import { expect, test } from 'vitest';
import { opinionsBySubject, opinionsIn, type RatedOpinion } from '../awards/opinions.ts';
import { endsOfScale, miniGameTypes, sampleAnswer } from '../minigames/registry.ts';
import { generator, takeRandom } from '../model/random.ts';
import type { RoundRecord } from '../records/game.ts';
import { people } from '../testing/people.ts';
import { playedRound } from '../testing/records.ts';
import { faultsOfSpoken } from '../testing/second-person.ts';
import { customGame, roleGame, tierListGame } from '../testing/themes.ts';
import type { PlayedGame } from '../themes/game.ts';
import { type AwardKind, awardKinds, type FoundAward } from './award.ts';
import { awardsIn, chooseAwards, foundAward, isSameAward, roundAwards } from './choose-awards.ts';

const playable: PlayedGame[] = [
  ...miniGameTypes.map((type) => customGame(type)),
  roleGame('TierList'),
  roleGame('TierListLobby'),
  tierListGame(5),
];

/** Returns a round of 0 to 8 players. Some answers are copies, so that players agree, and some leave things out. */
const roundOf = (game: PlayedGame, seed: number, index = 0): RoundRecord => {
  const random = generator(seed).next;
  const players = takeRandom(people(8), Math.floor(random() * 8) + 1, random);
  const copying = random();
  const { board, ...round } = playedRound(game, [], { index, players });
  const answers: RoundRecord['answers'] = [];
  for (const ratedBy of players.filter(() => random() < 0.9)) {
    const [copied] = takeRandom(answers, 1, random);
    const isCopy = copied && random() < copying;
    answers.push({ ratedBy, gameData: isCopy ? copied.gameData : sampleAnswer(board, random) });
  }
  return { ...round, board, answers };
};

const rounds = fc
  .record({ game: fc.constantFrom(...playable), seed: fc.integer() })
  .map(({ game, seed }) => roundOf(game, seed));

const gradeOf = (opinion: RatedOpinion): number => ('value' in opinion ? opinion.value : 0);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** What an award claims, computed from the record in another way than by its rule. */
const claims: Record<AwardKind, (record: RoundRecord, award: FoundAward) => boolean> = {
  allOrNothing: (record, { people: [user] }) => {
    const values = opinionsIn(record).map(gradeOf);
    return opinionsIn(record).every(
      (opinion) =>
        opinion.rater !== user || [Math.min(...values), Math.max(...values)].includes(gradeOf(opinion)),
    );
  },
  camps: (record, award) =>
    saidIn(record, award).length === 2 && saidIn(record, award).every(({ raters }) => raters.length >= 2),
  champion: (record, { subject, people: [user] }) =>
    topOf(record, user).join() === subject && lowestMean(record) === subject,
  closestPair: (record, { people: pair }) => {
    const distances = pairDistances(record);
    return distances.every(({ distance }) => distance >= distanceOf(record, pair) - 1e-6);
  },
  diplomat: (record, { people: [user] }) => {
    const lowest = endsOfScale(record.board)?.lowest ?? 0;
    const places = opinionsIn(record)
      .filter(({ rater }) => rater === user)
      .map((opinion) => (gradeOf(opinion) - lowest) / (1 - lowest));
    return places.every((place) => place > 0.1 && place < 0.9);
  },
  evenSplit: (record, award) => {
    const [one, other, more] = saidIn(record, award);
    return one?.raters.length === other?.raters.length && more === undefined;
  },
  fan: (record, { people: [fan, player] }) =>
    opinionsIn(record)
      .filter(({ subject, rater }) => subject === player && rater !== fan && rater !== player)
      .every((opinion) => gradeOf(opinion) < voteOf(record, fan, player)),
  favouriteOfAll: (record, { subject }) =>
    record.answers.every(({ ratedBy }) => topOf(record, ratedBy.user).includes(subject ?? '')),
  generous: (record, { people: [user] }) =>
    record.answers.every(
      ({ ratedBy }) => ratedBy.user === user || meanBy(record, ratedBy.user) < meanBy(record, user),
    ),
  hardToPlease: (record, { people: [user] }) =>
    record.answers.every(
      ({ ratedBy }) => ratedBy.user === user || meanBy(record, ratedBy.user) > meanBy(record, user),
    ),
  identical: (record, { people: pair }) => distanceOf(record, pair) === 0,
  landslide: (record, { subject }) => secondMean(record, subject) < meanOn(record, subject),
  lone: (record, award) => {
    const [group, single, more] = saidIn(record, award);
    return (
      (group?.raters.length ?? 0) >= 2 && single?.raters.join() === award.people[0] && more === undefined
    );
  },
  modest: (record, { people: [user] }) =>
    votesOn(record, user).every(({ rater, value }) => rater === user || value > voteOf(record, user, user)),
  mostDivisive: (record, award) => saidIn(record, award).length >= 2,
  mouthpiece: (record, { people: [user] }) =>
    record.answers.every(({ ratedBy }) => toGroup(record, ratedBy.user) >= toGroup(record, user) - 1e-6),
  mutual: (record, { people: [one, other] }) =>
    topOf(record, one, true).join() === other && topOf(record, other, true).join() === one,
  onlyTwo: (record, award) =>
    saidIn(record, award)
      .map(({ raters }) => raters.length)
      .join()
      .startsWith('2,1,1'),
  opposites: (record, { people: pair }) =>
    pairDistances(record).every(({ distance }) => distance <= distanceOf(record, pair) + 1e-6),
  ownOpinion: (record, { people: [user] }) =>
    votesOn(record, user).every(({ rater, value }) => rater === user || value < voteOf(record, user, user)),
  ownWay: (record, { people: [user] }) =>
    record.answers.every(({ ratedBy }) => toGroup(record, ratedBy.user) <= toGroup(record, user) + 1e-6),
  photoFinish: (record, { subject }) => {
    const lead = meanOn(record, subject) - secondMean(record, subject);
    return lead > 0 && lead < 0.05;
  },
  selfKnown: (record, { people: [user] }) => {
    const others = votesOn(record, user).filter(({ rater }) => rater !== user);
    return Math.abs(mean(others.map(({ value }) => value)) - voteOf(record, user, user)) <= 0.05;
  },
  unanimous: (record, award) => saidIn(record, award).length === 1 && record.answers.length >= 3,
};

const saidIn = (record: RoundRecord, { subject }: { subject: string | null }) => {
  const on = opinionsIn(record).filter((opinion) => opinion.subject === subject);
  const keys = [...new Set(on.map((opinion) => JSON.stringify({ ...opinion, rater: 0 })))];
  return keys
    .map((key) => ({
      raters: on
        .filter((opinion) => JSON.stringify({ ...opinion, rater: 0 }) === key)
        .map(({ rater }) => rater),
    }))
    .toSorted((one, other) => other.raters.length - one.raters.length);
};
const votesOn = (record: RoundRecord, subject: string | null | undefined) =>
  opinionsIn(record)
    .filter((opinion) => opinion.subject === subject)
    .map((opinion) => ({ rater: opinion.rater, value: gradeOf(opinion) }));
const voteOf = (record: RoundRecord, user: string | undefined, subject: string | undefined): number =>
  votesOn(record, subject).find(({ rater }) => rater === user)?.value ?? Number.NaN;
const meanOn = (record: RoundRecord, subject: string | null) =>
  mean(votesOn(record, subject).map(({ value }) => value));
const secondMean = (record: RoundRecord, best: string | null) =>
  Math.max(
    ...opinionsBySubject(record)
      .filter(({ subject, opinions }) => subject.id !== best && opinions.length > 0)
      .map(({ subject }) => meanOn(record, subject.id)),
  );
const lowestMean = (record: RoundRecord) =>
  opinionsBySubject(record).toSorted(
    (one, other) => meanOn(record, one.subject.id) - meanOn(record, other.subject.id),
  )[0]?.subject.id;
const meanBy = (record: RoundRecord, user: string | undefined) =>
  mean(
    opinionsIn(record)
      .filter(({ rater }) => rater === user)
      .map(gradeOf),
  );
const topOf = (record: RoundRecord, user: string | undefined, exceptSelf = false): string[] => {
  const own = opinionsIn(record).filter(
    ({ rater, subject }) => rater === user && !(exceptSelf && subject === user),
  );
  const best = Math.max(...own.map(gradeOf));
  return own.filter((opinion) => gradeOf(opinion) === best).map(({ subject }) => subject);
};
const toGroup = (record: RoundRecord, user: string | undefined) =>
  mean(
    opinionsBySubject(record).flatMap(({ subject, opinions }) =>
      opinions.some(({ rater }) => rater === user)
        ? [Math.abs(voteOf(record, user, subject.id) - meanOn(record, subject.id))]
        : [],
    ),
  );
const distanceOf = (record: RoundRecord, [one, other]: readonly string[]) =>
  mean(
    opinionsBySubject(record).flatMap(({ opinions }) => {
      const [a, b] = [one, other].map((user) => opinions.find(({ rater }) => rater === user));
      if (!a || !b) return [];
      return 'choice' in a && 'choice' in b
        ? Number(a.choice !== b.choice)
        : Math.abs(gradeOf(a) - gradeOf(b));
    }),
  );
const pairDistances = (record: RoundRecord) => {
  const users = record.answers.map(({ ratedBy }) => ratedBy.user);
  return users.flatMap((one, at) =>
    users.slice(at + 1).map((other) => ({ distance: distanceOf(record, [one, other]) })),
  );
};

const nameOf = (user: string) => user.replace('player-', 'Player ');

test('what each award says is true of the answers', () => {
  fc.assert(
    fc.property(rounds, (record) => {
      for (const award of awardsIn(record))
        expect([award.kind, claims[award.kind](record, award)]).toEqual([award.kind, true]);
    }),
    { numRuns: 400 },
  );
});

test('an award has a sentence that names its players, its arithmetic, and places within its scale', () => {
  fc.assert(
    fc.property(rounds, (record) => {
      for (const { kind, title, reason, scale, people: named } of awardsIn(record)) {
        expect(title(nameOf)).toMatch(/^\S.*\.$/);
        expect(title(nameOf)).not.toMatch(/undefined|NaN|“”/);
        const said = title(nameOf).match(/Player \d+/g) ?? [];
        expect([kind, said]).toEqual([kind, [...new Set(said)]]);
        for (const user of named)
          expect([kind, title(nameOf)]).toEqual([kind, expect.stringContaining(nameOf(user))]);
        expect(reason(nameOf)).toMatch(/^\S.*\.$/);
        for (const { at } of scale?.marks ?? []) expect(at >= 0 && at <= 100).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});

test('an award speaks to each player in the second person, and to all others as before', () => {
  fc.assert(
    fc.property(rounds, (record) => {
      for (const award of awardsIn(record))
        for (const { ratedBy } of record.answers) {
          const found = foundAward(record, award, ratedBy.user);
          for (const text of ['title', 'reason'] as const)
            expect(
              faultsOfSpoken(found?.[text](nameOf) ?? '', award[text](nameOf), nameOf(ratedBy.user)),
            ).toEqual([]);
        }
    }),
    { numRuns: 60 },
  );
});

test('each kind of award occurs, and is chosen', () => {
  const chosen = new Set<AwardKind>();
  for (let seed = 0; seed < 4_000 && chosen.size < awardKinds.length; seed += 1)
    for (const game of playable)
      for (const { kind } of chooseAwards(roundOf(game, seed), [], seed)) chosen.add(kind);
  expect([...chosen].toSorted()).toEqual(awardKinds);
});

test('no kind with the same players comes in two rounds running, and a round has at most two', () => {
  const games = fc.record({
    id: fc.uuid(),
    records: fc
      .array(fc.record({ game: fc.constantFrom(...playable), seed: fc.nat({ max: 5 }) }), { maxLength: 6 })
      .map((list) => list.map(({ game, seed }, index) => roundOf(game, seed, index))),
  });
  fc.assert(
    fc.property(games, ({ id, records }) => {
      let before = roundAwards({ id, records: [] });
      for (const count of records.keys()) {
        const played = records.slice(0, count + 1);
        const awards = roundAwards({ id, records: played });
        expect(awards.length).toBeLessThanOrEqual(2);
        expect(new Set(awards.map(({ kind }) => kind)).size).toBe(awards.length);
        for (const { people: named } of awards) expect(new Set(named).size).toBe(named.length);
        for (const award of awards) {
          expect(before.some((last) => isSameAward(award, last))).toBe(false);
          expect(foundAward(records[count] as RoundRecord, award)).toMatchObject(award); // count is an index of the list
        }
        before = awards;
      }
    }),
    { numRuns: 60 },
  );
});

test('the awards of a round do not depend on the rounds before, except that none is repeated', () => {
  fc.assert(
    fc.property(rounds, fc.integer(), (record, seed) => {
      const first = chooseAwards(record, [], seed);
      const second = chooseAwards(record, first, seed);
      expect(chooseAwards(record, [], seed)).toEqual(first);
      expect(second.some((award) => first.some((shown) => isSameAward(award, shown)))).toBe(false);
    }),
    { numRuns: 100 },
  );
});

test('anonymous votes give no award that names an author', () => {
  fc.assert(
    fc.property(rounds, (record) => {
      const answers = record.answers.map(({ gameData }, at) => ({
        ratedBy: { user: `anonymous-${at + 1}`, username: 'Anonymous', avatar: 1 },
        gameData,
      }));
      for (const { people: named, subject, title, reason } of awardsIn({ ...record, answers })) {
        expect(named.filter((user) => user !== subject)).toEqual([]);
        expect(`${title(nameOf)} ${reason(nameOf)}`).not.toContain('anonymous');
      }
    }),
    { numRuns: 150 },
  );
});

test('the lowest tier is at the start of the scale, and the highest at its end', () => {
  const game = tierListGame(2);
  const tiers = (...lists: string[][]) => ({
    tiers: ['S', 'A', 'B'].map((name, at) => ({ name, items: lists[at] ?? [] })),
  });
  const record = playedRound(game, [
    tiers(['item-1'], [], ['item-2']),
    tiers(['item-1'], ['item-2'], []),
    tiers([], [], ['item-1', 'item-2']),
    tiers([], ['item-2'], ['item-1']),
  ]);
  const award = awardsIn(record).find(({ kind, subject }) => kind === 'mostDivisive' && subject === 'item-1');
  expect(award?.scale).toEqual({
    ends: { low: 'B', high: 'S' },
    steps: [0, 50, 100],
    names: ['B', 'A', 'S'],
    marks: [
      { user: 'player-4', at: 0, said: 'B' },
      { user: 'player-3', at: 0, said: 'B' },
      { user: 'player-2', at: 100, said: 'S' },
      { user: 'player-1', at: 100, said: 'S' },
    ],
  });
  expect(award?.title(nameOf)).toBe(
    'Player 1 and Player 2 say “S” about Picture 1. Player 3 and Player 4 say “B”.',
  );
});

test('the average that a modest player is compared with is the number of the sentence', () => {
  const players = people(4);
  const marks = (first: number) => ({
    ratings: players.map(({ user }, at) => ({ player: user, value: at === 0 ? first : 50 })),
  });
  const record = playedRound(customGame('SliderLobby'), [29, 74, 97, 100].map(marks), { players });
  const award = awardsIn(record).find(({ kind }) => kind === 'modest');
  expect(award?.title(nameOf)).toBe('Player 1 is modest: says 29, the others say 90 on average.');
  expect(award?.average).toMatchObject({ of: 'The others', said: '90' });
});

test('nobody stands out who is almost equal to another player', () => {
  const game = tierListGame(20);
  const ids = Array.from({ length: 20 }, (_, at) => `item-${at + 1}`);
  /** Returns an answer that puts the first `best` items in the highest tier, and the others in the next one. */
  const answer = (best: number) => ({
    tiers: [
      { name: 'S', items: ids.slice(0, best) },
      { name: 'A', items: ids.slice(best) },
      { name: 'B', items: [] },
    ],
  });
  const awardsOf = (...best: number[]) => awardsIn(playedRound(game, best.map(answer)));
  const kindsOf = (...best: number[]) => awardsOf(...best).map(({ kind }) => kind);
  expect(kindsOf(20, 19, 19)).not.toContain('generous');
  expect(kindsOf(1, 1, 0)).not.toContain('hardToPlease');
  expect(kindsOf(20, 19, 0, 0)).not.toContain('ownWay');
  const generous = awardsOf(20, 0, 0).find(({ kind }) => kind === 'generous');
  expect(generous?.people).toEqual(['player-1']);
  expect(generous?.reason(nameOf)).toBe(
    'The others gave less: Player 1 100, Player 2 and Player 3 50 of 100 on average.',
  );
});

test('of two items with the same average neither is last, whatever their votes', () => {
  const names = ['Best', 'Good', 'Meh', 'Bad'];
  /** Returns an answer that puts three items in these tiers. */
  const answer = (...tiers: string[]) => ({
    tiers: names.map((name) => ({
      name,
      items: tiers.flatMap((tier, at) => (tier === name ? [`text-${at + 1}`] : [])),
    })),
  });
  const record = playedRound(customGame('TierList'), [
    answer('Best', 'Meh', 'Good'),
    answer('Meh', 'Good', 'Best'),
    answer('Meh', 'Good', 'Best'),
    answer('Meh', 'Best', 'Best'),
    answer('Bad', 'Bad', 'Best'),
    answer('Best', 'Meh', 'Best'),
    answer('Meh', 'Meh', 'Best'),
  ]);
  expect(awardsIn(record).map(({ kind }) => kind)).not.toContain('champion');
});
