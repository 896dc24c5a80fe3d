import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { miniGameTypes } from '../../minigames/registry.ts';
import { person } from '../../testing/people.ts';
import {
  accepted,
  after,
  answering,
  by,
  choosing,
  choosingCustom,
  choosingRoom,
  finishedRoom,
  gameIdOf,
  lobby,
  playingRoom,
  readyCheckRoom,
  refusalOf,
  resultsRoom,
  roundKey,
  stageOf,
} from '../../testing/rooms.ts';
import { chosenTheme, sliderGame } from '../../testing/themes.ts';
import { type CustomThemeInput, customThemeInputSchema, themeFromTexts } from '../../themes/custom-theme.ts';
import { themeSnapshotSchema } from '../../themes/theme-snapshot.ts';
import type { RoomState } from '../state/state.ts';
import { viewFor } from '../views/view-for.ts';

const drinks: CustomThemeInput = { name: 'Drinks', texts: ['Tea', 'Coffee', 'Milk'], types: ['TierList'] };
const write = (theme: CustomThemeInput = drinks, n = 2, id = `theme-of-${theme.name.replaceAll(' ', '-')}`) =>
  by(`player-${n}`, 'writeTheme', { theme }, id);
const remove = (n: number, customTheme = 'theme-of-Drinks') =>
  by(`player-${n}`, 'removeTheme', { customTheme });
const own = { id: 'theme-of-Drinks', name: 'Drinks' };
const everyRoom = [lobby, readyCheckRoom, choosingRoom, playingRoom, resultsRoom, finishedRoom];

/** Returns a room in which the leader has chosen player 2's theme. */
const playingOwn = (theme = drinks): RoomState => {
  const room = after(choosingRoom(3), [write(theme)]);
  return after(room, [choosingCustom('player-1', gameIdOf(room), { ...own, id: `theme-of-${theme.name}` })]);
};
const answered = (room: RoomState) =>
  after(
    room,
    room.seats.flatMap(({ user }) => answering(room, user)),
  );
const next = (room: RoomState) => after(room, [by('player-1', 'nextRound', roundKey(room))]);

describe('writeTheme', () => {
  test('any member can add one in any phase; all members see it, with its author and number of rounds', () => {
    for (const make of everyRoom) {
      const room = make(3);
      const { state, effects } = accepted(room, write());
      const theme = { ...drinks, id: 'theme-of-Drinks', author: person(2), rounds: 1 };
      expect(state.customThemes).toEqual([theme]);
      expect(viewFor(state, 'player-3')?.customThemes).toEqual([theme]);
      expect(effects).toEqual([
        { type: 'announce', name: 'updateLobby' },
        { type: 'say', person: person(2), text: 'wrote a theme for this lobby' },
      ]);
    }
  });

  test('rejects a name or id that is taken, too many themes, too few rounds, and too many rounds', () => {
    const room = after(lobby(3), [write()]);
    expect(refusalOf(room, write({ ...drinks, name: ' dRINKS' }, 3, 'another-id'))).toBe('customThemeExists');
    expect(refusalOf(room, write({ ...drinks, name: 'Food' }, 3, own.id))).toBe('customThemeExists');
    const names = Array.from({ length: limits.customThemes.perLobby - 1 }, (_, at) => `Theme ${at}`);
    const full = after(
      room,
      names.map((name) => write({ ...drinks, name })),
    );
    expect(refusalOf(full, write({ ...drinks, name: 'One more' }))).toBe('tooManyCustomThemes');
    expect(refusalOf(lobby(2), write({ ...drinks, texts: ['Alone'] }))).toBe('customThemeRounds');
    const eleven = Array.from({ length: 11 }, (_, at) => `Drink ${at}`);
    expect(refusalOf(lobby(2), write({ ...drinks, texts: eleven, types: ['Slider'] }))).toBe(
      'customThemeRounds',
    );
  });

  test('rejects a user without a seat', () => {
    expect(refusalOf(lobby(2), write(drinks, 9))).toBe('notMember');
  });
});

describe('removeTheme', () => {
  test('is allowed for its author and the leader, also after the author has left', () => {
    const room = after(lobby(3), [write()]);
    for (const n of [1, 2]) {
      const { state, effects } = accepted(room, remove(n));
      expect([state.customThemes, effects]).toEqual([[], [{ type: 'announce', name: 'updateLobby' }]]);
    }
    const left = after(room, [by('player-2', 'leaveLobby', {})]);
    expect(left.customThemes).toHaveLength(1);
    expect(after(left, [remove(1)]).customThemes).toEqual([]);
  });

  test('rejects another member’s theme and an unknown theme', () => {
    const room = after(lobby(3), [write()]);
    expect(refusalOf(room, remove(3))).toBe('notLeader');
    expect(refusalOf(after(room, [remove(1)]), remove(1))).toBe('themeNotFound');
  });
});

describe('a theme of the lobby', () => {
  test('is played immediately, like a theme of the catalogue', () => {
    const { theme, isCustomTheme, round, game } = stageOf(playingOwn(), 'playing');
    expect([theme, isCustomTheme, game.themesAvailable]).toEqual([themeFromTexts(drinks), true, null]);
    expect(round.board).toEqual({
      type: 'TierList',
      tiers: [
        { name: 'Best', color: 'green' },
        { name: 'Good', color: '#a8c93a' },
        { name: 'Meh', color: 'orange' },
        { name: 'Bad', color: 'red' },
      ],
      items: expect.arrayContaining([
        { id: 'text-1', url: null, alt: 'Tea' },
        { id: 'text-2', url: null, alt: 'Coffee' },
        { id: 'text-3', url: null, alt: 'Milk' },
      ]),
      ordered: true,
      seMode: false,
    });
  });

  test('can be chosen only by the leader, and only if it exists', () => {
    const room = after(choosingRoom(3), [write()]);
    const gameId = gameIdOf(room);
    expect(refusalOf(room, choosingCustom('player-2', gameId, own))).toBe('notLeader');
    expect(refusalOf(room, choosingCustom('player-1', gameId, { ...own, id: 'no-such-theme' }))).toBe(
      'themeNotFound',
    );
    expect(refusalOf(after(room, [remove(2)]), choosingCustom('player-1', gameId, own))).toBe(
      'themeNotFound',
    );
  });

  test('is played to its end even if it is removed and added again meanwhile', () => {
    const two = { ...drinks, types: ['TierList', 'Choose'] } satisfies CustomThemeInput;
    const rewritten = { ...two, texts: ['Sand', 'Mud'] };
    const room = after(playingOwn(two), [remove(1), write(rewritten, 3, 'written-anew')]);
    const second = next(answered(room));
    expect(stageOf(second, 'playing').round.board).toMatchObject({
      left: { header: 'Tea' },
      right: { header: 'Coffee' },
    });
    const chosen = next(answered(second));
    expect(chosen.stage).toMatchObject({ phase: 'choosing', game: { usedThemes: ['Drinks'] } });
    const again = { id: 'written-anew', name: 'Drinks' };
    expect(refusalOf(chosen, choosingCustom('player-1', gameIdOf(chosen), again))).toBe('themeAlreadyUsed');
  });

  test('is marked in the record, so that only members see it', () => {
    const room = answered(playingOwn());
    expect(stageOf(room, 'results').game.records).toMatchObject([{ theme: 'Drinks', isCustomTheme: true }]);
  });

  test('uses up its name: a catalogue theme of that name then counts as used', () => {
    const room = next(answered(playingOwn()));
    expect(refusalOf(room, choosing('player-1', gameIdOf(room), chosenTheme('drinks')))).toBe(
      'themeAlreadyUsed',
    );
  });

  test('keeps a game running after the whole catalogue was played, and ends it after it was played too', () => {
    const only = chosenTheme('Only', [sliderGame()], 1);
    const room = next(answered(after(playingRoom(2, only), [write()])));
    expect(room.stage.phase).toBe('choosing');
    const last = answered(after(room, [choosingCustom('player-1', gameIdOf(room), own)]));
    expect(next(last).stage).toMatchObject({ phase: 'finished', reason: 'noThemesLeft' });
  });
});

describe('the input of a custom theme', () => {
  const parses = (fields: object) => v.safeParse(customThemeInputSchema, { ...drinks, ...fields }).success;

  test('is trimmed', () => {
    const written = { name: '  Drinks ', texts: [' Tea', 'Coffee '], types: ['Choose'] };
    expect(v.parse(customThemeInputSchema, written)).toEqual({
      name: 'Drinks',
      texts: ['Tea', 'Coffee'],
      types: ['Choose'],
    });
  });

  test.each([
    ['no name', { name: '  ' }],
    ['a long name', { name: 'x'.repeat(81) }],
    ['an invisible name', { name: 'a\u0000b' }],
    ['no game', { types: [] }],
    ['an unknown game', { types: ['Roulette'] }],
    ['a game twice', { types: ['Choose', 'Choose'] }],
    ['21 items', { texts: Array.from({ length: 21 }, (_, at) => `Item ${at}`) }],
    ['an empty item', { texts: ['Tea', ' '] }],
    ['a long item', { texts: ['x'.repeat(41), 'Tea'] }],
    ['the same item twice', { texts: ['Tea', ' tEA '] }],
    ['a line break', { texts: ['Tea\nCoffee'] }],
    ['a picture', { items: [{ id: 'x', url: 'https://example.org/x.png', alt: '' }] }],
  ])('rejects %s', (_case, fields) => {
    expect(parses(fields)).toBe(false);
  });

  test('makes a theme that also passes the catalogue’s schema', () => {
    const line = (max: number) => fc.string({ minLength: 1, maxLength: max });
    const input = fc.record({
      name: line(80),
      texts: fc.array(line(40), { maxLength: 20 }),
      types: fc.uniqueArray(fc.constantFrom(...miniGameTypes), { minLength: 1 }),
    });
    fc.assert(
      fc.property(input, (written) => {
        const parsed = v.safeParse(customThemeInputSchema, written);
        if (!parsed.success) return;
        const theme = themeFromTexts(parsed.output);
        if (theme.games.length > 0 && theme.games.length <= limits.customThemes.games)
          expect(v.parse(themeSnapshotSchema, theme)).toEqual(theme);
      }),
    );
  });

  test('is a lobby theme if all its games rate the players', () => {
    const typeOf = (types: CustomThemeInput['types']) => themeFromTexts({ ...drinks, types }).type;
    expect(typeOf(['SliderLobby', 'TierListLobby'])).toBe('lobby');
    expect(typeOf(['SliderLobby', 'TierList'])).toBe('normal');
  });
});
