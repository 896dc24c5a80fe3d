import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spreadOf } from '../awards/divisive.ts';
import { meanOf, opinionsBySubject } from '../awards/opinions.ts';
import { hotTakes } from '../minigames/hot-takes/rules.ts';
import type { HotTakesBoard } from '../minigames/hot-takes/schema.ts';
import { roundedToMillionth } from '../minigames/ranking.ts';
import {
  type Answer,
  type Board,
  type MiniGameType,
  miniGameTypes,
  resultsFor,
  sampleAnswer,
  subjectsOf,
} from '../minigames/registry.ts';
import type { SliderBoard } from '../minigames/slider/schema.ts';
import { generator } from '../model/random.ts';
import type { RoundRecord } from '../records/game.ts';
import { recordSeenBy } from '../records/seen-by.ts';
import { people } from '../testing/people.ts';
import { playedRound, withNamedEnds } from '../testing/records.ts';
import { faultsOfSpoken } from '../testing/second-person.ts';
import { playSteps } from '../testing/steps.ts';
import { customGame, roleGame, tierListGame } from '../testing/themes.ts';
import { spokenTo } from '../text.ts';
import { cupPatterns } from './cup.ts';
import { unityLimits } from './facts.ts';
import { hotTakesFactsOf, hotTakesPatterns } from './hot-takes.ts';
import type { Claim } from './patterns.ts';
import {
  leadLimits,
  leastDissent,
  leastDoubt,
  lineUpPatterns,
  sliderLobbyPatterns,
  tierListLobbyPatterns,
} from './people.ts';
import { choosePatterns, sliderPatterns } from './question.ts';
import { rankThemPatterns } from './rank-them.ts';
import { rolePatterns } from './roles.ts';
import { tierListPatterns } from './tier-list.ts';
import {
  generalSentences,
  maxVerdictLength,
  patternsBefore,
  plainVerdict,
  type RoundVerdict,
  sentencesOf,
  verdictOf,
  winnerOf,
} from './verdict.ts';
import { whoseIsItPatterns } from './whose-is-it.ts';
import { writtenPatterns } from './written.ts';

type Shape = {
  type: MiniGameType;
  count: number;
  seed: number;
  alike: number;
  isRoles: boolean;
  isAnonymous: boolean;
  name: string;
};

/** `alike`: the probability of an answer that equals the first one. */
const roundOf = ({ type, count, seed, alike, isRoles, isAnonymous, name }: Shape): RoundRecord => {
  const hasTiers = type === 'TierList' || type === 'TierListLobby';
  const game =
    isRoles && hasTiers ? roleGame(type) : type === 'TierList' ? tierListGame(6) : customGame(type);
  const plain = playedRound({ ...game, name }, [], { players: people(Math.max(count, 3)) });
  const record = seed % 4 === 1 ? plain : withNamedEnds(plain);
  const { next } = generator(seed);
  const firsts = new Map<Board, Answer>();
  const firstTo = (board: Board) => {
    const answer = firsts.get(board) ?? sampleAnswer(board, next);
    firsts.set(board, answer);
    return answer;
  };
  const { board, answers } = playSteps(record.board, {
    players: people(count).map((player, at) =>
      isAnonymous ? { user: `anonymous-${at + 1}`, username: 'Anonymous', avatar: 1 } : player,
    ),
    answerTo: (shown) => {
      const first = firstTo(shown);
      return next() < alike ? first : sampleAnswer(shown, next);
    },
    random: next,
    // Without a subject in it a step has no result of its own.
    ...(seed % 10 === 0 && subjectsOf(record.board).length > 0 && { most: 1 + (seed % 9) }),
  });
  return { ...record, board, answers, index: seed % 7 };
};

/** The round with its first item called `name`. */
const renamedItem = (record: RoundRecord, name: string): RoundRecord =>
  'items' in record.board && record.board.items[0]
    ? ({
        ...record,
        board: {
          ...record.board,
          items: record.board.items.map((item, at) => (at === 0 ? { ...item, alt: name } : item)),
        },
      } as RoundRecord) // the board has its type and other names only
    : record;

const shapes = (type: MiniGameType) =>
  fc.record({
    type: fc.constant(type),
    count: fc.integer({ min: 1, max: 8 }),
    seed: fc.nat({ max: 1e6 }),
    alike: fc.constantFrom(0, 0.5, 0.9, 1),
    isRoles: fc.boolean(),
    isAnonymous: fc.boolean(),
    name: fc.constantFrom('Worth the queue?', 'Best flag', 'Who is it?', 'N'.repeat(100)),
  });

const verdictFor = (record: RoundRecord): RoundVerdict => {
  const verdict = verdictOf(record);
  if (!verdict) throw new Error('Every round with answers has a verdict.');
  return verdict;
};

/** What the checks of a claim know, computed from the answers alone. */
const known = (record: RoundRecord) => {
  const { board, answers } = record;
  const subjects = opinionsBySubject(record).filter(({ opinions }) => opinions.length > 0);
  const spread = subjects.length > 0 ? meanOf(subjects.map(({ opinions }) => spreadOf(opinions))) : 0;
  const results = resultsFor(board, answers as never) as {
    standings?: {
      rank?: number;
      player?: { username: string };
      item?: { alt: string };
      text?: { text: string };
    }[];
  }; // the shape of all rankings
  const ranked = (results.standings ?? []).map(({ rank = 0, player, item, text }) => ({
    rank,
    name: player?.username ?? item?.alt ?? text?.text ?? '',
  }));
  const sides = ['left', 'right'].map((side) =>
    answers.filter(({ gameData }) => 'selectedSide' in gameData && gameData.selectedSide === side),
  );
  const headers = board.type === 'Choose' ? [board.left.header, board.right.header] : [];
  const votes = sides.map(({ length }) => length).toSorted((one, other) => other - one);
  const leading = headers[(sides[1]?.length ?? 0) > (sides[0]?.length ?? 0) ? 1 : 0] ?? '';
  /** The raters of both sides of each hot take. */
  const takes = subjects.map(({ opinions }) =>
    ['left', 'right'].map((side) =>
      opinions.filter((opinion) => 'choice' in opinion && opinion.choice === side).map(({ rater }) => rater),
    ),
  );
  const roleVotes = 'tiers' in board && board.ordered === false;
  const means = (board.type === 'SliderLobby' ? board.players : [])
    .map(({ user }) =>
      answers.flatMap(({ gameData }) =>
        'ratings' in gameData
          ? gameData.ratings.flatMap((rating) =>
              'player' in rating && rating.player === user ? [rating.value] : [],
            )
          : [],
      ),
    )
    .flatMap((values) => (values.length > 0 ? [meanOf(values)] : []))
    .toSorted((one, other) => other - one);
  return { means, subjects, spread, ranked, sides, votes, leading, roleVotes, headers, takes };
};
type Known = ReturnType<typeof known>;

const nameOf = (subject: Known['subjects'][number]['subject']): string =>
  subject.kind === 'item' ? subject.item.alt : subject.kind === 'player' ? subject.player.username : '';

/** Each text of a board with its authors and the players that the answers name for it. */
const whose = ({ board, answers }: RoundRecord) => {
  if (board.type !== 'WhoseIsIt') return [];
  return (board.texts ?? []).map(({ id, text }) => {
    const authors = answers.filter(
      ({ gameData }) => 'text' in gameData && gameData.text?.trim().toLowerCase() === text.toLowerCase(),
    );
    const guesses = answers.flatMap(({ ratedBy, gameData }) =>
      'authors' in gameData
        ? gameData.authors.flatMap((guess) =>
            guess.text === id
              ? [{ by: ratedBy, isRight: authors.some(({ ratedBy: { user } }) => user === guess.player) }]
              : [],
          )
        : [],
    );
    return { text, authors: authors.map(({ ratedBy: { username } }) => username), guesses };
  });
};

/** The players of a slider with their values, the nearest to the mean first. */
const byDistance = ({ answers }: RoundRecord) => {
  const values = answers.flatMap(({ ratedBy: { username }, gameData }) =>
    'ratingValue' in gameData ? [{ name: username, value: gameData.ratingValue }] : [],
  );
  const mean = meanOf(values.map(({ value }) => value));
  return values.toSorted((one, other) => Math.abs(one.value - mean) - Math.abs(other.value - mean));
};

/** The fields of the answers to a slider. */
const fieldsIn = ({ answers }: RoundRecord): number[] =>
  answers.flatMap(({ gameData }) => ('sliderIndex' in gameData ? [gameData.sliderIndex] : []));

/** The answers to a slider are half of the dial apart, with another field between them. */
const areFarApart = (record: RoundRecord): boolean => {
  const fields = fieldsIn(record);
  const values = byDistance(record).map(({ value }) => value);
  return (
    roundedToMillionth(Math.max(...values) - Math.min(...values)) >= 5 &&
    Math.max(...fields) - Math.min(...fields) > 1
  );
};

/** The fields of a slider that a text names, in their order. */
const namedIn = (text: string, { board }: RoundRecord): number[] =>
  board.type === 'Slider'
    ? board.points.flatMap(({ name }, at) => (text.includes(`“${name}”`) ? [at] : []))
    : [];

/** Numbers as words; from ten on they are digits. */
const inWords = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Returns true if no number but this one stands in the text, besides those in names. */
const namesOnly = (text: string, names: readonly string[], value: number): boolean =>
  (names.reduce((rest, name) => rest.replaceAll(name, ''), text).match(/\d+/g) ?? []).every(
    (found) => found === `${value}`,
  );

const checks: Record<Claim, (text: string, about: Known, record: RoundRecord) => boolean> = {
  leads: (text, { ranked }) => {
    const first = ranked.filter(({ rank }) => rank === 1);
    return first.length === 1 && text.includes(first[0]?.name ?? '-');
  },
  shared: (text, { ranked }) => {
    const first = ranked.filter(({ rank }) => rank === 1);
    const named = first.filter(({ name }) => text.includes(name));
    return (
      first.length > 1 &&
      (text.includes(`${first.length}`) ||
        named.length === first.length ||
        (named.length >= 2 && text.includes(`${first.length - 2} more`)))
    );
  },
  last: (text, { ranked }) => {
    const worst = Math.max(...ranked.map(({ rank }) => rank));
    const inLast = ranked.filter(({ rank }) => rank === worst);
    return inLast.length === 1 && text.includes(inLast[0]?.name ?? '-');
  },
  second: (text, { ranked }) => {
    const at = (wanted: number) => ranked.filter(({ rank }) => rank === wanted);
    return at(1).length === 1 && at(2).length === 1 && text.includes(at(2)[0]?.name ?? '-');
  },
  rated: (text, { subjects }) =>
    new RegExp(`\\b(${subjects.length}|${inWords[subjects.length]})[ ,.]`).test(text),
  mixed: (_, { spread }, { answers }) =>
    answers.length > 1 && spread > unityLimits.united && spread < unityLimits.divided,
  united: (_, { spread }, { answers }) => answers.length > 1 && spread <= unityLimits.united,
  divided: (_, { spread, votes }, { board, answers }) =>
    answers.length > 1 &&
    (board.type === 'Choose' ? (votes[0] ?? 0) - (votes[1] ?? 0) === 1 : spread >= unityLimits.divided),
  agreed: (text, { subjects }, { answers }) =>
    answers.length > 1 &&
    subjects.some(
      ({ subject, opinions }) =>
        opinions.length === answers.length &&
        new Set(opinions.map(({ said }) => said)).size === 1 &&
        text.includes(nameOf(subject)),
    ),
  contested: (text, { subjects }, { answers }) =>
    subjects.some(
      ({ subject, opinions }) =>
        text.includes(nameOf(subject)) &&
        spreadOf(opinions) >= unityLimits.divided &&
        opinions
          .flatMap(({ rater, said }) => {
            const name = answers.find(({ ratedBy }) => ratedBy.user === rater)?.ratedBy.username ?? '';
            return text.includes(`${name} says “`) ? [text.includes(`${name} says “${said}”`)] : [];
          })
          .every(Boolean),
    ),
  single: (_text, _about, { answers }) => answers.length === 1,
  mean: (text, _about, { board, answers }) => {
    if (board.type !== 'Slider') return false;
    // The sum of decimals can be a little less than a half.
    const mean = roundedToMillionth(
      meanOf(answers.map(({ gameData }) => ('ratingValue' in gameData ? gameData.ratingValue : 0))),
    );
    const point = board.points[Math.round((mean / 10) * (board.points.length - 1))]?.name ?? '-';
    return text.includes(`${Math.round(mean * 10) / 10}`) || text.includes(`“${point}”`);
  },
  clear: (_, { means: [first = 0, second = 0] }) =>
    roundedToMillionth(first) >= leadLimits.mean && roundedToMillionth(first - second) >= leadLimits.gap,
  close: (_, { means: [first = 0, second = 0] }) => roundedToMillionth(first - second) < leadLimits.gap,
  modest: (_, { means: [first = 0] }) => roundedToMillionth(first) < leadLimits.mean,
  dissent: (text, { subjects }, { answers }) => {
    const meanOfGrades = (opinions: Known['subjects'][number]['opinions']) =>
      meanOf(opinions.flatMap((opinion) => ('value' in opinion ? [opinion.value] : [])));
    const [leader] = subjects.toSorted(
      (one, other) => meanOfGrades(other.opinions) - meanOfGrades(one.opinions),
    );
    const values = (leader?.opinions ?? []).flatMap((opinion) =>
      'value' in opinion ? [{ rater: opinion.rater, value: Math.round(opinion.value * 100) }] : [],
    );
    const least = Math.min(...values.map(({ value }) => value));
    const [lowest, ...more] = values.filter(({ value }) => value === least);
    const name = answers.find(({ ratedBy }) => ratedBy.user === lowest?.rater)?.ratedBy.username ?? '-';
    const mean = roundedToMillionth(meanOf(values.map(({ value }) => value)));
    return (
      leader !== undefined &&
      more.length === 0 &&
      roundedToMillionth(mean - least) >= leastDissent &&
      text.includes(name) &&
      namesOnly(text, [name, nameOf(leader.subject)], Math.round(mean))
    );
  },
  doubt: (text, { subjects }) => {
    const meanOfGrades = (opinions: Known['subjects'][number]['opinions']) =>
      meanOf(opinions.flatMap((opinion) => ('value' in opinion ? [opinion.value * 100] : [])));
    const [leader] = subjects.toSorted(
      (one, other) => meanOfGrades(other.opinions) - meanOfGrades(one.opinions),
    );
    const own = leader?.opinions.find(({ rater }) => rater === leader.subject.id);
    if (!leader || !own || !('value' in own)) return false;
    const mean = roundedToMillionth(meanOfGrades(leader.opinions));
    return (
      roundedToMillionth(mean - Math.round(own.value * 100)) >= leastDoubt &&
      text.includes(nameOf(leader.subject)) &&
      namesOnly(text, [nameOf(leader.subject)], Math.round(mean))
    );
  },
  narrow: (text, { means: [first = 0, second = 0] }) =>
    roundedToMillionth(first - second) < leadLimits.narrow &&
    (Math.round(roundedToMillionth(first)) === Math.round(roundedToMillionth(second))
      ? text.includes('less than a point')
      : text.includes(
          `${Math.round(roundedToMillionth(first))} to ${Math.round(roundedToMillionth(second))}.`,
        )),
  range: (text, { subjects }) => {
    const graded = (subjects[0]?.opinions ?? []).flatMap((opinion) => ('value' in opinion ? [opinion] : []));
    const sorted = graded.toSorted((one, other) => one.value - other.value);
    return [sorted[0], sorted.at(-1)].every((end) => text.includes(`“${end?.said}”`));
  },
  split: (_text, _about, { answers }) => {
    const values = answers.flatMap(({ gameData }) =>
      'ratingValue' in gameData ? [gameData.ratingValue] : [],
    );
    const mean = meanOf(values);
    // Nobody is near the mean, and nobody in the middle.
    return values.every((value) => Math.abs(value - mean) > 0.99 && (value <= 3.5 || value >= 6.5));
  },
  closest: (text, _about, record) => text.includes(byDistance(record)[0]?.name ?? '-'),
  farthest: (text, _about, record) => text.includes(byDistance(record).at(-1)?.name ?? '-'),
  alone: (text, _about, record) => text.includes(byDistance(record).at(-1)?.name ?? '-'),
  neighbours: (text, _about, record) => {
    const named = namedIn(text, record);
    return (
      named.length === 2 &&
      named[1] === (named[0] ?? 0) + 1 &&
      fieldsIn(record).every((at) => named.includes(at))
    );
  },
  outlier: (text, _about, record) => {
    const fields = fieldsIn(record);
    const counts = namedIn(text, record).map((at) => fields.filter((field) => field === at).length);
    const [fewer = 0, more = 0] = counts.toSorted((one, other) => one - other);
    return counts.length === 2 && fewer === 1 && more === fields.length - 1 && more > 1;
  },
  wide: (_text, _about, record) => areFarApart(record),
  empty: (text, _about, record) => {
    const named = namedIn(text, record);
    return named.length === 1 && !fieldsIn(record).some((at) => named.includes(at));
  },
  ends: (text, _about, record) => {
    const sorted = byDistance(record).toSorted((one, other) => one.value - other.value);
    const [low, next, before, high] = [sorted[0], sorted[1], sorted.at(-2), sorted.at(-1)];
    const areOnly = low?.value !== next?.value && before?.value !== high?.value;
    return areOnly && text.startsWith(`${low?.name} and ${high?.name} `);
  },
  different: (_text, _about, record) => new Set(fieldsIn(record)).size === record.answers.length,
  wins: (text, { leading, votes, roleVotes, subjects }) =>
    roleVotes
      ? subjects.some(({ subject }) => text.includes(nameOf(subject)))
      : votes[0] !== votes[1] && text.includes(leading),
  tie: (text, { votes, roleVotes, subjects, takes }, { board }) =>
    board.type === 'HotTakes'
      ? text.includes(`${takes.filter(([left, right]) => left?.length === right?.length).length} `)
      : roleVotes
        ? subjects.some(({ subject }) => text.includes(nameOf(subject)))
        : votes[0] === votes[1],
  unanimous: (text, { votes, takes, subjects }, { board, answers }) =>
    board.type === 'SliderAvatarsLobby'
      ? subjects.some(
          ({ subject, opinions }) =>
            text.includes(nameOf(subject)) &&
            opinions.length === answers.length &&
            opinions.every(({ said }) => said === '1st'),
        )
      : board.type === 'HotTakes'
        ? text.startsWith(
            `${takes.filter((sides) => sides.some(({ length }) => length === answers.length)).length} `,
          )
        : votes[1] === 0,
  lone: (text, { sides, takes }, { board, answers }) =>
    board.type === 'HotTakes'
      ? takes.some((pair) =>
          pair.some(
            ([only, ...more], side) =>
              only !== undefined &&
              more.length === 0 &&
              (pair[1 - side]?.length ?? 0) > 1 &&
              text.includes(answers.find(({ ratedBy }) => ratedBy.user === only)?.ratedBy.username ?? '-'),
          ),
        )
      : sides.some(([only, ...more]) => only && more.length === 0 && text.includes(only.ratedBy.username)),
  final: (text, _about, { board }) => {
    const last = board.type === 'Cup' ? board.duels.at(-1) : undefined;
    const names = [last?.left, last?.right].map(
      (id) => 'items' in board && board.items.find((item) => item.id === id),
    );
    return names.every((item) => item && text.includes(item.alt));
  },
  coin: (text, _about, { board }) => {
    const coins = board.type === 'Cup' ? board.duels.filter(({ outcome }) => outcome?.byCoin).length : 0;
    return coins > 0 ? text.startsWith(`${coins} `) : text.includes('no coin');
  },
  guessed: (text, _about, record) => {
    const guesses = whose(record).flatMap((one) => one.guesses);
    const right = guesses.filter(({ isRight }) => isRight).length;
    if (text.startsWith('Every')) return right === guesses.length;
    if (text.startsWith('Not one')) return right === 0;
    return text.startsWith('Half')
      ? right * 2 === guesses.length
      : text.includes(`${right} of ${guesses.length}`);
  },
  found: (text, _about, record) =>
    whose(record).some(
      (one) =>
        one.guesses.length > 1 &&
        one.guesses.every(({ isRight }) => isRight) &&
        (text.includes(one.text) || one.authors.some((name) => text.includes(name))),
    ),
  hidden: (text, _about, record) =>
    whose(record).some(
      (one) =>
        one.guesses.length > 1 &&
        !one.guesses.some(({ isRight }) => isRight) &&
        (text.includes(one.text) || one.authors.some((name) => text.includes(name))),
    ),
  knows: (text, _about, record) => {
    const right = whose(record).flatMap(({ guesses }) => guesses.filter(({ isRight }) => isRight));
    const countOf = (name: string) => right.filter(({ by }) => by.username === name).length;
    const [first, ...others] = record.answers
      .map(({ ratedBy: { username } }) => username)
      .toSorted((one, other) => countOf(other) - countOf(one));
    return (
      first !== undefined && text.includes(first) && others.every((name) => countOf(name) < countOf(first))
    );
  },
  named: (text, { subjects }) => {
    const said = subjects.flatMap(({ opinions }) => opinions.map((opinion) => opinion.said));
    const countOf = (name: string) => said.filter((other) => other === name).length;
    return [...new Set(said)].some(
      (name) => text.includes(name) && countOf(name) === Math.max(...said.map(countOf)),
    );
  },
  twins: (text, _about, { answers }) => {
    const named = answers.filter(({ ratedBy: { username } }) => text.includes(username));
    const texts = named.map(({ gameData }) => ('text' in gameData ? gameData.text?.trim() : ''));
    return texts.length === 2 && new Set(texts).size === 1;
  },
  end: (text, _about, { board }) => {
    if (board.type === 'SliderLobby') return text.includes(`“${board.ends?.high}”`);
    return board.type === 'SliderAvatarsLobby' && text.includes(`“${board.ends?.best}”`);
  },
  count: (text, { votes, roleVotes, subjects }, { board, answers }) => {
    if (board.type === 'Choose')
      return text.startsWith(
        `All ${['three', 'four', 'five', 'six', 'seven', 'eight'][answers.length - 3]}:`,
      );
    if (board.type === 'Cup')
      return text.includes(
        `${board.items.length - board.duels.filter(({ outcome }) => outcome).length} still`,
      );
    if (!roleVotes)
      return votes.some((count) => text.includes(`${count}`)) || text.includes(`${answers.length}`);
    const agreed = subjects.filter(
      ({ opinions }) =>
        opinions.length === answers.length && new Set(opinions.map(({ said }) => said)).size === 1,
    ).length;
    return text.includes(`${agreed}`) || (agreed === 0 && text.startsWith('Not one'));
  },
};

const patterns = {
  TierList: [...tierListPatterns, ...rolePatterns],
  TierListLobby: [...tierListLobbyPatterns, ...rolePatterns],
  SliderLobby: sliderLobbyPatterns,
  SliderAvatarsLobby: lineUpPatterns,
  HotTakes: hotTakesPatterns,
  RankThem: rankThemPatterns,
  Cup: cupPatterns,
  Slider: sliderPatterns,
  Choose: choosePatterns,
  WriteAndRate: writtenPatterns,
  WhoseIsIt: whoseIsItPatterns,
};
const ownPatterns: Partial<Record<MiniGameType, readonly { id: string }[]>> = patterns;

/** Mini-games with sentences of their own about a leader or a mean. */
const withLeaders: readonly MiniGameType[] = [
  ...(['TierList', 'TierListLobby', 'SliderLobby', 'SliderAvatarsLobby'] as const),
  ...(['RankThem', 'Slider', 'WriteAndRate'] as const),
];

describe.each(miniGameTypes)('the verdict of %s', (type) => {
  test('is one sentence within its length, without an empty name', () => {
    fc.assert(
      fc.property(shapes(type), (shape) => {
        const { text } = verdictFor(roundOf(shape));
        expect(text.length).toBeLessThanOrEqual(maxVerdictLength);
        expect(text).not.toMatch(/undefined|null|NaN|“”|\s\s|^\s|\s[,.:]|^[,.:]/);
      }),
    );
  });

  test('has no player’s name twice, also if an item or the question is called like a player', () => {
    fc.assert(
      fc.property(shapes(type), (shape) => {
        const [robin, ...others] = people(Math.max(shape.count, 3)).map(({ username }) => username);
        const record = roundOf({
          ...shape,
          isAnonymous: false,
          name: shape.seed % 2 ? `Is it ${robin}?` : shape.name,
        });
        const { text } = verdictFor(renamedItem(record, robin ?? ''));
        for (const name of [robin, ...others])
          expect(
            text.match(new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'gu'))?.length ?? 0,
          ).toBeLessThan(2);
      }),
    );
  });

  test('speaks to each player in the second person, and to all others as before', () => {
    fc.assert(
      fc.property(shapes(type), (shape) => {
        const record = roundOf(shape);
        const plain = [...(sentencesOf(record) ?? []), ...(generalSentences(record) ?? [])];
        const verdict = verdictFor(record);
        for (const { user, username } of people(Math.max(shape.count, 3))) {
          const seen = recordSeenBy(record, user);
          const spoken = [...(sentencesOf(seen) ?? []), ...(generalSentences(seen) ?? [])];
          expect(spoken.map(({ pattern }) => pattern)).toEqual(plain.map(({ pattern }) => pattern));
          for (const [at, { text }] of spoken.entries())
            expect(faultsOfSpoken(spokenTo(text), plain[at]?.text ?? '', username)).toEqual([]);
          expect(verdictOf(record, null, user)?.pattern).toBe(verdict.pattern);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('says nothing of one as of many', () => {
    fc.assert(
      fc.property(shapes(type), (shape) => {
        const { text } = verdictFor(roundOf(shape));
        expect(text).not.toMatch(
          /(?<!\d)1 (takes|lines|lists|votes|opinions|players|readers|roles|coins|duels|of you)|(?<!\d)1 of \d+ \w+ were|(?<!\d)1 (share|were)/,
        );
        expect(text).not.toMatch(/(?<!\d)1 of you|of you have spoken: /);
      }),
    );
  });

  test('makes only claims that the answers prove', () => {
    fc.assert(
      fc.property(shapes(type), (shape) => {
        const record = roundOf(shape);
        const { pattern, claims, text } = verdictFor(record);
        const about = known(record);
        for (const claim of claims)
          expect(checks[claim](text, about, record), `${claim} in ${pattern}: ${text}`).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('is the same each time, also when the ids of the players are others', () => {
    fc.assert(
      fc.property(shapes(type), (shape) => {
        const record = roundOf(shape);
        const other = JSON.parse(JSON.stringify(record).replaceAll('player-', 'p')) as RoundRecord; // only ids differ
        expect(verdictOf(other)?.text).toBe(verdictOf(record)?.text);
      }),
      { numRuns: 30 },
    );
  });

  test('can be any of at least twelve sentences, if it has sentences of its own', () => {
    const ids = ownPatterns[type]?.map(({ id }) => id);
    if (!ids) return;
    expect(ids.length).toBeGreaterThanOrEqual(12);
    expect(new Set(ids).size).toBe(ids.length);
    const seen = new Set<string>();
    for (let seed = 0; seed < 6_000 && ids.some((id) => !seen.has(id)); seed += 1) {
      const alike = [0, 0.5, 0.85, 1][seed % 4] ?? 0;
      const count = 1 + (Math.floor(seed / 4) % 6);
      const isRoles = seed % 3 === 0;
      const name = seed % 97 === 0 ? 'N'.repeat(100) : `Question ${seed}?`;
      seen.add(verdictFor(roundOf({ type, count, seed, alike, isRoles, isAnonymous: false, name })).pattern);
    }
    expect(ids.filter((id) => !seen.has(id))).toEqual([]);
  });

  test('has at least six sentences for a group with one leader that neither agrees nor differs much', () => {
    if (!withLeaders.includes(type)) return;
    fc.assert(
      fc.property(shapes(type), (shape) => {
        const record = roundOf({ ...shape, count: 4, isRoles: false, isAnonymous: false, name: 'Best?' });
        const { spread, ranked } = known(record);
        fc.pre(spread > unityLimits.united && spread < unityLimits.divided);
        fc.pre(type === 'Slider' || ranked.filter(({ rank }) => rank === 1).length === 1);
        const seen = new Set<string>();
        for (let index = 0; index < 200 && seen.size < 6; index += 1)
          seen.add(verdictFor({ ...record, index }).pattern);
        expect(seen.size).toBeGreaterThanOrEqual(6);
      }),
      { numRuns: 30 },
    );
  });

  test('names no rater if the votes are anonymous', () => {
    fc.assert(
      fc.property(shapes(type), (shape) => {
        expect(verdictFor(roundOf({ ...shape, isAnonymous: true })).text).not.toContain('Anonymous');
      }),
    );
  });
});

test.each(['Slider', 'Choose', 'HotTakes', 'RankThem', 'SliderLobby', 'WriteAndRate'] as const)(
  'the sentences for mini-games without their own make only claims that the answers prove, as of %s',
  (type) => {
    fc.assert(
      fc.property(shapes(type), (shape) => {
        const record = roundOf(shape);
        const about = known(record);
        // The sentences of Choose call only a narrow result divided.
        for (const { pattern, claims, text } of generalSentences(record) ?? [])
          for (const claim of claims)
            if (!(type === 'Choose' && claim === 'divided'))
              expect(checks[claim](text, about, record), `${claim} in ${pattern}: ${text}`).toBe(true);
      }),
    );
  },
);

test.each(['TierListLobby', 'SliderLobby', 'SliderAvatarsLobby'] as const)(
  'the verdict of %s names no player who is last, and not who said what',
  (type) => {
    fc.assert(
      fc.property(shapes(type), (shape) => {
        const { claims, text } = verdictFor(roundOf({ ...shape, isRoles: false }));
        expect(claims).not.toContain('last');
        expect(text).not.toMatch(/ says “/);
      }),
    );
  },
);

test.each(['TierList', 'TierListLobby'] as const)(
  'the verdict of %s names the first place, and leaves to the host what the group disagrees about',
  (type) => {
    fc.assert(
      fc.property(shapes(type), (shape) => {
        const { pattern, claims } = verdictFor(roundOf({ ...shape, isRoles: false }));
        if (pattern === plainVerdict.pattern) return;
        expect(claims.some((claim) => claim === 'leads' || claim === 'shared')).toBe(true);
        expect(claims).not.toContain('contested');
      }),
    );
  },
);

test('tiers that are roles have at least twelve sentences of their own', () => {
  expect(new Set(rolePatterns.map(({ id }) => id)).size).toBeGreaterThanOrEqual(12);
});

test('no pattern comes in two rounds running, whatever is played and however many vote', () => {
  const rounds = fc.array(fc.constantFrom(...miniGameTypes).chain(shapes), { minLength: 2, maxLength: 8 });
  fc.assert(
    fc.property(rounds, (played) => {
      const records = played.map((shape, index) => ({ ...roundOf(shape), index }));
      const before = patternsBefore(records);
      expect(before).toHaveLength(records.length + 1);
      const patterns = records.map((record, at) => verdictOf(record, before[at])?.pattern ?? null);
      expect(before).toEqual([null, ...patterns]);
      for (const [at, pattern] of patterns.entries())
        if (pattern !== null && pattern !== plainVerdict.pattern) expect(pattern).not.toBe(patterns[at - 1]);
    }),
  );
});

test('of two sides the sentence is short enough for two large lines of a phone, if one is', () => {
  fc.assert(
    fc.property(shapes('Choose'), (shape) => {
      const record = roundOf(shape);
      const lengths = (sentencesOf(record) ?? []).map(({ text }) => text.length);
      if (Math.min(...lengths) <= 56) expect(verdictFor(record).text.length).toBeLessThanOrEqual(56);
    }),
  );
});

test('a single sentence that was said before gives way to the plain one', () => {
  const record = playedRound(tierListGame(1), [{ tiers: [{ name: 'S', items: ['item-1'] }] }]);
  const first = verdictOf(record);
  expect(first?.pattern).toBe('one-vote');
  expect(verdictOf(record, 'one-vote')).toEqual(plainVerdict);
});

test('names that are too long leave a sentence without names', () => {
  const game = tierListGame(3);
  const items = game.items.map((item, at) => ({ ...item, alt: `${at} ${'long '.repeat(30)}` }));
  const record = playedRound({ ...game, items, name: 'N'.repeat(100) }, []);
  const [first, ...others] = subjectsOf(record.board).map(({ id }) => id);
  const tiers = [[first ?? ''], others, []].map((ids, at) => ({
    name: ['S', 'A', 'B'][at] ?? '',
    items: ids,
  }));
  const answers = people(1).map((ratedBy) => ({ ratedBy, gameData: { tiers } }));
  expect(verdictOf({ ...record, answers })).toEqual(plainVerdict);
});

test('a take stands in a sentence as a quotation, without its own full stop', () => {
  const board: HotTakesBoard = {
    type: 'HotTakes',
    takes: [{ kind: 'statement', id: 'take-1', text: 'Chips need vinegar.' }],
    items: [],
  };
  const picks = ['left', 'left', 'right'] as const;
  const answers = people(3).map((ratedBy, at) => ({ ratedBy, gameData: { picks: [picks[at] ?? null] } }));
  const record = { ...playedRound(tierListGame(1), []), board, answers };
  const facts = hotTakesFactsOf(record, board, hotTakes.results(board, answers));
  const texts = hotTakesPatterns.flatMap(({ says }) => says(facts) ?? []);
  expect(texts).toContain('“Chips need vinegar”: 2 to 1, and no peace.');
  expect(texts.filter((text) => text.includes('vinegar.'))).toEqual([]);
});

test('a round without answers, or with nothing to rate, has no verdict', () => {
  expect(verdictOf(playedRound(tierListGame(3), []))).toBeNull();
  expect(verdictOf(playedRound(tierListGame(0), [{ tiers: [] }]))).toBeNull();
});

test('the winner is the only first of a ranking', () => {
  const ofTiers = (...tiers: string[][]): RoundRecord => {
    const record = playedRound(tierListGame(3), [], { players: people(3) });
    const { board } = record;
    if (board.type !== 'TierList') throw new Error(board.type);
    const [first, second] = board.items;
    const ids = new Map([
      ['first', first?.id ?? ''],
      ['second', second?.id ?? ''],
    ]);
    const [ratedBy] = people(1);
    if (!ratedBy) throw new Error('people(1) is empty');
    const gameData = {
      tiers: board.tiers.map(({ name }, at) => ({
        name,
        items: (tiers[at] ?? []).map((key) => ids.get(key) ?? key),
      })),
    };
    return { ...record, answers: [{ ratedBy, gameData }] };
  };
  const single = ofTiers(['second'], ['first']);
  const { board } = single;
  expect(winnerOf(single)).toBe(board.type === 'TierList' ? board.items[1]?.alt : null);
  expect(winnerOf(ofTiers(['first', 'second']))).toBeNull();
});

test('of a slider all sentences are true of its answers, also those that are not chosen', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(shapes('Slider'), (shape) => {
      const record = roundOf(shape);
      const about = known(record);
      for (const { pattern, claims, text } of sentencesOf(record) ?? []) {
        seen.add(pattern);
        for (const claim of claims)
          expect(checks[claim](text, about, record), `${claim} in ${pattern}: ${text}`).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
  expect(seen.size).toBeGreaterThanOrEqual(12);
});

test('of a slider whose answers are far apart, no sentence sounds as if the group agreed, and none lists three points', () => {
  fc.assert(
    fc.property(shapes('Slider'), (shape) => {
      const record = roundOf(shape);
      fc.pre(areFarApart(record));
      for (const { claims, text } of sentencesOf(record) ?? []) {
        const isTrue = ['wide', 'split', 'outlier', 'closest', 'farthest', 'alone'] as const;
        expect(
          isTrue.some((claim) => claims.includes(claim)),
          text,
        ).toBe(true);
        expect(namedIn(text, record).length, text).toBeLessThan(3);
      }
    }),
    { numRuns: 300 },
  );
});

describe('the mean of a slider stands in the sentence as a word', () => {
  const names = ['Soup', 'Fork', 'Napkins', 'Forward', 'White'];
  const board: SliderBoard = {
    type: 'Slider',
    points: names.map((name) => ({ name, color: 'red' as const })),
  };
  const round = (...values: number[]): RoundRecord => {
    const answers = people(values.length).map((ratedBy, at) => {
      const ratingValue = values[at] ?? 0;
      return { ratedBy, gameData: { ratingValue, sliderIndex: Math.round(ratingValue / 2.5) } };
    });
    return { ...playedRound(tierListGame(1), []), board, answers };
  };
  const textsOf = (record: RoundRecord) => (sentencesOf(record) ?? []).map(({ text }) => text);

  test.each([
    [[2, 3.2], 'The group says “Fork”.'],
    [[1.2, 2.8], 'The group says almost “Fork”.'],
    [[2.2, 4], 'The group says a bit past “Fork”.'],
    [[3, 4.6], 'The group says between “Fork” and “Napkins”.'],
    [[3, 4], 'The group says between “Fork” and “Napkins”.'],
  ])('%j: %s', (values, text) => {
    expect(textsOf(round(...values))).toContain(text);
  });

  test('between two points with a long name it is the nearer one, and no sentence names both', () => {
    const points = board.points.map((point, at) =>
      at === 2 ? { ...point, name: 'Far too many napkins' } : point,
    );
    const record = { ...round(2, 3, 4.9), board: { ...board, points } };
    const texts = textsOf(record);
    expect(texts).toContain('Your group is closest to “Fork”.');
    expect(texts).toContain('Call it “Fork”, more or less.');
    for (const text of texts) {
      expect(text).not.toMatch(/napkins|between/);
      expect(text.match(/close|farthest/g)?.length ?? 0, text).toBeLessThan(2);
    }
  });

  test('in one short clause', () => {
    for (const values of [
      [2, 3.2],
      [2, 2.5, 3, 6.5],
      [2, 2.5, 3, 7],
      [0, 2.4, 5, 7.9],
      [3, 4.6, 9],
      [0, 0.8, 1.2, 9.7],
      [0, 10],
      [5],
    ])
      for (const text of textsOf(round(...values))) {
        expect(text.replace(/“[^”]*”|Player \d/g, 'word').split(' ').length, text).toBeLessThan(10);
        expect(text, text).not.toMatch(/[.;] |, (and|but|so) (?!that is final)/);
      }
  });

  test('or a player is named who is closest, farthest away or alone, of whom no other is the same', () => {
    const names = people(4).map(({ username }) => username);
    const texts = textsOf(round(2, 2.5, 3, 6.5));
    expect(texts).toContain(`${names[2]} speaks for the group.`);
    expect(texts).toContain(`Nobody else is near ${names[3]}.`);
    expect(texts).toContain(`${names[3]} is farthest from the average.`);
    // Two are equally close, and nobody is alone.
    const equal = textsOf(round(3, 3, 4.5, 4.5));
    expect(names.filter((name) => equal.some((text) => text.includes(name)))).toEqual([]);
  });

  test('no player is named if they guessed, because the dial shows a number then', () => {
    const record = { ...round(2, 2.5, 3, 6.5), guesses: [] };
    const texts = textsOf(record);
    expect(texts.length).toBeGreaterThan(5);
    for (const { username } of people(4)) expect(texts.join()).not.toContain(username);
  });

  test('with the names of players as they are written, also at its start', () => {
    const named = (...values: number[]) => {
      const record = round(...values);
      const answers = record.answers.map(({ ratedBy, ...answer }, at) => ({
        ...answer,
        ratedBy: { ...ratedBy, username: `kim${at}` },
      }));
      return textsOf({ ...record, answers } as RoundRecord);
    };
    expect(named(2, 2.5, 3, 6.5)).toContain('kim2 speaks for the group.');
    expect(named(0, 10)).toContain('kim0 for “Soup”, kim1 for “White”.');
  });

  test.each([
    [[0, 2.4, 5, 7.9], 'On average, between “Fork” and “Napkins”.'],
    [[0, 2.4, 5, 7.9], 'Four of you, four answers.'],
    [[0, 2.4, 5, 7.9], 'You meet near “Napkins”.'],
    [[1, 4, 6, 9], 'The compromise is at “Napkins”.'],
    [[0, 3.6, 6.4, 10], 'You meet at “Napkins”, which nobody chose.'],
    [[4, 5, 5.2, 10], 'All at “Napkins”, only one at “White”.'],
    [[2, 3, 4], 'All at “Fork” or “Napkins”.'],
  ])('%j: %s', (values, text) => {
    expect(textsOf(round(...values))).toContain(text);
  });

  test('unless the group is split: the sentence says so', () => {
    const record = round(0, 0.8, 1.2, 9.7);
    const [, , , fourth] = people(4);
    const texts = textsOf(record);
    expect(texts).toContain(`Three for “Soup”, ${fourth?.username} for “White”.`);
    expect(texts).toContain('Nobody chose “Fork”, near the average.');
    expect(
      texts.filter((text) =>
        /^(The group says|Your group|And the answer|All in all|Call it|The verdict)/.test(text),
      ),
    ).toEqual([]);
  });
});

describe('of sliders for the players', () => {
  /** A round in which each player gave these points to the first, the second, and so on. */
  const round = (...values: number[][]): RoundRecord => {
    const players = people(values.length);
    const record = playedRound(customGame('SliderLobby'), [], { players });
    const answers = players.map((ratedBy, at) => ({
      ratedBy,
      gameData: { ratings: players.map(({ user }, of) => ({ player: user, value: values[at]?.[of] ?? 50 })) },
    }));
    return { ...record, answers };
  };
  const textsOf = (record: RoundRecord) => (sentencesOf(record) ?? []).map(({ text }) => text);
  const [leader = ''] = people(1).map(({ username }) => username);

  test('a narrow lead is told with both numbers, and by no sentence for a clear one', () => {
    const texts = textsOf(round([53, 52, 10], [53, 52, 20], [53, 52, 30]));
    expect(texts).toContain(`${leader} comes first by a whisker: 53 to 52.`);
    expect(texts.filter((text) => text.includes('53 to 52')).length).toBeGreaterThanOrEqual(4);
    expect(texts.join(' ')).not.toMatch(/has to be|says the group|highest average|second place/);
  });

  test('numbers that read the same are not told', () => {
    const texts = textsOf(round([53, 53, 10], [53, 52, 20], [53, 53, 30]));
    expect(texts).toContain(`${leader} comes first by a whisker: less than a point.`);
  });

  test('a clear lead is told as one', () => {
    const texts = textsOf(withNamedEnds(round([90, 40, 10], [90, 40, 20], [90, 40, 30])));
    expect(texts.some((text) => text.endsWith(`That has to be ${leader}.`))).toBe(true);
    expect(texts.join(' ')).not.toMatch(/whisker|only by a nose/);
  });

  test('the doubt of the leader comes before all else', () => {
    const doubtful = round([29, 52, 10], [70, 52, 20], [60, 52, 30]);
    expect(textsOf(doubtful)).toContain(`${leader} is first with 53, and the last to believe it.`);
    expect((sentencesOf(doubtful) ?? []).every(({ claims }) => claims.includes('doubt'))).toBe(true);
    // Another one believes it even less.
    const texts = textsOf(round([29, 52, 10], [26, 52, 20], [99, 52, 30], [60, 52, 30]));
    expect(texts).toContain(`First place goes to ${leader}, in spite of a much lower self-rating.`);
    expect(texts.join(' ')).not.toContain('the last to believe it');
  });
});

describe('of a line-up', () => {
  /** A round in which each player gave this row of players, from the worst place on. */
  const round = (...rows: number[][]): RoundRecord => {
    const players = people(3);
    const record = playedRound(customGame('SliderAvatarsLobby'), [], { players });
    const answers = rows.flatMap((row, at) => {
      const ratedBy = players[at];
      const order = row.map((place) => players[place]?.user ?? null);
      return ratedBy ? [{ ratedBy, gameData: { order } }] : [];
    });
    return { ...record, answers };
  };
  const textsOf = (record: RoundRecord) => (sentencesOf(record) ?? []).map(({ text }) => text);
  const [leader = ''] = people(1).map(({ username }) => username);

  test('with named ends every sentence about one leader names the end of the first place', () => {
    const record = withNamedEnds(round([1, 2, 0], [2, 1, 0]));
    expect(textsOf(record)).toContain(`${leader} is the most “On the table”.`);
    for (const text of textsOf(record)) expect(text).toContain('“On the table”');
    expect(textsOf(round([1, 2, 0], [2, 1, 0])).join(' ')).not.toMatch(/“|undefined|null/);
  });

  test('each sentence is one clause', () => {
    for (const record of [round([1, 2, 0], [2, 1, 0]), round([1, 2, 0], [0, 1, 2]), round([1, 2, 0])])
      for (const text of [...textsOf(record), ...textsOf(withNamedEnds(record))])
        expect(text.replace(/“.*”/u, '')).toMatch(/^[^.,:;?!]+\.$/u);
  });

  test('that everybody puts a player first is said only if all do', () => {
    const text = `Everybody puts ${leader} first.`;
    expect(textsOf(round([1, 2, 0], [2, 1, 0]))).toContain(text);
    expect(textsOf(round([1, 2, 0], [2, 1, 0], [1, 0, 2]))).not.toContain(text);
    // A row without a first place disagrees as well.
    expect(textsOf(round([1, 2, 0], [2, 1]))).not.toContain(text);
  });
});
