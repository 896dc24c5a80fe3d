import { playedRound } from '@tallyho/game/testing/records';
import { chooseGame, tierListGame } from '@tallyho/game/testing/themes';
import { describe, expect, it } from 'vitest';
import { resultText } from './result-text.ts';
import type { SharedResult } from './shared-result.ts';

const names = ['Robin', 'Carla', 'Yusuf', 'Priya'];
const players = names.map((username, index) => ({
  user: `p${index + 1}`,
  username,
  avatar: index + 1,
  color: index,
  isGuest: false,
}));

const [robin, carla] = players;

const result = (more: Partial<SharedResult> = {}): SharedResult => ({
  finishedAt: Date.UTC(2026, 10, 21),
  players,
  rounds: [],
  customThemeRounds: 0,
  anonymousVotes: false,
  awards: {
    scores: players.map((player, index) => ({ player, points: 90 - index, rounds: 1, rank: index + 1 })),
    divisive: null,
    closestPair: null,
  },
  favourites: [],
  moreOnTop: 0,
  titles: [],
  boardTheme: null,
  turn: null,
  ...more,
});

describe('the text of a result', () => {
  it('has the three best, and equal players share a line', () => {
    expect(resultText(result())).toBe('Our game night on Tallyho\n🥇 Robin\n🥈 Carla\n🥉 Yusuf');
    const scores = [1, 1, 3, 4].map((rank, index) => ({
      player: players[index] ?? robin,
      points: 90,
      rounds: 1,
      rank,
    })) as SharedResult['awards']['scores']; // there is a first player
    expect(resultText(result({ awards: { scores, divisive: null, closestPair: null } }))).toBe(
      'Our game night on Tallyho\n🥇 Robin and Carla\n🥉 Yusuf',
    );
  });

  it('has the themes and both sides of the biggest fight', () => {
    const answers = (['left', 'right'] as const).map((selectedSide) => ({ selectedSide }));
    const fighters = [robin, carla].flatMap((person) => (person ? [person] : []));
    const rounds = [playedRound(chooseGame(), answers, { players: fighters })];
    expect(resultText(result({ rounds })).split('\n')).toEqual([
      'Tallyho: Test',
      '🥇 Robin',
      '🥈 Carla',
      '🥉 Yusuf',
      '',
      '⚔️ This or that: Pick a side.',
      '“That” (Carla)',
      '“This” (Robin)',
    ]);
  });

  it('has a line with a square for each tier of the board, with three names at most, and no points', () => {
    const people = players.slice(0, 2);
    const placed = { tiers: [{ name: 'S', items: ['item-1', 'item-2', 'item-3', 'item-4'] }] };
    const rest = { name: 'B', items: ['item-5'] };
    const answer = { tiers: [...placed.tiers, { name: 'A', items: [] }, rest] };
    const rounds = [playedRound(tierListGame(5), [answer, answer], { players: people })];
    expect(resultText(result({ rounds, boardTheme: 'Street food' })).split('\n')).toEqual([
      'Tallyho: Street food',
      '🟥 S: Picture 1, Picture 2, Picture 3 +1',
      '🟦 B: Picture 5',
    ]);
  });

  it('has nothing of rounds that the public page leaves out, and no names of secret votes', () => {
    expect(resultText(result({ customThemeRounds: 3 }))).not.toContain('⚔️');
    const answers = (['left', 'right'] as const).map((selectedSide) => ({ selectedSide }));
    const secret = [1, 2].map((number) => ({
      user: `anonymous-${number}`,
      username: 'Anonymous',
      avatar: 1,
    }));
    const rounds = [playedRound(chooseGame(), answers, { players: secret })];
    expect(resultText(result({ rounds, anonymousVotes: true }))).toContain('“This” (A secret vote)');
  });

  it('says what the group loved if nobody got points', () => {
    const awards = { scores: [], divisive: null, closestPair: null };
    expect(resultText(result({ awards }))).toBe('Our game night on Tallyho\nThanks for Playing!');
  });
});
