import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { clientCommandSchema, parseCommand } from './client.ts';

const id = 'command-1';
const key = { gameId: 'ABCDEF-1-x', theme: 'Fruit', game: 0 };
const parses = (value: unknown) => {
  const parsed = v.safeParse(clientCommandSchema, value);
  expect(parseCommand(value)).toEqual(parsed.success ? parsed.output : null);
  return parsed.success;
};

describe('accepts valid commands', () => {
  test.each([
    { id, type: 'startGame' },
    { id, type: 'leaveLobby' },
    { id, type: 'kickPlayer', player: 'player-2' },
    { id, type: 'updateSettings', capacity: 2, isPublic: true },
    { id, type: 'updateSettings' },
    { id, type: 'updateSettings', rules: {} },
    {
      id,
      type: 'updateSettings',
      rules: {
        lateJoin: false,
        answerTimer: { mode: 'hard', seconds: 30 },
        anonymousVotes: true,
        numRounds: null,
      },
    },
    { id, type: 'makeLeader', player: 'player-2' },
    { id, type: 'writeTheme', theme: { name: 'Drinks', texts: ['Tea', '__proto__'], types: ['TierList'] } },
    { id, type: 'writeTheme', theme: { name: 'Us', texts: [], types: ['SliderLobby', 'TierListLobby'] } },
    { id, type: 'removeTheme', customTheme: 'command-0' },
    { id, type: 'themeChosen', gameId: key.gameId, theme: 'Drinks', customTheme: 'command-0' },
    { id, type: 'sitOut', gameId: key.gameId, sitsOut: true },
    { id, type: 'skipShow', ...key },
    { id, type: 'skipShow', ...key, beat: 5 },
    { id, type: 'confirmReadiness', gameId: key.gameId },
    { id, type: 'startGameInstance', gameId: key.gameId },
    { id, type: 'themeChosen', gameId: key.gameId, theme: '__proto__' },
    { id, type: 'saveDraft', ...key, gameData: null },
    { id, type: 'gameRoundConfirmation', ...key, code: 2 },
    { id, type: 'gameRoundConfirmation', ...key, code: 1, gameData: { selectedSide: 'left' } },
    { id, type: 'nextRound', ...key },
    { id, type: 'gameFinished', gameId: key.gameId },
    { id, type: 'playAgain', gameId: key.gameId },
    { id, type: 'sendMessage', text: 'x'.repeat(300) },
    { id, type: 'sendMessage', text: 'half an emoji: \ud83c' },
    { id, type: 'showMood', mood: 'shocked' },
    { id, type: 'viewPage', page: 'other' },
    { id, type: 'resync' },
  ])('%j', (command) => {
    expect(v.parse(clientCommandSchema, command)).toEqual(command);
  });
});

describe('rejects hostile input', () => {
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['a string', '{"id":"command-1","type":"startGame"}'],
    ['an array', [{ id, type: 'startGame' }]],
    ['an empty object', {}],
    ['an unknown type', { id, type: 'becomeAdmin' }],
    ['a type from the prototype', { id, type: 'constructor' }],
    ['a type that is no string', { id, type: ['startGame'] }],
    ['no id', { type: 'startGame' }],
    ['a short id', { id: 'x', type: 'startGame' }],
    ['a long id', { id: 'x'.repeat(41), type: 'startGame' }],
    ['an id with a lone surrogate', { id: 'command-\ud800', type: 'startGame' }],
    ['an id that is an object', { id: { toString: 'command-1' }, type: 'startGame' }],
    ['an identity', { id, type: 'startGame', user: 'player-1' }],
    ['a role', { id, type: 'startGame', administrator: true }],
    ['an own __proto__', JSON.parse(`{"id":"${id}","type":"startGame","__proto__":{"leader":true}}`)],
    ['an own constructor', JSON.parse(`{"id":"${id}","type":"startGame","constructor":{}}`)],
    ['an unknown timer', { id, type: 'updateSettings', rules: { answerTimer: { mode: 'fast' } } }],
    ['a timer without time', { id, type: 'updateSettings', rules: { answerTimer: { mode: 'hard' } } }],
    [
      'a timer of 29 seconds',
      { id, type: 'updateSettings', rules: { answerTimer: { mode: 'soft', seconds: 29 } } },
    ],
    [
      'a timer of 181 seconds',
      { id, type: 'updateSettings', rules: { answerTimer: { mode: 'hard', seconds: 181 } } },
    ],
    ['no themes at all', { id, type: 'updateSettings', rules: { numRounds: 0 } }],
    ['a rule that is undefined', { id, type: 'updateSettings', rules: { lateJoin: undefined } }],
    ['no new leader', { id, type: 'makeLeader' }],
    [
      'an author',
      { id, type: 'writeTheme', theme: { name: 'x', texts: [], types: ['Choose'], author: 'me' } },
    ],
    ['a path for a theme', { id, type: 'removeTheme', customTheme: '../../theme' }],
    ['sitOut without sitsOut', { id, type: 'sitOut', gameId: key.gameId }],
    ['a capacity of one', { id, type: 'updateSettings', capacity: 1 }],
    ['a capacity of nine', { id, type: 'updateSettings', capacity: 9 }],
    ['a fractional capacity', { id, type: 'updateSettings', capacity: 2.5 }],
    ['an infinite capacity', { id, type: 'updateSettings', capacity: JSON.parse('1e999') }],
    ['a capacity in words', { id, type: 'updateSettings', capacity: '4' }],
    ['a player from the prototype', { id, type: 'kickPlayer', player: ['player-2'] }],
    ['a path for a player', { id, type: 'kickPlayer', player: '../../etc' }],
    ['no theme', { id, type: 'themeChosen', gameId: key.gameId, theme: '' }],
    ['a huge theme name', { id, type: 'themeChosen', gameId: key.gameId, theme: 'x'.repeat(81) }],
    ['code 3', { id, type: 'gameRoundConfirmation', ...key, code: 3 }],
    ['a code in words', { id, type: 'gameRoundConfirmation', ...key, code: '1' }],
    ['a negative game', { id, type: 'nextRound', ...key, game: -1 }],
    ['a game beyond any theme', { id, type: 'nextRound', ...key, game: 100 }],
    ['a mood that no character has', { id, type: 'showMood', mood: 'furious' }],
    ['a message that is too long', { id, type: 'sendMessage', text: 'x'.repeat(301) }],
    ['a message that is a huge array', { id, type: 'sendMessage', text: new Array(100_000).fill('x') }],
    ['a message that is an object', { id, type: 'sendMessage', text: { length: 1 } }],
  ])('%s', (_case, value) => {
    expect(parses(value)).toBe(false);
  });
});

test('parsing does not change any prototype', () => {
  parses(JSON.parse(`{"id":"${id}","type":"saveDraft","gameData":{"__proto__":{"polluted":1}}}`));
  expect('polluted' in {}).toBe(false);
});
