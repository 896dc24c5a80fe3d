import { describe, expect, test } from 'vitest';
import {
  after,
  answering,
  by,
  choosing,
  choosingRoom,
  gameIdOf,
  playingRoom,
  refusalOf,
  resultsRoom,
  roundKey,
  stageOf,
  withRules,
} from '../../testing/rooms.ts';
import { chooseGame, chosenTheme, sliderGame } from '../../testing/themes.ts';
import type { RoomState } from '../state/state.ts';

const short = (name: string, available = 9) => chosenTheme(name, [sliderGame()], available);
const next = (room: RoomState) => after(room, [by('player-1', 'nextRound', roundKey(room))]);
const played = (room: RoomState, name: string) => {
  const playing = after(room, [choosing('player-1', gameIdOf(room), short(name))]);
  return after(
    playing,
    room.seats.flatMap(({ user }) => answering(playing, user)),
  );
};

describe('a theme that is renamed or deleted during the game', () => {
  const two = chosenTheme('Old name', [sliderGame(), chooseGame()]);
  const room = playingRoom(2, two);

  test('is played to its end under its old name', () => {
    const results = after(
      room,
      room.seats.flatMap(({ user }) => answering(room, user)),
    );
    const second = next(results);
    expect(stageOf(second, 'playing')).toMatchObject({ theme: { name: 'Old name' }, gameIndex: 1 });
    expect(
      refusalOf(
        second,
        by('player-1', 'saveDraft', { ...roundKey(second), theme: 'New name', gameData: null }),
      ),
    ).toBe('staleRound');
  });

  test('counts as another theme under its new name', () => {
    const chosen = next(resultsRoom(2, short('Old name')));
    expect(refusalOf(chosen, choosing('player-1', gameIdOf(chosen), short('Old name')))).toBe(
      'themeAlreadyUsed',
    );
    expect(refusalOf(chosen, choosing('player-1', gameIdOf(chosen), short('New name')))).toBeNull();
  });

  test('is an unknown theme if it is deleted before it is chosen; the leader chooses another', () => {
    const chosen = choosingRoom(2);
    expect(refusalOf(chosen, choosing('player-1', gameIdOf(chosen), null))).toBe('themeNotFound');
    expect(refusalOf(chosen, choosing('player-1', gameIdOf(chosen), short('Another')))).toBeNull();
  });
});

describe('the number of themes per game', () => {
  test('is checked when a theme ends: a change during the theme applies', () => {
    const first = withRules(played(choosingRoom(2), 'One'), { numRounds: 1 });
    expect(next(withRules(first, { numRounds: 2 })).stage.phase).toBe('choosing');
    expect(next(withRules(first, { numRounds: null })).stage.phase).toBe('choosing');
    expect(next(first).stage).toMatchObject({ phase: 'finished', reason: 'roundLimit' });
  });

  test('if it is lowered below the played count while the leader chooses, one more theme is played', () => {
    const second = next(played(next(played(choosingRoom(2), 'One')), 'Two'));
    const lowered = withRules(second, { numRounds: 1 });
    expect(lowered.stage.phase).toBe('choosing');
    expect(next(played(lowered, 'Three')).stage).toMatchObject({
      phase: 'finished',
      reason: 'roundLimit',
      game: { usedThemes: ['One', 'Two', 'Three'] },
    });
  });
});
