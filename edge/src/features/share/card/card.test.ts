import { mostDivisive } from '@tallyho/game/awards/divisive';
import { playedRound } from '@tallyho/game/testing/records';
import { roleGame, tierListGame } from '@tallyho/game/testing/themes';
import { beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../../../test/browser.ts';
import { reportGame } from '../../../../test/finished-games.ts';
import { newPerson, type Person } from '../../../../test/people.ts';
import type { SharedResult } from '../shared-result.ts';
import { cardSvg } from './card.ts';
import { drawable, runsOf } from './glyphs.ts';
import { rasterise } from './rasterise.ts';

const result = (...names: string[]): SharedResult => {
  const players = names.map((username, index) => ({
    user: `p${index + 1}`,
    username,
    avatar: (index % 8) + 1,
    color: index,
    isGuest: false,
  }));
  return {
    finishedAt: Date.UTC(2026, 10, 21),
    players,
    rounds: [],
    customThemeRounds: 2,
    anonymousVotes: false,
    awards: {
      scores: players.map(({ color, ...player }) => ({
        player,
        points: 100 - color,
        rounds: 1,
        rank: color + 1,
      })),
      divisive: null,
      closestPair: null,
    },
    favourites: [],
    moreOnTop: 0,
    titles: [],
    boardTheme: null,
    turn: null,
  };
};

const textsIn = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, inside]) => inside ?? '');

/** Returns the names of a PNG's chunks, in order, and its width and height. */
const readPng = (bytes: ArrayBuffer) => {
  const view = new DataView(bytes);
  expect([...new Uint8Array(bytes, 0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
  const chunks: string[] = [];
  for (let at = 8; at < view.byteLength; at += 12 + view.getUint32(at))
    chunks.push(String.fromCharCode(...new Uint8Array(bytes, at + 4, 4)));
  return { chunks, width: view.getUint32(16), height: view.getUint32(20) };
};

describe('the drawing', () => {
  it('shows the winner, the points and the number of players', () => {
    const words = textsIn(cardSvg(result('Robin', 'kimchi', 'Samwise', 'alexandra')));
    expect(words).toEqual(
      expect.arrayContaining(['Robin wins!', 'Robin', '100 points', 'kimchi', '99 points']),
    );
    expect(words).toContain('4 players · 2 rounds · 21 November 2026');
    expect(words).toContain('alexandra');
  });

  it('shows all players who share a step of the podium', () => {
    const tied = result('Robin', 'kimchi', 'Samwise', 'noor88', 'junobug');
    const ranks = [1, 2, 3, 3, 5];
    const scores = tied.awards.scores.map((score, index) => ({ ...score, rank: ranks[index] ?? 0 }));
    const words = textsIn(cardSvg({ ...tied, awards: { ...tied.awards, scores } }));
    expect(words).toEqual(expect.arrayContaining(['Robin', 'kimchi', 'Samwise', 'noor88']));
    expect(words).toContain('junobug');
  });

  it("describes the most divisive item by each player's answer, and shows no points for roles", () => {
    const placed = ['S', 'S', 'A', 'B'].map((role) => ({
      tiers: ['S', 'A', 'B'].map((name) => ({ name, players: name === role ? ['player-1'] : [] })),
    }));
    const rounds = [playedRound(roleGame('TierListLobby'), placed)];
    const base = result('Robin', 'kimchi', 'Samwise', 'noor88');
    const awards = { scores: [], divisive: mostDivisive(rounds), closestPair: null };
    const words = textsIn(cardSvg({ ...base, rounds, awards }));
    expect(words).toEqual(
      expect.arrayContaining([
        'Most divisive',
        'Player 1',
        '2 for S, 1 for A, 1 for B',
        'Thanks for Playing!',
      ]),
    );
    expect(words.filter((word) => /point/.test(word))).toEqual([]);
  });

  it('shows an award of an older record that stores no round for it', () => {
    const base = result('Robin', 'kimchi');
    const subject = { kind: 'question', id: 'question' } as const;
    const divisive = { record: 4, game: 'This or that', subject, spread: 50 };
    expect(textsIn(cardSvg({ ...base, awards: { ...base.awards, divisive } }))).toContain('Opinions differ');
  });

  it('is byte-identical for the same result', () => {
    expect(cardSvg(result('Robin', 'kimchi'))).toBe(cardSvg(result('Robin', 'kimchi')));
  });

  it('escapes names, so that they cannot add elements to the drawing', () => {
    const svg = cardSvg(result(`</text><image href="https://evil.example/x"/>`, '&amp;<!--', `"'/><script>`));
    expect(svg).not.toMatch(/<image|<script|<!--|&amp;/);
    expect(svg.match(/<svg/g)).toHaveLength(1);
  });

  it('contains the whole name of each player, in several lines if it is long', () => {
    const names = Array.from(
      { length: 8 },
      (_, index) => `${'Wilhelmina_of_the_Northern_Lig'.slice(0, 29)}${index}`,
    );
    const words = textsIn(cardSvg(result(...names)));
    const all = words.join('').replaceAll(' ', '');
    for (const name of names) expect(all).toContain(name);
    expect(words.filter((one) => one.includes('…'))).toEqual([]);
  });

  it('contains the whole name of each player of a game without points', () => {
    const base = result('Robin', 'kimchi', 'Samwise', 'noor88');
    const words = textsIn(cardSvg({ ...base, awards: { ...base.awards, scores: [] } }));
    expect(words).toEqual(expect.arrayContaining(['Robin', 'kimchi', 'Samwise', 'noor88']));
  });

  it('wraps the sentence about the closest pair instead of cutting it', () => {
    const base = result('alexandra_the_great', 'maximilian_the_second');
    const people = base.players as unknown as [Person, Person]; // only their names are drawn
    const closestPair = { people, agreement: 75.8, compared: 33, same: 25 } as never; // as above
    const words = textsIn(cardSvg({ ...base, awards: { ...base.awards, closestPair } })).join(' ');
    expect(words).toContain('gave the same answer 25 times out of 33');
  });

  it('counts the choices for which there is no room', () => {
    const roles = [
      'Class clown',
      'Most likely to be famous',
      'Teacher of the year',
      'Late for everything',
      'Best dressed',
    ];
    const placed = roles.map((role) => ({
      tiers: ['S', 'A', 'B'].map((name) => ({ name, players: name === role ? ['player-1'] : [] })),
    }));
    const game = roleGame('TierListLobby');
    const tiers = roles.map((name) => ({ name, color: 'red' as const }));
    const round = playedRound(
      { ...game, config: { ...game.config, tiers } } as typeof game,
      placed.map((_, index) => ({
        tiers: roles.map((name, at) => ({ name, players: at === index ? ['player-1'] : [] })),
      })),
    );
    const base = result('Robin', 'kimchi', 'Samwise', 'noor88', 'junobug');
    const awards = { scores: [], divisive: mostDivisive([round]), closestPair: null };
    const words = textsIn(cardSvg({ ...base, rounds: [round], awards })).join(' ');
    expect(words).toMatch(/1 for .+ and \d for others/);
    expect(words).not.toContain('…');
  });

  it('says how many more share the first place', () => {
    const round = playedRound({ ...tierListGame(6), name: 'Best' }, [
      {
        tiers: ['S', 'A', 'B'].map((name, at) => ({
          name,
          items: at === 0 ? [1, 2, 3, 4, 5, 6].map((n) => `item-${n}`) : [],
        })),
      },
    ]);
    const base = result('Robin', 'kimchi');
    const words = textsIn(cardSvg({ ...base, rounds: [round], awards: { ...base.awards, scores: [] } }));
    expect(words).toContain('and 3 more share the top');
    expect(words.some((one) => /^The group loved .+ and 5 more$/.test(one))).toBe(true);
  });

  it('draws right-to-left words in the order in which they are read', () => {
    const svg = cardSvg(result('שלום عالم', 'kimchi'));
    const at = (word: string) =>
      Number(new RegExp(`<text x="([\\d.]+)"[^>]*>(?:<tspan[^>]*>)?${word}<`).exec(svg)?.[1]);
    expect(at('عالم')).toBeLessThan(at('שלום'));
  });

  it('uses the seat number for players without a drawable name', () => {
    const words = textsIn(cardSvg(result('たろうさんだよa', '🦊🦊🦊🦊kim', '👑👑👑👑👑')));
    expect(words).toEqual(expect.arrayContaining(['Player 1', 'kim', 'Player 3']));
  });
});

describe('letters', () => {
  it.each([
    ['Robin', 'Robin'],
    ['Łódź čeština Ễ', 'Łódź čeština Ễ'],
    ['Иван_99', 'Иван_99'],
    ['שלום dana', 'שלום dana'],
    ['kim🦊\u200d❤️', 'kim'],
    ['ḧello', 'hello'],
    ['a\u0301bc', 'ábc'],
    ['  a \t b  ', 'a b'],
    ['日本語a', null],
    ['🦊', null],
    ['', null],
  ])('of %j are drawn as %j', (name, drawn) => expect(drawable(name)).toBe(drawn));

  it('use a typeface that contains them; a space uses the typeface of the letter before it', () => {
    expect(runsOf('Иван 9')).toEqual([
      { family: 'Noto Sans', text: 'Иван ' },
      { family: null, text: '9' },
    ]);
  });

  it.each(['مرحبا بكم a', 'Иван 99 Ελλάδα', 'שלום dana', 'Ễłß'])('%s is drawn visibly', async (name) => {
    const [drawn, empty] = await Promise.all([
      rasterise(cardSvg(result(name, 'other'))),
      rasterise(cardSvg(result('.', 'other'))),
    ]);
    expect(drawn.length).toBeGreaterThan(empty.length + 500);
  });
});

describe('the picture', () => {
  let leader: Person;
  let player: Person;
  beforeAll(async () => {
    [leader, player] = await Promise.all([newPerson(), newPerson()]);
  });

  it.each([
    ['board', 1080, 1350],
    ['fight', 1080, 1350],
    ['podium', 1080, 1350],
    ['board-wide', 1200, 630],
    ['fight-wide', 1200, 630],
    ['podium-wide', 1200, 630],
    ['preview', 1200, 630],
  ])('%s is a PNG of %d by %d without metadata, for the players only', async (picture, width, height) => {
    const id = await reportGame([leader, player]);
    const response = await player.get(`/api/share/${id}/pictures/${picture}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/png');
    expect(response.headers.get('Cache-Control')).toBe('private, max-age=300');
    const bytes = await response.arrayBuffer();
    const { chunks, ...size } = readPng(bytes);
    expect(size).toEqual({ width, height });
    expect([...new Set(chunks)]).toEqual(['IHDR', 'IDAT', 'IEND']);
    expect(bytes.byteLength).toBeLessThan(400_000);
    await leader.post(`/api/share/${id}`);
    const stranger = await newPerson();
    expect((await stranger.get(`/api/share/${id}/pictures/${picture}`)).status).toBe(404);
  });

  it.each(['board', 'fight'])(
    'of the %s is there for anyone with the public link, until it is revoked',
    async (picture) => {
      const id = await reportGame([leader, player]);
      const { token } = await (await leader.post(`/api/share/${id}`)).json<{ token: string }>();
      const response = await new Browser().get(`/r/${token}/${picture}.png`);
      expect(response.status).toBe(200);
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=30');
      const { width, height } = readPng(await response.arrayBuffer());
      expect({ width, height }).toEqual({ width: 1080, height: 1350 });
      await player.delete(`/api/share/${id}`);
      expect((await new Browser().get(`/r/${token}/${picture}.png`)).status).toBe(404);
    },
  );

  it('has no other name', async () => {
    const id = await reportGame([leader, player]);
    expect((await leader.get(`/api/share/${id}/pictures/portrait`)).status).toBe(400);
  });

  it('is the same preview for players and for the public link, also after the link is revoked and created again', async () => {
    const id = await reportGame([leader, player]);
    const own = async () =>
      new Uint8Array(await (await player.get(`/api/share/${id}/pictures/preview`)).arrayBuffer());
    const linked = async () => {
      const { token } = await (await leader.post(`/api/share/${id}`)).json<{ token: string }>();
      const response = await new Browser().get(`/r/${token}/card.png`);
      expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
      return new Uint8Array(await response.arrayBuffer());
    };
    const first = await own();
    expect(await linked()).toEqual(first);
    await leader.delete(`/api/share/${id}`);
    expect(await linked()).toEqual(first);
  });
});
