import {
  type Answer,
  type Board,
  hasWriting,
  type MiniGameType,
  miniGameTypes,
  sampleAnswer,
} from '@tallyho/game/minigames/registry';
import { generator } from '@tallyho/game/model/random';
import { playedRound } from '@tallyho/game/testing/records';
import { playSteps } from '@tallyho/game/testing/steps';
import { customGame, items, tierListGame } from '@tallyho/game/testing/themes';
import { describe, expect, it } from 'vitest';
import type { SharedResult } from '../shared-result.ts';
import { turnOf } from '../turn.ts';
import { bestPicture } from './best-picture.ts';
import { boardContent } from './board-content.ts';
import { fightOf } from './fight.ts';
import { widthOf } from './fonts.ts';
import { ownOf, ownSvg } from './own-picture.ts';
import { picturesIn } from './picture-box.ts';
import { pictureSvg } from './pictures.ts';
import { rasterise } from './rasterise.ts';

const short = ['Robin', 'Yusuf', 'Carla'];
const long = [
  'Wilhelmina_of_the_Northern_Li1',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  'שלום עולם הזה והבא אחריו כאן',
  'مرحبا بكم في اللعبة',
  'Иван_Александрович_Петровский9',
  'Maximilian the second of York',
  'たろうさん',
  'Ελλάδα Παπαδόπουλος Γ',
];
const longQuestion =
  'If you had to eat only one of these dishes for the rest of your long life, which one would it be?';

const peopleOf = (names: readonly string[]) =>
  names.map((username, index) => ({ user: `p${index + 1}`, username, avatar: index + 1 }));

const resultOf = (names: readonly string[], rounds: SharedResult['rounds'], scores = true): SharedResult => ({
  finishedAt: Date.UTC(2026, 10, 21),
  players: peopleOf(names).map((person, color) => ({ ...person, color, isGuest: false })),
  rounds,
  customThemeRounds: 1,
  anonymousVotes: false,
  awards: {
    scores: scores
      ? peopleOf(names).map((player, index) => ({ player, points: 90 - index, rounds: 1, rank: index + 1 }))
      : [],
    divisive: null,
    closestPair: null,
  },
  favourites: [],
  moreOnTop: 0,
  titles: peopleOf(names).map((player, index) => ({
    player,
    kind: 'underdog',
    name: `Friend of the underdog ${index + 1}`,
    line: 'Stood up for the few.',
    fact: null,
  })),
  boardTheme: rounds[0]?.theme ?? null,
  turn: null,
});

const look = { address: 'tallyho.example', hasPicture: () => false };

/** A round of this mini-game in which all of these players have answered. */
const roundOf = (type: MiniGameType, names: readonly string[], question = 'Which one?') => {
  const players = peopleOf(names);
  const game = { ...customGame(type), name: question };
  const round = playedRound(game, [], { players });
  const { next } = generator(5);
  const answerTo = (board: Board) => sampleAnswer(board, next);
  return { ...round, ...playSteps(round.board, { players, answerTo, random: next }) };
};

const allItems = Array.from({ length: 60 }, (_, index) => `item-${index + 1}`);

type Drawn = { x: number; y: number; size: number; anchor: string; face: 'display' | 'text'; words: string };

const unescaped = (text: string) =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&');

/** Returns the texts of a drawing with their places. */
const textsIn = (svg: string): Drawn[] =>
  [
    ...svg.matchAll(
      /<text x="([\d.-]+)" y="([\d.-]+)" font-family="([^"]+)"[^>]*font-size="([\d.]+)"[^>]*text-anchor="(\w+)">(.*?)<\/text>/g,
    ),
  ].map(([, x, y, family, size, anchor = '', inside = '']) => ({
    x: Number(x),
    y: Number(y),
    size: Number(size),
    anchor,
    face: family === 'Figtree' ? 'text' : 'display',
    words: unescaped(inside),
  }));

/** Checks that each text is whole or may be cut, inside the picture, and at least this large. */
const expectLegible = (svg: string, width: number, height: number, least: number, mayBeCut = false) => {
  const texts = textsIn(svg);
  expect(texts.length).toBeGreaterThan(3);
  for (const { x, y, size, anchor, face, words } of texts) {
    const wide = widthOf(words, face, size);
    const left = x - (anchor === 'middle' ? wide / 2 : anchor === 'end' ? wide : 0);
    expect(size, words).toBeGreaterThanOrEqual(least);
    if (!mayBeCut) expect(words).not.toContain('…');
    expect(left, words).toBeGreaterThanOrEqual(16);
    expect(left + wide, words).toBeLessThanOrEqual(width - 16);
    expect(y - size, words).toBeGreaterThanOrEqual(0);
    expect(y, words).toBeLessThanOrEqual(height - 40);
  }
};

const joined = (svg: string) =>
  textsIn(svg)
    .map(({ words }) => words)
    .join('')
    .replace(/[\s\u00a0]/g, '');

// A shared result has no round with texts of players.
describe.each(miniGameTypes.filter((type) => !hasWriting({ type })))(
  'the pictures of a game of %s',
  (type) => {
    it.each([
      ['three players', short, 'Which one?'],
      ['eight players with long names', long, longQuestion],
    ])(
      'have only texts inside the picture, whole and of at least 32 pixels, or, if it is wide, of at least 26 pixels, with %s',
      (_case, names, question) => {
        const result = resultOf(names, [roundOf(type, names, question)]);
        for (const picture of ['board', 'fight', 'podium'] as const)
          expectLegible(pictureSvg(picture, result, look), 1080, 1350, 32);
        for (const picture of ['board-wide', 'fight-wide', 'podium-wide', 'preview'] as const)
          expectLegible(pictureSvg(picture, result, look), 1200, 630, 26, names === long);
      },
    );

    it('name the site in the smallest text, and the question and the winner larger', () => {
      const texts = textsIn(pictureSvg('board', resultOf(short, [roundOf(type, short)]), look));
      const address = texts.find(({ words }) => words === look.address);
      expect(address?.size).toBeLessThan(40);
    });

    it('name the question, the winner and the site', () => {
      const words = joined(pictureSvg('board', resultOf(short, [roundOf(type, short)]), look));
      for (const part of ['Whichone?', 'Robinwins!', 'Tallyho', 'tallyho.example'])
        expect(words).toContain(part);
    });
  },
);

it.each(miniGameTypes.filter((type) => !hasWriting({ type })))(
  'a wide picture of a game of %s shortens names of 30 wide letters, and no text is drawn over another',
  (type) => {
    const names = ['W', 'M', '@', 'Q'].map((letter) => letter.repeat(30));
    const result = resultOf(names, [roundOf(type, names, longQuestion)]);
    for (const picture of ['board-wide', 'fight-wide', 'podium-wide'] as const) {
      const svg = pictureSvg(picture, result, look);
      expectLegible(svg, 1200, 630, 26, true);
      const boxes = textsIn(svg)
        // The large number of a step stands behind its texts.
        .filter(({ words, size }) => words !== '' && !(size > 56 && /^\d$/.test(words)))
        .map(({ x, y, size, anchor, face, words }) => {
          const wide = widthOf(words, face, size);
          const left = x - (anchor === 'middle' ? wide / 2 : anchor === 'end' ? wide : 0);
          return { words, left, right: left + wide, top: y - size * 0.7, bottom: y };
        });
      for (const [index, one] of boxes.entries())
        for (const other of boxes.slice(index + 1))
          expect(
            one.left >= other.right ||
              other.left >= one.right ||
              one.top >= other.bottom ||
              other.top >= one.bottom,
            `${picture}: ${one.words} / ${other.words}`,
          ).toBe(true);
    }
  },
);

describe('the board', () => {
  it.each(['TierListLobby', 'SliderLobby', 'SliderAvatarsLobby', 'Choose', 'Slider'] as const)(
    'of %s contains the whole name of each player',
    (type) => {
      const names = long.filter((name) => /^[\x20-\x7e]+$/.test(name));
      const words = joined(pictureSvg('board', resultOf(names, [roundOf(type, names)], false), look));
      for (const name of names) expect(words).toContain(name.replaceAll(' ', ''));
    },
  );

  it('fills its rows by rank, as the screens do: the best item in the first row, the last in the last', () => {
    const answer = (a: string, b: string) => ({
      tiers: ['S', 'A', 'B'].map((name) => ({
        name,
        items: [...(a === name ? ['item-1'] : []), ...(b === name ? ['item-2'] : [])],
      })),
    });
    const round = playedRound(tierListGame(2), [answer('A', 'A'), answer('S', 'A'), answer('A', 'A')]);
    expect(boardContent(resultOf(short, [round]), look.hasPicture)).toMatchObject({
      rows: [
        { label: 'S', chips: [{ text: 'Picture 1' }] },
        { label: 'A', chips: [] },
        { label: 'B', chips: [{ text: 'Picture 2' }] },
      ],
    });
  });

  it('has a row for each place of players who were put into tiers, in the colors of the medals', () => {
    const { board, ...rest } = roundOf('TierListLobby', short);
    if (board.type !== 'TierListLobby') throw new Error('A tier list of the players was expected');
    const [first = '', second = '', third = ''] = board.players.map(({ user }) => user);
    const [top = '', ...others] = board.tiers.map(({ name }) => name);
    const gameData = {
      tiers: [
        { name: top, players: [first, third] },
        ...others.map((name, at) => ({ name, players: at === 0 ? [second] : [] })),
      ],
    };
    const answers = rest.answers.map((answer) => ({ ...answer, gameData }));
    expect(boardContent(resultOf(short, [{ ...rest, board, answers }]), look.hasPicture)).toMatchObject({
      rows: [
        { label: '1st', color: '#fec92f', chips: [{ text: 'Robin' }, { text: 'Carla' }] },
        { label: '3rd', color: '#e19261', chips: [{ text: 'Yusuf' }] },
      ],
    });
  });

  it('shows the player who was alone with an opinion at the end of the row, but not after anonymous votes', () => {
    const placing = (tier: string) => ({
      tiers: ['S', 'A', 'B'].map((name) => ({ name, items: name === tier ? ['item-1'] : [] })),
    });
    const people = peopleOf(['Robin', 'Yusuf', 'Carla', 'Priya']);
    const names = people.map(({ username }) => username);
    const round = playedRound(tierListGame(1), ['S', 'S', 'S', 'B'].map(placing), { players: people });
    const rowsFor = (one: typeof round) => {
      const content = boardContent(resultOf(names, [one], false), look.hasPicture);
      return content?.kind === 'rows' ? content.rows.flatMap(({ chips }) => chips) : [];
    };
    expect(rowsFor(round)).toMatchObject([{ loner: { head: { avatar: 4 }, said: 'B' } }]);
    const said = textsIn(pictureSvg('board', resultOf(names, [round], false), look));
    expect(said.filter(({ words }) => words === 'B').map(({ anchor }) => anchor)).toHaveLength(2);
    const answers = round.answers.map(({ gameData }, index) => ({
      ratedBy: { user: `anonymous-${index}`, username: 'Player', avatar: 0 },
      gameData,
    }));
    expect(rowsFor({ ...round, answers })[0]).not.toHaveProperty('loner');
  });

  it('counts the items for which there is no room', () => {
    const placed = [
      { tiers: ['S', 'A', 'B'].map((name, at) => ({ name, items: at === 0 ? allItems : [] })) },
    ];
    const { board, ...rest } = playedRound(tierListGame(1), placed as Answer[]);
    if (board.type !== 'TierList') throw new Error('A tier list was expected');
    // As games of older versions have it.
    const round = { ...rest, board: { ...board, items: items(60) } };
    const svg = pictureSvg('board', resultOf(short, [round]), look);
    expectLegible(svg, 1080, 1350, 32);
    expect(textsIn(svg).some(({ words }) => /^and \d+ more$/.test(words))).toBe(true);
  });

  it.each([5, 10])(
    'of twenty long names in %i rows is on a wide picture in whole words, and the items and rows without room are counted',
    (tiers) => {
      const dishes = ['Cold pizza for breakfast', 'A dish with quite a long name', 'Hot dog with everything'];
      const names = Array.from({ length: tiers }, (_, index) => `Only on a dare ${index + 1}`);
      const { board, ...rest } = playedRound(
        tierListGame(1),
        long.map(() => ({
          tiers: names.map((name, tier) => ({
            name,
            items: allItems.slice(0, 20).filter((_, index) => index % tiers === tier),
          })),
        })),
        { players: peopleOf(long) },
      );
      if (board.type !== 'TierList') throw new Error('A tier list was expected');
      const round = {
        ...rest,
        game: { ...rest.game, name: longQuestion },
        board: {
          ...board,
          tiers: names.map((name) => ({ name, color: 'red' as const })),
          items: items(20).map((item, index) => ({ ...item, alt: `${dishes[index % 3]} ${index + 1}` })),
        },
      };
      const svg = pictureSvg('board-wide', resultOf(long, [round]), look);
      expectLegible(svg, 1200, 630, 26);
      expect(svg).not.toMatch(/<g transform="translate[^"]*scale\(0\.[^"]*"><rect/);
      const words = textsIn(svg);
      expect(words.some(({ words: one }) => /^and \d+ more$/.test(one))).toBe(true);
      const footer = words.find(({ words: one }) => one === 'Tallyho');
      const rows = words.filter(({ words: one }) => /dare|Cold|dish|Hot|more/.test(one));
      expect(rows.length).toBeGreaterThan(5);
      for (const { y } of rows) expect(y).toBeLessThan((footer?.y ?? 0) - 40);
    },
  );

  it('shows how many voted, and not who, if votes are anonymous', () => {
    const round = roundOf('Choose', short);
    const answers = round.answers.map(({ gameData }, index) => ({
      ratedBy: { user: `anonymous-${index}`, username: 'Player', avatar: 0 },
      gameData,
    }));
    const words = joined(pictureSvg('board', resultOf(short, [{ ...round, answers }], false), look));
    expect(words).toMatch(/\dvotes?/);
    for (const name of short) expect(words).not.toContain(name);
    expect(joined(pictureSvg('fight', resultOf(short, [{ ...round, answers }], false), look))).toContain(
      'Asecretvote',
    );
  });

  it('shows the players if all rounds had themes of their own', () => {
    for (const picture of ['board', 'fight'] as const) {
      const words = joined(pictureSvg(picture, resultOf(short, []), look));
      for (const part of [...short, 'Ourownthemesstayamongus.']) expect(words).toContain(part);
    }
  });
});

describe('the pictures of items', () => {
  const withPictures = { ...look, hasPicture: () => true };
  /** A round in which the items are spread over the tiers. */
  const spread = (count: number) =>
    playedRound(tierListGame(count), [
      {
        tiers: ['S', 'A', 'B'].map((name, tier) => ({
          name,
          items: allItems.slice(0, count).filter((_, index) => index % 3 === tier),
        })),
      },
    ]);

  it.each([3, 14, 30])(
    'stand beside the whole names of %i items, inside the picture and over no other',
    (count) => {
      for (const [picture, width, least] of [
        ['board', 1080, 32],
        ['preview', 1200, 26],
      ] as const) {
        const svg = pictureSvg(picture, resultOf(short, [spread(count)]), withPictures);
        if (picture === 'board') expectLegible(svg, 1080, 1350, least);
        const boxes = [
          ...svg.matchAll(/<image x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g),
        ].map(([, ...numbers]) => numbers.map(Number));
        expect(boxes.length).toBe(picturesIn(svg).length);
        if (count <= 14) expect(boxes).toHaveLength(count);
        for (const [index, [x = 0, y = 0, wide = 0, high = 0]] of boxes.entries()) {
          expect(x >= 40 && x + wide <= width - 40).toBe(true);
          expect(wide).toBeGreaterThanOrEqual(least * 1.5 - 1);
          for (const [left = 0, top = 0, otherWide = 0, otherHigh = 0] of boxes.slice(index + 1))
            expect(left >= x + wide || x >= left + otherWide || top >= y + high || y >= top + otherHigh).toBe(
              true,
            );
        }
      }
    },
  );

  it('are those of the items that can be drawn, on the board, in the fight and on the podium of favourites', () => {
    const placing = (...tiers: string[]) =>
      tiers.map((tier) => ({
        tiers: ['S', 'A', 'B'].map((name) => ({ name, items: name === tier ? ['item-1'] : [] })),
      }));
    const result = resultOf(short, [playedRound(tierListGame(1), placing('S', 'B'))], false);
    const url = '/images/Themes/Test/Game1/1.webp';
    for (const picture of ['board', 'fight', 'podium', 'board-wide', 'fight-wide', 'podium-wide'] as const) {
      expect(picturesIn(pictureSvg(picture, result, withPictures))).toEqual([url]);
      expect(picturesIn(pictureSvg(picture, result, look))).toEqual([]);
      expect(joined(pictureSvg(picture, result, withPictures))).toContain('Picture1');
    }
  });
});

describe('the fight', () => {
  const placing = (...tiers: string[]) =>
    tiers.map((tier) => ({
      tiers: ['S', 'A', 'B'].map((name) => ({ name, items: name === tier ? ['item-1'] : [] })),
    }));

  it('is between the two players who were farthest apart, with their words, the better grade first', () => {
    const players = peopleOf(short);
    const close = playedRound(tierListGame(1), placing('S', 'A', 'A'), { players });
    const wide = playedRound({ ...tierListGame(1), name: 'After midnight?' }, placing('A', 'B', 'S'), {
      index: 1,
      players,
    });
    expect(fightOf(resultOf(short, [close, wide]))).toMatchObject({
      heading: 'After midnight?',
      hero: 'Picture 1',
      fighters: [
        { name: 'Carla', said: 'S', look: 'delighted' },
        { name: 'Yusuf', said: 'B', look: 'shocked' },
      ],
    });
  });

  it('says at its foot who won the game, also in a wide one', () => {
    const result = resultOf(short, [
      playedRound(tierListGame(1), placing('S', 'A', 'B'), {
        players: peopleOf(short),
      }),
    ]);
    for (const picture of ['fight', 'fight-wide'] as const)
      expect(joined(pictureSvg(picture, result, look))).toContain('Robinwins!');
    expect(
      joined(pictureSvg('fight', { ...result, awards: { ...result.awards, scores: [] } }, look)),
    ).not.toContain('wins!');
  });

  it('asks with the name of an item, which is a question if its game is none', () => {
    const players = peopleOf(short);
    const named = (name: string) =>
      fightOf(
        resultOf(short, [playedRound({ ...tierListGame(1), name }, placing('S', 'B', 'S'), { players })]),
      );
    expect(named('Worth the queue?')).toMatchObject({ heading: 'Worth the queue?', hero: 'Picture 1' });
    expect(named('Cold from the fridge')).toMatchObject({
      heading: 'Cold from the fridge',
      hero: 'Picture 1?',
    });
  });

  it('asks what the game asks in its description instead of its name', () => {
    const players = peopleOf(short);
    const description = 'Who is up before the birds?';
    const answers = [100, 0].map((value) => ({ ratings: [{ player: 'p3', value }] }));
    const game = { ...customGame('SliderLobby'), name: 'Gets up early', description };
    const about = resultOf(short, [playedRound(game, answers, { players })]);
    expect(fightOf(about)).toMatchObject({ heading: description, hero: 'Carla?' });
    const tiers = { ...tierListGame(1), name: 'Street food', description: 'Worth the queue?' };
    const item = resultOf(short, [playedRound(tiers, placing('S', 'B'), { players })]);
    expect(fightOf(item)).toMatchObject({ heading: 'Worth the queue?', hero: 'Picture 1' });
  });

  it('leaves out the situation of an item, and says that of a question, or its question if it is long', () => {
    const players = peopleOf(short);
    const told = 'The menu shows three chillies next to your dish. What happens to you?';
    const answers = [{ selectedSide: 'left' as const }, { selectedSide: 'right' as const }];
    const game = { ...customGame('Choose'), name: 'Chilli confession' };
    const resultWith = (description: string) =>
      resultOf(short, [playedRound({ ...game, description }, answers, { players })]);
    for (const picture of ['fight', 'fight-wide'] as const) {
      expect(joined(pictureSvg(picture, resultWith(told), look))).toContain(told.replaceAll(' ', ''));
      expect(pictureSvg(picture, resultWith(game.name), look)).toBe(
        pictureSvg(picture, resultWith(''), look),
      );
    }
    expect(fightOf(resultWith(told))).toMatchObject({ heading: 'Chilli confession', hero: told });
    expect(fightOf(resultWith(`${'It is late. '.repeat(9)}Who pays?`))?.hero).toBe('Who pays?');
    expect(fightOf(resultWith('It is late. '.repeat(9)))?.hero).toBe('It is late.');
    const item = playedRound({ ...tierListGame(1), description: told }, placing('S', 'B'), { players });
    expect(joined(pictureSvg('fight', resultOf(short, [item]), look))).not.toContain('Themenu');
  });

  it('asks for one of two items of a cup, and shows the picture of the one that each chose', () => {
    const people = { players: peopleOf(short) };
    const cup = playedRound(customGame('Cup'), [{ votes: [] }, { votes: [] }], people);
    if (cup.board.type !== 'Cup') throw new Error('A cup was expected');
    const [one, other] = items(2);
    if (!one || !other) throw new Error('Two items were expected');
    const duel = {
      left: one.id,
      right: other.id,
      outcome: { winner: one.id, votes: { left: 1, right: 1 }, byCoin: false },
    };
    const round = {
      ...cup,
      board: { ...cup.board, items: [one, other], duels: [duel] },
      answers: [one, other].flatMap(({ id }, index) => {
        const ratedBy = cup.answers[index]?.ratedBy;
        return ratedBy ? [{ ratedBy, gameData: { votes: [{ duel: 0, item: id }] } }] : [];
      }),
    };
    const result = resultOf(short, [round]);
    expect(fightOf(result)).toMatchObject({
      hero: 'Picture 1 or Picture 2?',
      fighters: [
        { name: 'Robin', said: 'Picture 1' },
        { name: 'Yusuf', said: 'Picture 2' },
      ],
    });
    const withPictures = { ...look, hasPicture: () => true };
    expect(picturesIn(pictureSvg('fight', result, withPictures))).toEqual([one.url, other.url]);
    expectLegible(pictureSvg('fight', result, withPictures), 1080, 1350, 32);
  });

  it('meets no player with horror, and shows the face of the player it is about, who is named as one', () => {
    const players = peopleOf(short);
    const answers = [100, 0].map((value) => ({ ratings: [{ player: 'p3', value }] }));
    const round = playedRound({ ...customGame('SliderLobby'), name: 'Gets up early' }, answers, { players });
    const result = resultOf(short, [round]);
    expect(fightOf(result)).toMatchObject({
      hero: 'Carla?',
      heroHead: { avatar: 3 },
      fighters: [{ look: 'delighted' }, { look: 'smug' }],
    });
    expect(joined(pictureSvg('fight', result, look))).toContain('Carla?aplayer');
  });

  it('gives both players bubbles of one height, in the colors of the players', () => {
    const players = peopleOf(short);
    const sides = [{ selectedSide: 'left' as const }, { selectedSide: 'right' as const }];
    const game = customGame('Choose');
    const round = playedRound(game, sides, { players });
    for (const picture of ['fight', 'fight-wide'] as const) {
      const bubbles = [
        ...pictureSvg(picture, resultOf(short, [round]), look).matchAll(
          /<rect [^>]*height="([\d.]+)" rx="(?:40|30)" fill="([^"]+)"/g,
        ),
      ].map(([, height, fill]) => ({ height, fill }));
      expect(bubbles.map(({ fill }) => fill)).toEqual(['#53c9ff', '#aae93a']);
      expect(bubbles[0]?.height).toBe(bubbles[1]?.height);
    }
  });

  it('says a take once that is also the question of its game', () => {
    const people = { players: peopleOf(short) };
    const statement = 'Soup is a drink';
    const game = {
      type: 'HotTakes' as const,
      name: `${statement}.`,
      description: '',
      config: { takes: [{ statement }], content: null },
      items: [],
    };
    const picks = (['left', 'right', 'left'] as const).map((side) => ({ picks: [side] }));
    expect(fightOf(resultOf(short, [playedRound(game, picks, people)]))).toMatchObject({
      heading: null,
      hero: 'Soup is a drink.',
    });
  });

  it('has two faces of a third of its width, also with long words, and the words of both in one size', () => {
    const players = peopleOf(short);
    const game = { ...customGame('Slider'), name: 'Until when is it food?' };
    const answers = [0, 9.9, 5].map((ratingValue) => ({
      ratingValue,
      sliderIndex: Math.round(ratingValue / 5),
    }));
    const { board, ...round } = playedRound(game, answers, { players });
    if (board.type !== 'Slider') throw new Error('A slider was expected');
    const names = [
      'We say goodbye',
      'In between',
      'It has so much more taste by now, and who would not agree',
    ];
    const points = names.map((name) => ({ name, color: 'red' as const }));
    const result = resultOf(short, [{ ...round, board: { ...board, points } }]);
    for (const [picture, least] of [
      ['fight', 139],
      ['fight-wide', 100],
    ] as const) {
      const svg = pictureSvg(picture, result, look);
      const sizes = textsIn(svg)
        .filter(({ words: said }) => /“|”|taste|agree/.test(said))
        .map(({ size }) => size);
      expect(sizes.length).toBeGreaterThan(2);
      expect(new Set(sizes).size).toBe(1);
      // Only the rings in the colors of the players are so thick. That of the winner at the foot is small.
      const rings = [
        ...svg.matchAll(/<circle [^>]* r="([\d.]+)" fill="#(?:aae93a|53c9ff)" stroke="#0c030e"/g),
      ]
        .map(([, radius]) => Number(radius))
        .filter((radius) => radius > 60);
      expect(rings).toHaveLength(2);
      for (const radius of rings) expect(radius).toBeGreaterThan(least);
    }
  });

  it.each([
    ['what the ends mean for a number near them', [100, 11, 60], ['Totally', 'Not at all']],
    ['the scale of a number in the middle', [70, 30, 40], ['70 of 100', '30 of 100']],
  ])('says %s', (_case, values, said) => {
    const players = peopleOf(short);
    const answers = values.map((value) => ({
      ratings: players.map(({ user }) => ({ player: user, value: user === 'p2' ? value : 50 })),
    }));
    const game = { ...customGame('SliderLobby'), name: 'Gets up early', description: 'Who is up first?' };
    const result = resultOf(short, [playedRound(game, answers, { players })]);
    expect(fightOf(result)?.fighters.map((fighter) => fighter.said)).toEqual(said);
    for (const picture of ['fight', 'fight-wide'] as const) {
      const words = joined(pictureSvg(picture, result, look));
      for (const part of ['Whoisupfirst?', 'Yusuf?', 'Robinsays', 'Yusufsays']) expect(words).toContain(part);
      expect(words).not.toContain('Getsupearly');
    }
  });

  it('does not exist if all gave the same answer', () => {
    const round = playedRound(tierListGame(1), placing('S', 'S', 'S'), { players: peopleOf(short) });
    expect(fightOf(resultOf(short, [round]))).toBeNull();
    expect(joined(pictureSvg('fight', resultOf(short, [round]), look))).toContain('Peaceatthetable');
  });

  it('has layers of half its size below each other, for a moving picture', () => {
    const result = resultOf(short, [roundOf('SliderLobby', short)]);
    expect(fightOf(result)).not.toBeNull();
    const svg = pictureSvg('fight-layers', result, look);
    expect(svg).toContain('width="540" height="4725"');
    expect(svg.match(/clip-path="url\(#layer-\d\)"/g)).toHaveLength(7);
    expect(joined(svg)).toContain('Whosesideareyouon?');
    expect(joined(pictureSvg('fight', result, look))).toContain('Whosesideareyouon?');
  });
});

describe('the best picture', () => {
  const placing = (...tiers: string[]) =>
    tiers.map((tier) => ({
      tiers: ['S', 'A', 'B', 'C', 'D'].map((name) => ({ name, items: name === tier ? ['item-1'] : [] })),
    }));
  const game = tierListGame(1);
  const tiers = ['S', 'A', 'B', 'C', 'D'].map((name) => ({ name, color: 'red' }));
  const fiveTiers = { ...game, config: { ...game.config, tiers } } as typeof game; // the type of the game decides that of the config
  const roundWith = (...answers: string[]) =>
    playedRound(fiveTiers, placing(...answers), { players: peopleOf(short) });

  it.each([
    ['the fight, if two were more than half of the scale apart', ['S', 'C', 'A'], 'fight'],
    ['the board, if all were closer', ['S', 'B', 'A'], 'board'],
  ])('is %s', (_case, answers, best) => {
    expect(bestPicture(resultOf(short, [roundWith(...answers)]))).toBe(best);
  });

  it('is the fight, if two chose different sides', () => {
    expect(bestPicture(resultOf(short, [roundOf('Choose', short)]))).toBe('fight');
  });

  it('is the board, if the votes are anonymous', () => {
    const { answers, ...round } = roundOf('Choose', short);
    const secret = answers.map(({ gameData }, index) => ({
      ratedBy: { user: `anonymous-${index}`, username: 'Player', avatar: 0 },
      gameData,
    }));
    expect(bestPicture(resultOf(short, [{ ...round, answers: secret }]))).toBe('board');
  });

  it('is the podium, if no round is public', () => {
    expect(bestPicture(resultOf(short, []))).toBe('podium');
  });

  it('is the preview of a link', () => {
    const result = resultOf(short, [roundWith('S', 'D')]);
    expect(pictureSvg('preview', result, look)).toBe(pictureSvg('fight-wide', result, look));
  });
});

describe('the podium', () => {
  it('contains the whole name and the points of each of eight players', () => {
    const names = Array.from(
      { length: 8 },
      (_, index) => `${'Wilhelmina_of_the_Northern_Lig'.slice(0, 29)}${index}`,
    );
    const words = joined(pictureSvg('podium', resultOf(names, []), look));
    for (const [index, name] of names.entries()) {
      expect(words).toContain(name);
      expect(words).toContain(`${90 - index}points`);
    }
  });

  it('shows the title of each player, and players who were not rated', () => {
    const result = resultOf(long, []);
    const { scores } = result.awards;
    const some = { ...result, awards: { ...result.awards, scores: scores.slice(0, 6) } };
    for (const one of [result, some, resultOf(long, [roundOf('TierList', long)], false)]) {
      const svg = pictureSvg('podium', one, look);
      expectLegible(svg, 1080, 1350, 32);
      for (const { name } of result.titles) expect(joined(svg)).toContain(name.replaceAll(' ', ''));
    }
    const figures = textsIn(pictureSvg('podium', some, look)).filter(({ words }) => words === 'not rated');
    expect(figures).toHaveLength(2);
  });

  it('gives the winner the largest face', () => {
    const svg = pictureSvg('podium', resultOf(short, []), look);
    // The ring in the color of each seat, of which the first won.
    const [winner = 0, ...others] = ['#aae93a', '#53c9ff', '#ff7dc1'].map((color) =>
      Number(new RegExp(`<circle [^>]*r="([\\d.]+)" fill="${color}"`).exec(svg)?.[1]),
    );
    expect(others.every((radius) => winner > 1.2 * radius)).toBe(true);
  });

  it('has a fourth step on a wide picture, with the whole name of one who is alone below the first three', () => {
    const names = [...short, 'alexandra_the_great'];
    const svg = pictureSvg('podium-wide', resultOf(names, []), look);
    expect(joined(svg)).toContain('alexandra_the_great');
    const named = textsIn(svg).filter(({ words }) => [...short, 'the_great'].includes(words));
    expect(named).toHaveLength(4);
    expect(named.every(({ anchor }) => anchor === 'middle')).toBe(true);
  });

  it('has rows instead of steps for more than three players in the first three places', () => {
    const base = resultOf(long, []);
    const scores = base.awards.scores.map((score) => ({ ...score, rank: 1 }));
    const svg = pictureSvg('podium', { ...base, awards: { ...base.awards, scores } }, look);
    expectLegible(svg, 1080, 1350, 32);
    expect(textsIn(svg).filter(({ words }) => /^\d+ points$/.test(words))).toHaveLength(8);
  });
});

it('draws the same head with several expressions in one picture without ids of other heads', async () => {
  const svg = pictureSvg('podium', resultOf(short, []), look);
  expect(svg).not.toContain('<use');
  expect((await rasterise(svg)).length).toBeLessThan(400_000);
});

describe('the board of a mini-game without a picture of its own', () => {
  // Their texts are never public, so these two have none.
  it('lists what was rated, best first', () => {
    const content = boardContent(resultOf(short, [roundOf('WriteAndRate', short)]), look.hasPicture);
    if (content?.kind !== 'rows') throw new Error('Rows are drawn.');
    expect(content.rows.map(({ label }) => label)[0]).toBe('1.');
    expect(content.rows.every(({ chips }) => chips.length === 1)).toBe(true);
  });

  it('lists what most have said, for choices', () => {
    const content = boardContent(resultOf(short, [roundOf('WhoseIsIt', short)]), look.hasPicture);
    if (content?.kind !== 'rows') throw new Error('Rows are drawn.');
    expect(content.rows.length).toBeGreaterThan(1);
    for (const { label } of content.rows) expect(label).toMatch(/^\d+% (Robin|Yusuf|Carla)$/);
  });

  it('offers a stranger what the players have said', () => {
    const [first] = turnOf([roundOf('WhoseIsIt', short)])?.options ?? [];
    expect(short).toContain(first?.name);
  });
});

describe('the picture about one player', () => {
  const players = peopleOf(short);
  const answers = [90, 80, 10].map((value) => ({ ratings: [{ player: 'p1', value }] }));
  const result = resultOf(short, [playedRound(customGame('SliderLobby'), answers, { players })]);
  const own = (me: string, more: Partial<SharedResult> = {}) => ownOf({ ...result, ...more }, me);

  it('has the title, who answered most alike, and place and points', () => {
    expect(own('p1')).toMatchObject({
      name: 'Robin',
      title: 'Friend of the underdog 1',
      reason: null,
      alike: { role: { name: 'Yusuf' }, percent: 90 },
      place: { rank: 1, points: '90 points' },
    });
    expect(own('p9')).toBeNull();
  });

  it('does not say who answered alike after anonymous votes', () => {
    expect(own('p1', { anonymousVotes: true })?.alike).toBeNull();
  });

  it.each([
    ['upright', 1080, 1350, 32],
    ['wide', 1200, 630, 26],
  ] as const)('is legible, %s, whatever the names are', (format, width, height, least) => {
    const named = resultOf(long, [roundOf('SliderLobby', long)]);
    const fact =
      'Rated Wilhelmina_of_the_Northern_Li1 20 higher than all the others did, in five rounds of six.';
    const titled = { ...named, titles: named.titles.map((title) => ({ ...title, fact })) };
    for (const { user } of titled.players) {
      const svg = ownSvg(titled, user, { format, address: look.address });
      expectLegible(svg ?? '', width, height, least);
    }
  });
});
