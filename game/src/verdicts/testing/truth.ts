import { ordinal } from '../../minigames/ordinal.ts';
import type { Answer, Board } from '../../minigames/registry.ts';
import type { RoundRecord } from '../../records/game.ts';
import { unityLimits } from '../facts.ts';

/*
 * What is true of a round, computed from the answers as they are stored, without the rules of the mini-games.
 */

export type Vote = { rater: string; said: string; value: number };
export type Thing = { name: string; votes: Vote[] };

/** What one answer says about each subject. `value`: 0 to 1, not used for roles and sides. */
const votesIn = (board: Board, answer: Answer): { id: string; said: string; value: number }[] => {
  if ('tiers' in answer)
    return answer.tiers.flatMap((tier, at) =>
      ('items' in tier ? tier.items : tier.players).map((id) => ({
        id,
        said: tier.name,
        value: (answer.tiers.length - at) / answer.tiers.length,
      })),
    );
  if ('marks' in answer)
    return answer.marks.map(({ text, value }) => ({ id: text, said: `${value}`, value: value / 5 }));
  if ('ratings' in answer)
    return answer.ratings.map(({ player, value }) => ({ id: player, said: `${value}`, value: value / 100 }));
  if ('order' in answer)
    return answer.order.flatMap((id, at) => {
      const count = answer.order.length;
      return id === null ? [] : [{ id, said: ordinal(count - at), value: (at + 1) / count }];
    });
  if ('picks' in answer && board.type === 'HotTakes')
    return board.takes.flatMap((take, at) => {
      const side = answer.picks[at];
      if (!side) return [];
      const said =
        take.kind === 'pair'
          ? (board.items.find(({ id }) => id === take[side])?.alt ?? '')
          : { left: 'Agree', right: 'Disagree' }[side];
      return [{ id: take.id, said, value: 0 }];
    });
  if ('ranking' in answer && board.type === 'RankThem')
    return answer.ranking.flatMap((id, at) => {
      const count = board.items.length;
      return id === null ? [] : [{ id, said: ordinal(at + 1), value: (count - at) / count }];
    });
  if ('ratingValue' in answer && board.type === 'Slider') {
    const said = board.points[answer.sliderIndex]?.name ?? '';
    return [{ id: 'question', said, value: answer.ratingValue / 10 }];
  }
  if ('selectedSide' in answer && board.type === 'Choose')
    return [{ id: 'question', said: board[answer.selectedSide].header, value: 0 }];
  if ('votes' in answer && board.type === 'Cup')
    return answer.votes.map(({ duel, item }) => ({ id: item, said: `${duel}`, value: 0 }));
  if ('authors' in answer && board.type === 'WhoseIsIt')
    return answer.authors.map(({ text, player }) => ({
      id: text,
      said: board.people.find(({ user }) => user === player)?.username ?? '',
      value: 0,
    }));
  throw new Error(board.type);
};

/** The texts of a round, who wrote them and who was named for them, from the answers as they are stored. */
const whoseOf = ({ board, answers }: RoundRecord) => {
  const written = answers.flatMap(({ ratedBy: { username: name }, gameData }) =>
    'text' in gameData && gameData.text ? [{ name, text: gameData.text }] : [],
  );
  const texts = [...new Set(written.map(({ text }) => text))].map((text) => {
    const id = board.type === 'WhoseIsIt' ? board.texts?.find((one) => one.text === text)?.id : undefined;
    const authors = written.filter((one) => one.text === text).map(({ name }) => name);
    const votes = answers.flatMap(({ ratedBy: { username: rater }, gameData }) =>
      votesIn(board, gameData).flatMap((vote) => (vote.id === id ? [{ rater, said: vote.said }] : [])),
    );
    return { text, authors, votes, right: votes.filter(({ said }) => authors.includes(said)) };
  });
  const votes = texts.flatMap((one) => one.votes);
  const right = texts.flatMap((one) => one.right);
  const rightOf = (name: string) => right.filter(({ rater }) => rater === name).length;
  const mostRight = Math.max(2, ...written.map(({ name }) => rightOf(name)));
  const knowers = [...new Set(right.map(({ rater }) => rater))].filter((name) => rightOf(name) === mostRight);
  const timesNamed = (name: string) => votes.filter(({ said }) => said === name).length;
  const mostNamed = Math.max(3, ...votes.map(({ said }) => timesNamed(said)));
  return {
    texts,
    votes: votes.length,
    right: right.length,
    isGuessed: board.type === 'WhoseIsIt' && board.texts !== null,
    found: texts.filter((one) => one.votes.length > 1 && one.right.length === one.votes.length),
    hidden: texts.filter((one) => one.votes.length > 1 && one.right.length === 0),
    knowers: knowers.map((name) => ({
      name,
      right: mostRight,
      of: texts.filter(({ authors }) => !authors.includes(name)).length,
    })),
    suspects: [...new Set(votes.map(({ said }) => said))].filter((name) => timesNamed(name) === mostNamed),
  };
};
export type Whose = ReturnType<typeof whoseOf>;

/** The duels of a cup, counted from the answers: the votes for each side of a duel, and who won it. */
const cupOf = ({ board, answers }: RoundRecord) => {
  if (board.type !== 'Cup') return null;
  const nameOf = (id: string | undefined) => board.items.find((item) => item.id === id)?.alt ?? '';
  const duels = board.duels.flatMap(({ left, right, outcome }, at) => {
    const votesFor = (id: string) =>
      answers.filter(
        ({ gameData }) =>
          'votes' in gameData && gameData.votes.some((vote) => vote.duel === at && vote.item === id),
      ).length;
    if (!outcome) return [];
    const loser = outcome.winner === left ? right : left;
    return [{ winner: outcome.winner, loser, high: votesFor(outcome.winner), low: votesFor(loser) }];
  });
  const losers = new Set(duels.map(({ loser }) => loser));
  const left = board.items.filter(({ id }) => !losers.has(id));
  const last = duels.at(-1);
  const won = duels.filter(({ winner }) => winner === last?.winner);
  return {
    items: board.items.length,
    left: left.length,
    champion: left.length === 1 ? nameOf(last?.winner) : null,
    loser: nameOf(last?.loser),
    high: last?.high ?? 0,
    low: last?.low ?? 0,
    coins: duels.filter(({ high, low }) => high === low).length,
    leads: won.map(({ high, low }) => high - low),
    against: sum(won.map(({ low }) => low)),
  };
};
export type CupTruth = NonNullable<ReturnType<typeof cupOf>>;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
/** The standard deviation times 100, by the shift formula. */
const spreadOfValues = ({ votes }: Thing): number => {
  const [mean, squares] = [1, 2].map((power) => sum(votes.map(({ value }) => value ** power)) / votes.length);
  return Math.sqrt(Math.max(0, (squares ?? 0) - (mean ?? 0) ** 2)) * 100;
};
/** The spread of choices: the standard deviation if two different ones have the distance 1. */
const spreadOfChoices = ({ votes }: Thing): number => {
  const shares = [...new Set(votes.map(({ said }) => said))].map(
    (said) => votes.filter((vote) => vote.said === said).length / votes.length,
  );
  return 100 * Math.sqrt((1 - sum(shares.map((share) => share ** 2))) / 2);
};
export const close = 1e-4;
const sumOfPoints = ({ votes }: Thing) => Math.round(sum(votes.map(({ value }) => value)) * 1e4);
const tally = ({ votes }: Thing) => {
  const counts = new Map<string, number>();
  for (const { said } of votes) counts.set(said, (counts.get(said) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return { most, leading: [...counts].filter(([, count]) => count === most).map(([said]) => said) };
};

/** The names of the ends of a row or of sliders, if the theme has some. */
const endsIn = (board: Board): { worst: string; best: string } | null => {
  if (board.type === 'SliderLobby' && board.ends) return { worst: board.ends.low, best: board.ends.high };
  return board.type === 'SliderAvatarsLobby' ? (board.ends ?? null) : null;
};

/** Returns what the sentences about a round may say. */
export const truthOf = (record: RoundRecord) => {
  const { board, answers, game } = record;
  const names = new Map([
    ...('items' in board ? board.items.map(({ id, alt }) => [id, alt] as const) : []),
    ...('players' in board ? board.players.map(({ user, username }) => [user, username] as const) : []),
    ...(board.type === 'WriteAndRate' ? (board.texts ?? []).map(({ id, text }) => [id, text] as const) : []),
    ['question', game.name] as const,
    ...('takes' in board
      ? board.takes.map((take) => {
          const altOf = (side: string) => board.items.find(({ id }) => id === side)?.alt;
          return [
            take.id,
            take.kind === 'pair' ? `${altOf(take.left)} or ${altOf(take.right)}` : take.text,
          ] as const;
        })
      : []),
  ]);
  const said = answers.flatMap(({ ratedBy, gameData }) =>
    votesIn(board, gameData).map((vote) => ({ ...vote, rater: ratedBy.username })),
  );
  const things = [...new Set(said.map(({ id }) => id))].map(
    (id): Thing => ({
      name: names.get(id) ?? '',
      votes: said.filter((vote) => vote.id === id),
    }),
  );
  // No player rates the own text, so texts have different numbers of marks.
  const pointsOf = (thing: Thing) =>
    board.type === 'WriteAndRate'
      ? Math.round((sum(thing.votes.map(({ value }) => value)) / thing.votes.length) * 1e4)
      : sumOfPoints(thing);
  const points = things.map(pointsOf);
  const isAt = (value: number) => things.filter((thing) => pointsOf(thing) === value).map(({ name }) => name);
  const first = isAt(Math.max(...points));
  const last = isAt(Math.min(...points));
  const isOfChoices = board.type === 'HotTakes' || board.type === 'WhoseIsIt';
  const spreadOf = isOfChoices ? spreadOfChoices : spreadOfValues;
  const spread = sum(things.map(spreadOf)) / things.length;
  const widest = Math.max(...things.map(spreadOf));
  const same = things.filter(({ votes }) => tally({ name: '', votes }).most === answers.length);
  const bestSame = Math.max(...same.map(pointsOf));
  const votes = said;
  const tallies = things.map((thing) => ({ ...thing, ...tally(thing) }));
  const single = tallies.filter(({ leading }) => leading.length === 1);
  const sides = board.type === 'Choose' ? [board.left.header, board.right.header] : [];
  const [one = 0, two = 0] = sides.map((side) => votes.filter((vote) => vote.said === side).length);
  const decided =
    one === two ? null : { winner: one > two ? 0 : 1, high: Math.max(one, two), low: Math.min(one, two) };
  // As a whole number of millionths, because the parts of ten have no exact sum.
  const mean = Math.round((sum(votes.map(({ value }) => value * 10)) / votes.length) * 1e6) / 1e6;
  const points0 = board.type === 'Slider' ? board.points.map(({ name }) => name) : [];
  const sorted = votes.toSorted((a, b) => b.value - a.value);
  const means = things
    .map((thing) => (sum(thing.votes.map(({ value }) => value)) / thing.votes.length) * 100)
    .toSorted((a, b) => b - a);
  const [bestMean = 0, nextMean = 0] = means;
  return {
    things,
    bestMean,
    gap: bestMean - nextMean,
    whose: whoseOf(record),
    question: game.name.endsWith('?') ? `${game.name} ` : '',
    title: game.name,
    ends: endsIn(board),
    cup: cupOf(record),
    voters: answers.length,
    first,
    leader: first.length === 1 ? first[0] : null,
    second: isAt(Math.max(...points.filter((value) => value < Math.max(...points)))),
    rated: things.length,
    // The first places take as many ranks as things share them.
    last: last.length === 1 && things.length >= 3 ? last[0] : null,
    united: answers.length > 1 && spread <= unityLimits.united + close,
    divided: answers.length > 1 && spread >= unityLimits.divided - close,
    same: answers.length > 1 ? same.filter((thing) => pointsOf(thing) === bestSame) : [],
    contested:
      widest >= unityLimits.divided - close
        ? things.filter((thing) => spreadOf(thing) >= widest - close)
        : [],
    tallies,
    single,
    unanimous: tallies.filter(({ most }) => most === answers.length).map(({ name }) => name),
    clearest: single.filter(({ most }) => most === Math.max(...single.map((other) => other.most))),
    tied: tallies.filter(({ leading }) => leading.length > 1),
    decided,
    winner: decided ? (sides[decided.winner] ?? '') : '',
    loser: decided ? (sides[1 - decided.winner] ?? '') : '',
    mean: Math.round(mean * 10) / 10,
    point: points0[Math.round((mean / 10) * (points0.length - 1))] ?? '',
    points: points0.map((name, at) => ({ name, value: (at * 10) / (points0.length - 1) })),
    high: sorted.filter(({ value }) => value === sorted[0]?.value),
    low: sorted.filter(({ value }) => value === sorted.at(-1)?.value),
    votes,
    splits: tallies.map(({ name, votes: given, most }) => {
      const low = given.filter(
        (vote) => given.filter(({ said: other }) => other === vote.said).length < most,
      );
      return {
        name,
        high: most,
        low: given.length - most,
        lone: low.length === 1 && most > 1 ? low[0]?.rater : null,
      };
    }),
  };
};
export type Truth = ReturnType<typeof truthOf>;

/** The mean of a slider in the words of its points. */
export const wordsOfMean = ({ mean, point, points }: Truth): string => {
  const step = 10 / (points.length - 1);
  const names = points.map(({ name }) => `“${name}”`);
  for (const [at, { value }] of points.entries()) {
    const [name, beyond] = [names[at] ?? '', mean - value];
    if (Math.abs(beyond) <= 0.3 + 1e-6) return name;
    if (beyond < 0 && -beyond <= 0.25 * step + 1e-5) return `almost ${name}`;
    if (beyond > 0 && beyond <= 0.25 * step + 1e-5) return `a bit past ${name}`;
  }
  const above = points.findIndex(({ value }) => value > mean);
  const [before, after] = [points[above - 1], points[above]];
  const border = ((before?.value ?? 0) + (after?.value ?? 0)) / 2;
  const more = Math.abs(mean - border) <= Math.min(0.3, 0.15 * step) + 1e-5 ? 19 : 0;
  if ([...(before?.name ?? '')].length > 6 + more || [...(after?.name ?? '')].length > 10 + more)
    return `closest to “${point}”`;
  return `between ${names[above - 1]} and ${names[above]}`;
};

/** Both sides of a group whose answers are all at the ends of a slider, far apart and none near the mean, the larger side first. */
export const splitSides = ({ votes }: Truth) => {
  const values = votes.map(({ value }) => Math.round(value * 1e7) / 1e6);
  const mean = sum(values) / values.length;
  const low = votes.filter(({ value }) => value * 10 <= 3.5 + 1e-6);
  const high = votes.filter(({ value }) => value * 10 >= 6.5 - 1e-6);
  const [most, least] = [
    Math.max(...low.map(({ value }) => value * 10)),
    Math.min(...high.map(({ value }) => value * 10)),
  ];
  if (low.length === 0 || high.length === 0 || low.length + high.length < votes.length) return null;
  if (least - most < 5 - 1e-5 || Math.min(least - mean, mean - most) < 1 - 1e-5) return null;
  const sides = [low, high].map((side) => ({
    count: side.length,
    who:
      side.length === 1
        ? (side[0]?.rater ?? '')
        : (['', '', 'two', 'three', 'four', 'five'][side.length] ?? ''),
    said: side.every(({ said }) => said === side[0]?.said) ? side[0]?.said : null,
  }));
  const [one, other] = high.length > low.length ? sides.toReversed() : sides;
  return one && other ? { one, other } : null;
};
