import { mostDivisive } from '@tallyho/game/awards/divisive';
import { playedRound } from '@tallyho/game/testing/records';
import { roleGame } from '@tallyho/game/testing/themes';
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
    colour: index,
    isGuest: false,
  }));
  return {
    finishedAt: Date.UTC(2026, 10, 21),
    players,
    rounds: [],
    customThemeRounds: 2,
    anonymousVotes: false,
    awards: {
      scores: players.map(({ colour, ...player }) => ({
        player,
        points: 100 - colour,
        rounds: 1,
        rank: colour + 1,
      })),
      divisive: null,
      closestPair: null,
    },
    favourites: [],
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
    expect(words).not.toContain('alexandra');
  });

  it('shows all players who share a step of the podium', () => {
    const tied = result('Robin', 'kimchi', 'Samwise', 'noor88', 'junobug');
    const ranks = [1, 2, 3, 3, 5];
    const scores = tied.awards.scores.map((score, index) => ({ ...score, rank: ranks[index] ?? 0 }));
    const words = textsIn(cardSvg({ ...tied, awards: { ...tied.awards, scores } }));
    expect(words).toEqual(expect.arrayContaining(['Robin', 'kimchi', 'Samwise', 'noor88']));
    expect(words).not.toContain('junobug');
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

  it('truncates and shrinks long texts, so that they stay inside their area', () => {
    const words = textsIn(cardSvg(result('W'.repeat(30), 'i'.repeat(30))));
    expect(words.some((line) => /^W+…$/.test(line))).toBe(true);
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

  it('is a PNG of 1200 by 630 without metadata', async () => {
    const id = await reportGame([leader, player]);
    const response = await leader.get(`/api/share/${id}/card.png`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/png');
    expect(response.headers.get('Cache-Control')).toBe('private, max-age=300');
    const { chunks, width, height } = readPng(await response.arrayBuffer());
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
    expect([...new Set(chunks)]).toEqual(['IHDR', 'IDAT', 'IEND']);
  });

  it('is the same for players and for the public link, also after the link is revoked and created again', async () => {
    const id = await reportGame([leader, player]);
    const own = async () =>
      new Uint8Array(await (await player.get(`/api/share/${id}/card.png`)).arrayBuffer());
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
