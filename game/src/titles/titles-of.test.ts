import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceBetween } from '../awards/closest-pair.ts';
import { opinionsIn } from '../awards/opinions.ts';
import { roundScores } from '../awards/scores.ts';
import { miniGameTypes, sampleAnswer, subjectsOf } from '../minigames/registry.ts';
import type { Person } from '../model/person.ts';
import { generator, takeRandom } from '../model/random.ts';
import type { RoundRecord } from '../records/game.ts';
import { playersSeenBy, recordSeenBy } from '../records/seen-by.ts';
import { marks, row, rows, side, sliders } from '../testing/answers.ts';
import { people, person } from '../testing/people.ts';
import { playedRound } from '../testing/records.ts';
import { faultsOfSpoken } from '../testing/second-person.ts';
import { chooseGame, customGame, roleGame } from '../testing/themes.ts';
import { spokenTo } from '../text.ts';
import type { PlayedGame } from '../themes/game.ts';
import { gameFactsOf } from './game-facts.ts';
import { kindNames, titleKinds } from './kinds.ts';
import { selfAware, steady } from './people.ts';
import { alone } from './taste.ts';
import { type Title, titlesOf } from './titles-of.ts';

const playable: PlayedGame[] = [
  ...miniGameTypes.map((type) => customGame(type)),
  roleGame('TierList'),
  roleGame('TierListLobby'),
];

/** A game of random answers. Some players do not answer every round, and some are not rated. */
const randomGame = (seed: number): { records: RoundRecord[]; players: Person[] } => {
  const random = generator(seed).next;
  const players = people(2 + Math.floor(random() * 7));
  const rated = random() < 0.7 ? players : players.slice(1);
  const answering = 0.5 + random() / 2;
  const records = Array.from({ length: 1 + Math.floor(random() * 5) }, (_, index): RoundRecord => {
    const game = takeRandom(playable, 1, random)[0] ?? chooseGame();
    const round = playedRound(game, [], { index, players: rated });
    const theme = `Theme ${Math.floor(index / 2)}`;
    const answers = players
      .filter(() => random() < answering)
      .map((ratedBy) => ({ ratedBy, gameData: sampleAnswer(round.board, random) }));
    return { ...round, theme, answers };
  });
  return { records, players };
};

const games = fc.integer().map(randomGame);

type Opinion = ReturnType<typeof opinionsIn>[number] & {
  round: number;
  ofItem: boolean;
  about: string | null;
};
const opinionsOfGame = (records: readonly RoundRecord[]): Opinion[] =>
  records.flatMap((record) =>
    opinionsIn(record).map((opinion) => {
      const subject = subjectsOf(record.board).find(({ id }) => id === opinion.subject);
      return {
        ...opinion,
        round: record.index,
        ofItem: subject?.kind === 'item',
        about: subject?.kind === 'player' ? subject.player.user : null,
      };
    }),
  );
const gradeOf = (opinion: Opinion): number => ('value' in opinion ? opinion.value * 100 : Number.NaN);
const isGraded = (opinion: Opinion): boolean => 'value' in opinion;
const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const isOn = (one: Opinion) => (other: Opinion) => one.round === other.round && one.subject === other.subject;

/** Counts and means of one player that titles compare, computed from the list of all opinions. NaN: does not apply. */
const measures: Partial<
  Record<Title['kind'], (all: readonly Opinion[], user: string, game: readonly RoundRecord[]) => number>
> = {
  consensus: (all, user) => 100 - distanceToRest(all, user, () => true),
  freeSpirit: (all, user) => 100 - distanceToRest(all, user, () => true),
  peopleReader: (all, user) => 100 - distanceToRest(all, user, ({ about }) => about !== null),
  tasteReader: (all, user) => 100 - distanceToRest(all, user, ({ ofItem }) => ofItem),
  selective: (all, user) =>
    average(
      all
        .filter(({ rater }) => rater === user)
        .filter(isGraded)
        .map(gradeOf),
    ),
  generous: (all, user) =>
    average(
      all
        .filter(({ rater }) => rater === user)
        .filter(isGraded)
        .map(gradeOf),
    ),
  decided: (all, user) => all.filter((one) => one.rater === user && gradeOf(one) === 100).length,
  diplomat: (all, user) =>
    average(
      all
        .filter(({ rater }) => rater === user)
        .filter(isGraded)
        .map((one) => Math.abs(gradeOf(one) - 50)),
    ),
  palette: (all, user) => new Set(all.filter(({ rater }) => rater === user).map(({ said }) => said)).size,
  talkative: (all, user) => all.filter(({ rater }) => rater === user).length,
  confident: (all, user) =>
    average(
      all
        .filter(({ rater, about }) => rater === user && about === user)
        .filter(isGraded)
        .map(gradeOf),
    ),
  goodSoul: (all, user) =>
    average(
      all
        .filter(({ rater, about }) => rater === user && about !== null && about !== user)
        .filter(isGraded)
        .map(gradeOf),
    ),
  fullMarks: (all, user) => all.filter((one) => one.about === user && gradeOf(one) === 100).length,
  modest: (all, user) => -aboveRest(all, user, user),
  selfAware: (all, user) => Math.abs(aboveRest(all, user, user)),
  mystery: (all, user) => spreadAbout(all, user),
  openBook: (all, user) => spreadAbout(all, user),
  trendsetter: (_, user, records) => records.filter((record) => hasGroupsFavourite(record, user)).length,
  underdog: (all, user) => sidesOf(all, user).filter(({ own, most }) => own < most).length,
  goodCompany: (all, user) =>
    sidesOf(all, user).filter(({ own, most, leads }) => own === most && leads).length,
  serialWinner: (_, user, records) => records.filter((record) => winnerOf(record) === user).length,
  steady: (_, user, records) => {
    const points = pointsOf(records, user);
    return Math.max(...points) - Math.min(...points);
  },
  lateBloomer: (_, user, records) => {
    const points = pointsOf(records, user);
    return (points.at(-1) ?? 0) - (points[0] ?? 0);
  },
};

function distanceToRest(all: readonly Opinion[], user: string, isCounted: (one: Opinion) => boolean): number {
  const own = all.filter((one) => one.rater === user && isCounted(one));
  const distances = own.flatMap((one) => {
    const rest = all.filter((other) => isOn(one)(other) && other.rater !== user);
    return rest.length > 0 ? [average(rest.map((other) => distanceBetween(one, other)))] : [];
  });
  return average(distances);
}

function aboveRest(all: readonly Opinion[], user: string, about: string): number {
  const own = all.filter((one) => one.rater === user && one.about === about).filter(isGraded);
  const gaps = own.flatMap((one) => {
    const rest = all.filter((other) => isOn(one)(other) && other.rater !== user);
    return rest.length > 0 ? [gradeOf(one) - average(rest.map(gradeOf))] : [];
  });
  return average(gaps);
}

/** The mean spread of what at least two players said about this one. */
function spreadAbout(all: readonly Opinion[], user: string): number {
  const about = all.filter((one) => one.about === user);
  const rounds = [...new Set(about.map(({ round }) => round))];
  const groups = rounds.map((round) => about.filter((one) => one.round === round));
  return average(groups.flatMap((group) => (group.length > 1 ? [spreadOf(group)] : [])));
}

/** The square root of half the mean squared distance of all pairs: of grades their standard deviation. */
function spreadOf(group: readonly Opinion[]): number {
  const squares = group.flatMap((one) => group.map((other) => distanceBetween(one, other) ** 2));
  return Math.sqrt(average(squares) / 2);
}

/** Returns true if the player alone rated one item highest, and so did the group. */
function hasGroupsFavourite(record: RoundRecord, user: string): boolean {
  const all = opinionsOfGame([record]).filter((one) => one.ofItem && isGraded(one));
  const only = (grades: readonly (readonly [id: string, grade: number])[]): string | null => {
    const best = grades.filter(([, grade]) => grade >= Math.max(...grades.map(([, other]) => other)) - 1e-6);
    return best.length === 1 ? (best[0]?.[0] ?? null) : null;
  };
  const ids = [...new Set(all.map(({ subject }) => subject))];
  const means = ids.map(
    (id) => [id, average(all.filter(({ subject }) => subject === id).map(gradeOf))] as const,
  );
  const own = all.filter(({ rater }) => rater === user).map((one) => [one.subject, gradeOf(one)] as const);
  return only(means) !== null && only(means) === only(own);
}

/** For each choice of the player: how many chose the same, how many the most frequent, and if that one leads alone. */
function sidesOf(all: readonly Opinion[], user: string): { own: number; most: number; leads: boolean }[] {
  return all
    .filter((one) => one.rater === user && !isGraded(one))
    .map((one) => {
      const votes = all.filter(isOn(one));
      const counts = [...new Set(votes.map(({ said }) => said))]
        .map((said) => votes.filter((vote) => vote.said === said).length)
        .toSorted((a, b) => b - a);
      const own = votes.filter(({ said }) => said === one.said).length;
      return { own, most: counts[0] ?? 0, leads: counts.length > 1 && counts[1] !== counts[0] };
    });
}

const pointsOf = (records: readonly RoundRecord[], user: string): number[] =>
  records.flatMap((record) =>
    roundScores(record).flatMap(({ player, points }) =>
      player.user === user && points !== null ? [points] : [],
    ),
  );

function winnerOf(record: RoundRecord): string | null {
  const scores = roundScores(record).map(({ player, points }) => ({
    user: player.user,
    points: points ?? 0,
  }));
  const highest = Math.max(...scores.map(({ points }) => points));
  const first = scores.filter(({ points }) => Math.abs(points - highest) < 1e-6);
  return highest > 0 && first.length === 1 ? (first[0]?.user ?? null) : null;
}

const lowestWins: readonly Title['kind'][] = [
  ...(['freeSpirit', 'selective', 'diplomat', 'selfAware', 'steady', 'openBook'] as const),
];

/** How many opinions, or rounds with points, a mean needs at least. */
const fewest: Partial<
  Record<Title['kind'], (all: readonly Opinion[], user: string, game: readonly RoundRecord[]) => number>
> = {
  consensus: (all, user) => compared(all, user, () => true) - 3,
  freeSpirit: (all, user) => compared(all, user, () => true) - 3,
  peopleReader: (all, user) => compared(all, user, ({ about }) => about !== null) - 3,
  tasteReader: (all, user) => compared(all, user, ({ ofItem }) => ofItem) - 3,
  selective: (all, user) => graded(all, user) - 3,
  generous: (all, user) => graded(all, user) - 3,
  diplomat: (all, user) => graded(all, user) - 3,
  steady: (_, user, records) => pointsOf(records, user).length - 2,
};
const graded = (all: readonly Opinion[], user: string): number =>
  all.filter((one) => one.rater === user && isGraded(one)).length;
/** The number of a player's opinions on subjects that others have rated, too. */
const compared = (all: readonly Opinion[], user: string, isCounted: (one: Opinion) => boolean): number =>
  all.filter(
    (one) =>
      one.rater === user && isCounted(one) && all.some((other) => isOn(one)(other) && other.rater !== user),
  ).length;

/** Expects the fact of a title to follow from the records. */
function expectTrue(
  { kind, player: { user }, evidence, fact }: Title,
  records: readonly RoundRecord[],
  players: readonly Person[],
) {
  const all = opinionsOfGame(records);
  const { amount = Number.NaN, other = '', round = -1, subject = '' } = evidence;
  const measure = measures[kind];
  if (measure) {
    const own = measure(all, user, records);
    expect(amount).toBeCloseTo(own, 4);
    const rest = players
      .filter((player) => player.user !== user)
      .filter((player) => (fewest[kind]?.(all, player.user, records) ?? 0) >= 0)
      .map((player) => measure(all, player.user, records))
      .filter((value) => !Number.isNaN(value));
    for (const value of rest)
      if (lowestWins.includes(kind)) expect(value).toBeGreaterThanOrEqual(own - 1e-6);
      else expect(value).toBeLessThanOrEqual(own + 1e-6);
  }
  const on = all.filter((one) => one.round === round && one.subject === subject);
  const own = on.find(({ rater }) => rater === user);
  const rest = on.filter(({ rater }) => rater !== user);
  const name = players.find((player) => player.user === other)?.username ?? 'none';
  switch (kind) {
    case 'alone':
      expect(fact).toMatch(/^Only .+ (answered|chose|gave|left|put|said) .+\.$/);
      if (!/ (first|last|out)\.$/.test(fact)) expect(fact).toContain(own?.said);
      expect(rest.length).toBeGreaterThan(1);
      for (const one of rest) expect(own && distanceBetween(own, one)).toBeGreaterThanOrEqual(50);
      break;
    case 'champion':
      expect(own && gradeOf(own)).toBe(100);
      for (const one of rest) expect(gradeOf(one)).toBeLessThan(50);
      break;
    case 'castingVote': {
      const votes = all.filter((one) => one.round === round && 'choice' in one);
      const mine = votes.find(({ rater }) => rater === user);
      const same = votes.filter(({ said }) => said === mine?.said).length;
      expect([same, votes.length - same]).toEqual([amount, amount - 1]);
      break;
    }
    case 'fan':
    case 'mutual':
      expect(amount).toBeCloseTo(aboveRest(all, user, other), 4);
      expect(amount).toBeGreaterThan(0);
      if (kind === 'mutual') expect(aboveRest(all, other, user)).toBeGreaterThan(0);
      expect(fact).toContain(name);
      break;
    case 'adored':
      expect(on.some((one) => one.rater === other && one.about === user && gradeOf(one) === 100)).toBe(true);
      break;
    case 'roundWinner':
      expect(winnerOf(records.find(({ index }) => index === round) ?? sliders([]))).toBe(user);
      break;
    case 'kindred':
    case 'otherHalf':
    case 'sparring': {
      const distances = all
        .filter(({ rater }) => rater === user)
        .flatMap((one) =>
          all.filter((two) => two.rater === other && isOn(one)(two)).map((two) => distanceBetween(one, two)),
        );
      const distance = kind === 'sparring' ? amount : 100 - amount;
      expect(average(distances)).toBeCloseTo(distance, 4);
      expect(fact).toContain(name);
      break;
    }
    case 'lateArrival':
      expect(round).toBeGreaterThan(0);
      for (const record of records)
        if (record.index < round)
          expect(record.answers.some(({ ratedBy }) => ratedBy.user === user)).toBe(false);
      break;
    case 'regular':
      for (const { answers } of records)
        expect(answers.some(({ ratedBy }) => ratedBy.user === user)).toBe(true);
      break;
    case 'referee':
      expect(all.filter(({ rater, about }) => rater === user && about !== null)).toHaveLength(amount);
      expect(all.some(({ about }) => about === user)).toBe(false);
      break;
    case 'opening':
      expect(fact).toContain(records[0]?.game.name);
      break;
    case 'closing':
      expect(fact).toContain(records.at(-1)?.game.name);
      break;
    case 'company':
      expect(amount).toBe(players.length);
      break;
    case 'chorus':
      expect(amount).toBe(all.length);
      break;
    case 'collector':
      expect(amount).toBe(records.reduce((sum, { board }) => sum + subjectsOf(board).length, 0));
      break;
    case 'explorer':
      expect(amount).toBe(new Set(records.map(({ theme }) => theme)).size);
      break;
    case 'seat':
      expect(players[amount - 1]?.user).toBe(user);
      break;
    default:
  }
}

describe('titles', () => {
  test('every player has one, no name is given twice, and every fact follows from the records', () => {
    fc.assert(
      fc.property(games, fc.string(), ({ records, players }, seed) => {
        const titles = titlesOf(records, players, seed);
        if (records.every(({ answers }) => answers.length === 0)) {
          expect(titles).toEqual([]);
          return;
        }
        expect(titles.map(({ player }) => player)).toEqual(players);
        expect(new Set(titles.map(({ name }) => name)).size).toBe(players.length);
        for (const title of titles) expectTrue(title, records, players);
      }),
    );
  });

  test('the facts speak to each player in the second person, and to all others as before', () => {
    fc.assert(
      fc.property(games, fc.string(), ({ records, players }, seed) => {
        const plain = titlesOf(records, players, seed);
        for (const { user, username } of players)
          for (const [at, title] of titlesOf(records, players, seed, user).entries()) {
            const { fact = '', ...rest } = plain[at] ?? {};
            expect(title).toMatchObject(rest);
            expect(faultsOfSpoken(title.fact, fact, username)).toEqual([]);
          }
      }),
      { numRuns: 40 },
    );
  });

  test('the pool has at least 24 kinds, and each of them is given in some game', () => {
    expect(kindNames.length).toBeGreaterThanOrEqual(24);
    const given = new Set<string>();
    for (let seed = 1; seed <= 1500 && kindNames.some((kind) => !given.has(kind)); seed += 1) {
      const { records, players } = randomGame(seed);
      for (const { kind } of titlesOf(records, players, String(seed))) given.add(kind);
    }
    expect(kindNames.filter((kind) => !given.has(kind))).toEqual([]);
  });

  test('the line of each kind is short, its own, and no sentence about someone', () => {
    const lines = kindNames.map((kind) => titleKinds[kind].line);
    expect(new Set(lines).size).toBe(lines.length);
    for (const line of lines) {
      expect(line.length).toBeLessThanOrEqual(34);
      expect(line).toMatch(/^[A-Z].*\.$/);
      expect(line).not.toMatch(/\b(he|she|they|them|their|worst|wrong|boring|bad|never agrees)\b/i);
    }
  });

  test('they depend only on the game and the seed', () => {
    fc.assert(
      fc.property(fc.integer(), fc.string(), (played, seed) => {
        const [one, other] = [randomGame(played), randomGame(played)];
        expect(titlesOf(one.records, one.players, seed)).toEqual(
          titlesOf(other.records, other.players, seed),
        );
      }),
    );
  });

  test('a fact that few games have comes before a lead, and a lead before what is true of all', () => {
    // Player 1 alone chooses the other side; player 4 only watched.
    const records = [playedRound(chooseGame(), [side('left'), side('right'), side('right')])];
    const titles = titlesOf(records, people(4), 'game');
    expect(titles[0]).toMatchObject({
      name: 'One of a kind',
      fact: 'Only Player 1 answered “This” in “This or that”.',
    });
    expect(titles[3]?.kind).toMatch(/^(opening|company|chorus|collector)$/);
  });

  test.each<[fact: string, record: RoundRecord]>([
    ['Only Player 1 put Player 2 last.', rows([row(2, 1, 3), row(1, 3, 2), row(1, 3, 2)])],
    ['Only Player 1 put Player 2 first.', rows([row(1, 3, 2), row(2, 1, 3), row(2, 1, 3)])],
    [
      'Only Player 1 gave Player 2 10 of 100.',
      sliders([marks(50, 10, 50), marks(50, 70, 50), marks(50, 72, 50)]),
    ],
    [
      'Only Player 1 gave themselves 90 of 100.',
      sliders([marks(90, 50, 50), marks(20, 50, 50), marks(22, 50, 50)]),
    ],
  ])('who stood alone has a whole sentence about it: %s', (fact, record) => {
    const facts = alone(gameFactsOf([record], people(3)));
    expect(facts.filter(({ player }) => player === 'player-1').map((one) => one.fact)).toContain(fact);
  });

  test('the fact of who stood alone names that player to the reader, and the reader as "you"', () => {
    const records = [sliders([marks(50, 90, 50), marks(50, 20, 50), marks(50, 22, 50)])];
    const factFor = (reader: string) => {
      const seen = records.map((record) => recordSeenBy(record, reader));
      const [found] = alone(gameFactsOf(seen, playersSeenBy(people(3), reader)));
      return found && spokenTo(found.fact);
    };
    expect(factFor('player-1')).toBe('Only you gave Player 2 90 of 100.');
    expect(factFor('player-2')).toBe('Only Player 1 gave you 90 of 100.');
    expect(factFor('player-3')).toBe('Only Player 1 gave Player 2 90 of 100.');
  });

  test('the fact of the steadiest player names the largest difference, and the fact of the most self-aware one the error', () => {
    const records = [
      sliders([marks(20, 30, 90), marks(20, 80, 10), marks(20, 50, 60)]),
      sliders([marks(22, 30, 20), marks(22, 20, 10), marks(22, 10, 30)], 1),
    ];
    const factsFor = (reader: string) => {
      const seen = records.map((record) => recordSeenBy(record, reader));
      const facts = gameFactsOf(seen, playersSeenBy(people(3), reader));
      return [...steady(facts), ...selfAware(facts)].map(({ fact }) => spokenTo(fact));
    };
    expect(factsFor('player-1')).toEqual([
      'Your rounds were never more than 2 points apart.',
      'Rated yourself as the others did, give or take 1.',
    ]);
    expect(factsFor('player-2')).toEqual([
      'Player 1’s rounds were never more than 2 points apart.',
      'Rated themselves as the others did, give or take 1.',
    ]);
  });

  test('a player who rates another far above the rest is the fan of that player', () => {
    const records = [sliders([marks(50, 90, 50), marks(50, 50, 50), marks(50, 50, 50)])];
    expect(titlesOf(records, people(3), 'game')[0]).toMatchObject({
      name: 'Number one fan',
      fact: 'A soft spot for Player 2: 40 points above the rest.',
      evidence: { other: person(2).user, amount: 40 },
    });
  });

  test('with anonymous votes they speak only of what was said about a player, and of the whole game', () => {
    fc.assert(
      fc.property(games, ({ records, players }) => {
        const anonymous = records.map((record) => ({
          ...record,
          answers: record.answers.map(({ gameData }, at) => ({
            gameData,
            ratedBy: { user: `anonymous-${at}`, username: `Voter ${at}`, avatar: 1 },
          })),
        }));
        for (const { kind } of titlesOf(anonymous, players, 'game'))
          expect(kind).toMatch(
            /^(mystery|openBook|fullMarks|serialWinner|roundWinner|steady|lateBloomer|opening|closing|company|chorus|collector|explorer|seat)$/,
          );
      }),
    );
  });

  test('more players than kinds have their place in the order of joining', () => {
    const records = [playedRound(chooseGame(), [side('left'), side('left')])];
    const titles = titlesOf(records, people(30), 'game');
    expect(new Set(titles.map(({ name }) => name)).size).toBe(30);
    expect(titles.filter(({ kind }) => kind === 'seat').length).toBeGreaterThan(20);
  });

  test('a game without answers has none', () => {
    expect(titlesOf([playedRound(chooseGame(), [])], people(3), 'game')).toEqual([]);
    expect(titlesOf([], people(3), 'game')).toEqual([]);
  });
});
