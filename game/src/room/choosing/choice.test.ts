import { describe, expect, test } from 'vitest';
import { defaultTimings } from '../../limits.ts';
import type { UserId } from '../../model/person.ts';
import { person } from '../../testing/people.ts';
import {
  accepted,
  after,
  answering,
  by,
  choosing,
  choosingRoom,
  gameIdOf,
  lobby,
  refusalOf,
  roundKey,
  stageOf,
  withRules,
} from '../../testing/rooms.ts';
import { chosenTheme, sliderGame } from '../../testing/themes.ts';
import { nextDeadline } from '../deadlines.ts';
import type { RoomEvent } from '../state/event.ts';
import type { Choice, RoomState } from '../state/state.ts';

const names = ['Snacks', 'Pets', 'Dilemmas'];
const themes = names.map((name) => chosenTheme(name, [sliderGame()], 4));
const themeOf = (name: string) => themes.find(({ snapshot }) => snapshot.name === name) ?? null;

/** Returns a room of `count` players whose game chooses its first theme by this rule. */
const roomOf = (whoChooses: 'vote' | 'turns', count = 3): RoomState => {
  const ruled = withRules(lobby(count), { whoChooses });
  const checked = after(ruled, [by('player-1', 'startGame', {})]);
  const gameId = gameIdOf(checked);
  return after(
    checked,
    checked.seats.map(({ user }) => by(user, 'confirmReadiness', { gameId })),
  );
};

const choiceIn = (state: RoomState): Choice => stageOf(state, 'choosing').choice;
const choiceOf = <Kind extends Choice['kind']>(state: RoomState, kind: Kind) => {
  const choice = choiceIn(state);
  if (choice.kind !== kind) throw new Error(`The choice is ${choice.kind}, not ${kind}.`);
  return choice as Extract<Choice, { kind: Kind }>; // checked above
};

const drawn = (state: RoomState, list = names): RoomEvent => ({
  type: 'themesDrawn',
  gameId: gameIdOf(state),
  themes: list,
});
const voteRoom = (count = 3): RoomState => {
  const room = roomOf('vote', count);
  return after(room, [drawn(room)]);
};
const vote = (state: RoomState, player: number, theme: string, id?: string): RoomEvent =>
  by(`player-${player}`, 'castVote', { gameId: gameIdOf(state), theme }, id);
const votesFor = (state: RoomState, ...list: string[]): RoomState =>
  after(
    state,
    list.map((theme, at) => vote(state, at + 1, theme)),
  );
const winnerOf = (state: RoomState): string => {
  const { options, option } = choiceOf(state, 'decided');
  return options[option]?.theme ?? '';
};
const due = (state: RoomState, now: number) => accepted(state, { type: 'deadline' }, now);
const loaded = (state: RoomState, theme = themeOf(winnerOf(state))): RoomEvent => ({
  type: 'themeLoaded',
  gameId: gameIdOf(state),
  option: { theme: winnerOf(state), customTheme: null },
  theme,
});
const leave = (user: UserId) => by(user, 'leaveLobby', {});
/** Returns the room after the player has been away long enough not to be waited for. */
const absent = (state: RoomState, user: UserId): RoomState =>
  due(after(state, [{ type: 'disconnected', user }]), defaultTimings.absentAfter).state;

describe('the leader chooses', () => {
  test('unless the rule says otherwise', () => {
    const room = choosingRoom();
    expect(choiceIn(room)).toEqual({ kind: 'leader' });
    const chosen = (user: UserId) => choosing(user, gameIdOf(room), themes[0] ?? null);
    expect(refusalOf(room, chosen('player-2'))).toBe('notLeader');
    expect(stageOf(after(room, [chosen('player-1')]), 'playing').theme.name).toBe('Snacks');
  });
});

describe('a vote', () => {
  test('asks for themes, asks again when no answer comes, and ignores a second answer', () => {
    const room = roomOf('vote');
    const asked = { type: 'ask', what: { kind: 'options', gameId: gameIdOf(room) } };
    expect(nextDeadline(room, defaultTimings)).toBe(0);
    const first = due(room, 0);
    expect(first.effects).toEqual([asked]);
    expect(nextDeadline(first.state, defaultTimings)).toBe(defaultTimings.askAgain);
    expect(due(first.state, defaultTimings.askAgain).effects).toEqual([asked]);
    const started = after(first.state, [drawn(room)]);
    expect(choiceOf(started, 'vote').options.map(({ theme }) => theme)).toEqual(names);
    expect(accepted(started, drawn(room, ['Others'])).state).toBe(started);
  });

  test('can change until it is over, and counts once for each player and command', () => {
    const room = voteRoom();
    const one = after(room, [vote(room, 1, 'Snacks', 'vote-of-player-1')]);
    const again = accepted(one, vote(room, 1, 'Snacks', 'vote-of-player-1'));
    expect([again.state, again.effects]).toEqual([one, []]);
    const changed = after(one, [vote(room, 1, 'Pets')]);
    expect(choiceOf(changed, 'vote').votes).toEqual([{ user: 'player-1', option: 1 }]);
    expect(refusalOf(room, vote(room, 1, 'Nowhere'))).toBe('voteOver');
    const chosen = choosing('player-1', gameIdOf(room), themes[0] ?? null);
    expect(refusalOf(room, chosen)).toBe('themeByVote');
  });

  test('ends when all present players have voted, and its winner is shown before it starts', () => {
    const room = voteRoom();
    const over = votesFor(room, 'Pets', 'Snacks', 'Pets');
    expect([winnerOf(over), choiceOf(over, 'decided').isDrawn]).toEqual(['Pets', false]);
    expect(refusalOf(over, vote(over, 1, 'Snacks'))).toBe('voteOver');
    expect(nextDeadline(over, defaultTimings)).toBe(defaultTimings.voteResult);
    const { effects, state } = due(over, defaultTimings.voteResult);
    const option = { theme: 'Pets', customTheme: null };
    expect(effects).toEqual([{ type: 'ask', what: { kind: 'theme', gameId: gameIdOf(room), option } }]);
    const playing = after(state, [loaded(state)]);
    expect(stageOf(playing, 'playing').theme.name).toBe('Pets');
    expect(accepted(playing, loaded(state)).state).toBe(playing);
  });

  test('does not wait for players who are away or leave, and forgets the votes of those who left', () => {
    const room = votesFor(voteRoom(4), 'Pets', 'Snacks');
    expect(choiceIn(absent(room, 'player-3')).kind).toBe('vote');
    const gone = after(absent(room, 'player-3'), [leave('player-4')], 20_000);
    expect(choiceIn(gone).kind).toBe('decided');
    const without = after(votesFor(voteRoom(4), 'Pets'), [leave('player-1')]);
    expect(choiceOf(without, 'vote').votes).toEqual([]);
  });

  test('that ties or that has no votes is decided by the random of the room', () => {
    const room = voteRoom(3);
    const tied = votesFor(room, 'Pets', 'Snacks', 'Dilemmas');
    expect(choiceOf(tied, 'decided').isDrawn).toBe(true);
    const { dueAt } = choiceOf(room, 'vote');
    const none = due(room, dueAt).state;
    expect([choiceOf(none, 'decided').isDrawn, choiceOf(none, 'decided').votes]).toEqual([true, []]);
    const winners = Array.from({ length: 40 }, (_, random) =>
      winnerOf(due({ ...room, random }, dueAt).state),
    );
    expect(new Set(winners)).toEqual(new Set(names));
    const two = Array.from({ length: 40 }, (_, random) =>
      winnerOf(due({ ...votesFor(room, 'Pets', 'Snacks'), random }, dueAt).state),
    );
    expect(new Set(two)).toEqual(new Set(['Pets', 'Snacks']));
  });

  test('includes a late player, who does not make it longer', () => {
    const room = voteRoom(2);
    const joined = after(room, [
      { type: 'joined', person: person(3) },
      { type: 'connected', user: 'player-3' },
    ]);
    expect(choiceOf(joined, 'vote').dueAt).toBe(choiceOf(room, 'vote').dueAt);
    const two = votesFor(joined, 'Pets', 'Pets');
    expect(choiceIn(two).kind).toBe('vote');
    expect(winnerOf(after(two, [vote(two, 3, 'Snacks')]))).toBe('Pets');
  });

  test('is among the others when its winner cannot be played any more', () => {
    const over = votesFor(voteRoom(3), 'Pets', 'Pets', 'Snacks');
    const without = after(over, [loaded(over, null)]);
    expect([winnerOf(without), choiceOf(without, 'decided').votes]).toEqual([
      'Snacks',
      [{ user: 'player-3', option: 0 }],
    ]);
    const last = after(without, [loaded(without, null)]);
    const anew = after(last, [loaded(last, null)]);
    expect(choiceIn(anew).kind).toBe('drawing');
  });

  test('has one of the themes that players wrote, and none for a single theme', () => {
    const own = { name: 'Ours', texts: ['One', 'Two'], types: ['TierList' as const] };
    const room = roomOf('vote');
    const written = after(room, [by('player-2', 'writeTheme', { theme: own }, 'own-theme-1')]);
    const { options } = choiceOf(after(written, [drawn(room)]), 'vote');
    expect(options).toEqual([
      { theme: 'Ours', customTheme: 'own-theme-1' },
      ...names.slice(0, 2).map((theme) => ({ theme, customTheme: null })),
    ]);
    const single = after(written, [drawn(room, [])]);
    expect(winnerOf(single)).toBe('Ours');
    const option = { theme: 'Ours', customTheme: 'own-theme-1' };
    const started = after(single, [{ type: 'themeLoaded', gameId: gameIdOf(room), option, theme: null }]);
    expect(stageOf(started, 'playing')).toMatchObject({ isCustomTheme: true, theme: { name: 'Ours' } });
    expect(choiceIn(after(room, [drawn(room, [])]))).toEqual({ kind: 'leader' });
  });

  test('that cannot be drawn is taken over by the leader after a while', () => {
    const room = roomOf('vote');
    const take = (user: UserId) => by(user, 'takeOverChoice', { gameId: gameIdOf(room) });
    expect(refusalOf(room, take('player-2'), 60_000)).toBe('notLeader');
    expect(refusalOf(room, take('player-1'), defaultTimings.drawPatience - 1)).toBe('tooEarly');
    const taken = after(room, [take('player-1')], defaultTimings.drawPatience);
    expect(choiceIn(taken)).toEqual({ kind: 'leader' });
    expect(accepted(taken, drawn(room)).state).toBe(taken);
    expect(refusalOf(voteRoom(), take('player-1'), 20_000)).toBe('wrongPhase');
  });
});

describe('the players in turn', () => {
  const choose = (state: RoomState, user: UserId) => choosing(user, gameIdOf(state), themes[0] ?? null);

  test('choose one after the other in join order, also in the next game', () => {
    const room = roomOf('turns', 2);
    expect(choiceIn(room)).toMatchObject({ kind: 'turn', user: 'player-1' });
    expect(refusalOf(room, choose(room, 'player-2'))).toBe('notYourTurn');
    const playing = after(room, [choose(room, 'player-1')]);
    const results = after(
      playing,
      playing.seats.flatMap(({ user }) => answering(playing, user)),
    );
    const next = after(results, [by('player-1', 'nextRound', roundKey(results))]);
    expect(choiceIn(next)).toMatchObject({ kind: 'turn', user: 'player-2' });
    const over = after(next, [by('player-1', 'gameFinished', { gameId: gameIdOf(next) })]);
    const again = after(over, [by('player-1', 'startGame', {})]);
    const second = after(
      again,
      again.seats.map(({ user }) => by(user, 'confirmReadiness', { gameId: gameIdOf(again) })),
    );
    expect(choiceIn(second)).toMatchObject({ kind: 'turn', user: 'player-2' });
  });

  test('skip a player who is away, who is next after the return', () => {
    const room = absent(roomOf('turns'), 'player-1');
    expect(choiceIn(room)).toMatchObject({ kind: 'turn', user: 'player-2' });
    expect(room.turns).toEqual([]);
    const left = after(room, [leave('player-2')]);
    expect(choiceIn(left)).toMatchObject({ kind: 'turn', user: 'player-3' });
  });

  test('keep the turn of a guest who logs in', () => {
    const room = after(withRules(lobby(2), { whoChooses: 'turns' }), [
      { type: 'joined', person: person(3), isGuest: true },
      { type: 'connected', user: 'player-3' },
    ]);
    const turned = { ...room, turns: ['player-3', 'player-1'] };
    const replaced = after(turned, [{ type: 'replaced', user: 'player-3', person: person(9) }]);
    expect(replaced.turns).toEqual(['player-9', 'player-1']);
    const erased = after(replaced, [{ type: 'erased', user: 'player-9', alias: 'deleted-9' }]);
    expect(erased.turns).toEqual(['player-1']);
  });

  test('leave the choice to the leader after a while, and then the turn is over', () => {
    const room = after(roomOf('turns'), [by('player-1', 'makeLeader', { player: 'player-2' })]);
    const take = by('player-2', 'takeOverChoice', { gameId: gameIdOf(room) });
    expect(refusalOf(room, take, defaultTimings.turnPatience - 1)).toBe('tooEarly');
    const taken = after(room, [take], defaultTimings.turnPatience);
    expect([choiceIn(taken), taken.turns]).toEqual([{ kind: 'leader' }, ['player-1']]);
    expect(accepted(taken, by('player-2', 'takeOverChoice', { gameId: gameIdOf(room) })).state.stage).toBe(
      taken.stage,
    );
  });
});

test('a change of the rule starts the choice anew', () => {
  const voted = votesFor(voteRoom(), 'Pets');
  expect(choiceIn(withRules(voted, { whoChooses: 'turns' }))).toMatchObject({ kind: 'turn' });
  expect(choiceIn(withRules(voted, { whoChooses: 'leader' }))).toEqual({ kind: 'leader' });
  const over = votesFor(voteRoom(), 'Pets', 'Pets', 'Pets');
  expect(choiceIn(withRules(over, { whoChooses: 'leader' })).kind).toBe('decided');
});

test('a vote waits while the game waits for players, and goes on for a moment after their return', () => {
  const room = absent(voteRoom(2), 'player-2');
  const late = defaultTimings.voteLength + 1;
  expect(choiceIn(due(room, late).state).kind).toBe('vote');
  const back = after(room, [{ type: 'connected', user: 'player-2' }], late);
  expect(choiceOf(back, 'vote').dueAt).toBe(late + defaultTimings.resumeCountdown);
});
