import { expect, test } from 'vitest';
import { emptyRoomModel, receive } from '../../client/room-model.ts';
import {
  commit,
  hostAt,
  hostOf,
  messagesTo,
  sentBy,
  subscriber,
  subscribersOf,
} from '../../testing/hosts.ts';
import { people, person } from '../../testing/people.ts';
import { choosingRoom, gameIdOf, lobby, playingRoom, roundKey } from '../../testing/rooms.ts';
import { chosenTheme, sliderGame, tierListGame } from '../../testing/themes.ts';
import { viewFor } from '../views/view-for.ts';
import { reportsOf } from './deliver.ts';
import { emptyHost, type Host, type Input, type Subscriber } from './host.ts';
import { refusalOf } from './presence.ts';
import { responseTo } from './requests.ts';
import { step } from './step.ts';

const [one, two] = ['player-1', 'player-2'];

const stateOf = ({ room }: Host) => {
  if (room.kind !== 'open') throw new Error('The room is not open.');
  return room.state;
};

const chat = (user: string, text: string) => sentBy(user, { type: 'sendMessage', text }, `chat-of-${user}`);
const rules = (id: string, capacity: number) => sentBy(one, { type: 'updateSettings', capacity }, id);

test('the inputs of one commit are one patch, then the chat lines, then the replies in order', () => {
  const state = lobby(2);
  const inputs = [rules('settings-1', 5), chat(two, 'hello'), rules('settings-2', 6)];
  const result = commit(hostOf(state), inputs, hostAt(subscribersOf(state)));
  expect(messagesTo(one, result)).toMatchObject([
    { type: 'updateLobby', from: state.version, seq: state.version + 2, patch: { room: { capacity: 6 } } },
    { type: 'chatMessage', line: { text: 'hello' } },
    { ack: 'settings-1', ok: true },
    { ack: 'settings-2', ok: true },
  ]);
  expect(messagesTo(two, result).at(-1)).toEqual({ ack: `chat-of-${two}`, ok: true });
});

test('a refused command changes nothing and gets its reason as the reply', () => {
  const state = lobby(2);
  const before = hostOf(state);
  const refused = sentBy(two, { type: 'startGame' }, 'start-game');
  const { host, changes, messages, replies } = commit(before, [refused], hostAt(subscribersOf(state)));
  expect(host.room).toBe(before.room);
  expect(changes).toEqual([]);
  expect(replies).toEqual([{ question: refused, error: 'notLeader' }]);
  expect(messages).toEqual([
    {
      subscriber: subscriber(two),
      message: JSON.stringify({ ack: 'start-game', ok: false, error: 'notLeader' }),
    },
  ]);
});

test('a command without a connection gets a reply, but sends no acknowledgement', () => {
  const state = lobby(2);
  const input = { ...rules('settings-1', 5), from: null };
  const result = commit(hostOf(state), [input], hostAt(subscribersOf(state)));
  expect(result.replies).toEqual([{ question: input, error: null }]);
  expect(messagesTo(one, result)).toMatchObject([{ type: 'updateLobby' }]);
});

test('a client that connects gets the state after the commit as a snapshot instead of the patch', () => {
  const state = lobby(2);
  const opened = { type: 'opened', subscriber: subscriber(two) } as const;
  const result = commit(hostOf(state), [opened, rules('settings-1', 5)], hostAt(subscribersOf(state)));
  const [snapshot, ...rest] = messagesTo(two, result);
  expect(rest).toEqual([]);
  expect([snapshot].map((message) => message && receive(emptyRoomModel, message).view)).toEqual([
    viewFor(stateOf(result.host), two),
  ]);
});

test('a resync of a user without a seat is refused, because there is no view for the user', () => {
  const state = lobby(2);
  const stranger = sentBy('player-9', { type: 'resync' }, 'resync-1');
  const result = commit(hostOf(state), [stranger], hostAt([subscriber('player-9')]));
  expect(messagesTo('player-9', result)).toEqual([{ ack: 'resync-1', ok: false, error: 'notMember' }]);
});

test('a chat line that arrives twice is acknowledged twice and sent once', () => {
  const state = lobby(2);
  const result = commit(
    hostOf(state),
    [chat(one, 'hello'), chat(one, 'hello')],
    hostAt(subscribersOf(state)),
  );
  expect(messagesTo(two, result)).toMatchObject([{ type: 'chatMessage', line: { text: 'hello' } }]);
  expect(messagesTo(one, result).slice(1)).toHaveLength(2);
});

test('a nudge reaches its sender and the players whom the round waits for, and changes no state', () => {
  const state = playingRoom(3);
  const nudge = sentBy(one, { type: 'nudge', ...roundKey(state) }, 'nudge-command');
  const before = hostOf(state);
  const result = commit(before, [nudge], hostAt(subscribersOf(state), 1_000));
  for (const user of [one, two])
    expect(messagesTo(user, result)).toContainEqual(expect.objectContaining({ type: 'nudge', by: one }));
  expect(result.host.room).toBe(before.room);
  const again = commit(
    result.host,
    [{ ...nudge, command: { ...nudge.command, id: 'nudge-again' } }],
    hostAt(subscribersOf(state), 2_000),
  );
  expect(again.replies[0]?.error).toBe('nudgedRecently');
});

test('a theme of the catalogue is asked for, and the command is complete with it', () => {
  const state = choosingRoom(2);
  const theme = chosenTheme();
  const { name } = theme.snapshot;
  const choice = sentBy(one, { type: 'themeChosen', gameId: gameIdOf(state), theme: name }, 'choose-theme');
  const asked = commit(hostOf(state), [choice], hostAt(subscribersOf(state)));
  const draw = {
    roundsPerTheme: 3,
    seed: state.random,
    players: [one, two],
    questionsFor: 'all' as const,
    leftOut: ['WhoseIsIt'], // two players
    played: {},
    lastType: null,
    playAs: null,
  };
  expect(asked.effects).toEqual([{ type: 'fetchTheme', code: state.code, name, draw }]);
  expect(asked.replies).toEqual([]);
  const chosen = commit(asked.host, [{ ...choice, theme }], hostAt(subscribersOf(state)));
  expect(chosen.replies[0]?.error).toBeNull();
  expect(stateOf(chosen.host).stage.phase).toBe('playing');
  const missing = commit(asked.host, [{ ...choice, theme: null }], hostAt(subscribersOf(state)));
  expect(missing.replies[0]?.error).toBe('themeNotFound');
});

test('a theme is not asked for if the command would be refused with it', () => {
  const state = choosingRoom(2);
  const choice = sentBy(two, { type: 'themeChosen', gameId: gameIdOf(state), theme: 'Any' }, 'choose-theme');
  const { effects, replies } = commit(hostOf(state), [choice], hostAt(subscribersOf(state)));
  expect(effects).toHaveLength(1);
  expect(replies[0]?.error).toBe('notLeader');
});

test('a step without storage fetches the theme and decides in one go', () => {
  const state = choosingRoom(2);
  const theme = chosenTheme();
  const choice = sentBy(
    one,
    { type: 'themeChosen', gameId: gameIdOf(state), theme: theme.snapshot.name },
    'choose-theme',
  );
  const { host, error } = step(hostOf(state), choice, {
    ...hostAt(subscribersOf(state)),
    themeOf: () => theme,
    optionsOf: () => [],
  });
  expect(error).toBeNull();
  expect(stateOf(host).stage.phase).toBe('playing');
});

test.each([
  ['games with pictures are played as the mini-game that was chosen', 'HotTakes', 8, null],
  ['a theme without enough pictures for it is refused', 'Cup', 3, 'themeNotFound'],
] as const)('%s', (_case, playAs, pictures, refusal) => {
  const state = choosingRoom(2);
  const theme = chosenTheme('Test', [tierListGame(pictures), sliderGame()]);
  const choice = { type: 'themeChosen', gameId: gameIdOf(state), theme: 'Test', playAs } as const;
  const asked = commit(hostOf(state), [sentBy(one, choice, 'choose-theme')], hostAt(subscribersOf(state)));
  expect(asked.effects).toMatchObject([{ type: 'fetchTheme', draw: { playAs } }]);
  const { host, error } = step(hostOf(state), sentBy(one, choice, 'choose-theme'), {
    ...hostAt(subscribersOf(state)),
    themeOf: () => theme,
    optionsOf: () => [],
  });
  expect(error).toBe(refusal);
  if (refusal !== null) return;
  expect(stateOf(host).stage).toMatchObject({
    theme: { games: [{ type: playAs, isPlayedAs: true }] },
    round: { game: { type: playAs, isPlayedAs: true }, board: { type: playAs } },
  });
});

test('a profane custom theme and one of a muted member are refused', () => {
  const state = lobby(2);
  const theme = { name: 'profane', texts: ['a', 'b', 'c'] };
  const write = (name: string, id: string) =>
    sentBy(one, { type: 'writeTheme', theme: { ...theme, name, types: ['Slider'] } }, id);
  const mute = { type: 'muted', user: one, until: 9_000 } as const;
  const { replies } = commit(
    hostOf(state),
    [
      write('profane', 'write-theme-1'),
      { type: 'request', code: state.code, seed: 1, request: mute },
      write('decent', 'write-theme-2'),
    ],
    hostAt(subscribersOf(state)),
  );
  expect(replies.map(({ error }) => error)).toEqual(['profaneTheme', null, 'muted']);
});

test('the list of users on other pages is sent to all when it changes, and not again', () => {
  const state = playingRoom(2);
  const away = [subscriber(one), subscriber(two, { isElsewhere: true })];
  const report = sentBy(two, { type: 'viewPage', page: 'other' }, 'view-page');
  const result = commit(hostOf(state), [report], hostAt(subscribersOf(state)));
  expect(result.pages).toEqual([{ subscriber: subscriber(two), page: 'other' }]);
  expect(messagesTo(one, result)).toEqual([{ type: 'elsewhere', users: [two] }]);
  expect(messagesTo(one, commit(result.host, [chat(two, 'hi')], hostAt(away)))).toMatchObject([
    { type: 'gameChatMessage' },
  ]);
});

test('in the lobby no user is on another page, and the reports of all connections are reset', () => {
  const state = lobby(2);
  const away = subscriber(two, { isElsewhere: true });
  const result = commit(hostOf(state), [{ type: 'due' }], hostAt([subscriber(one), away]));
  expect(result.pages).toEqual([{ subscriber: away, page: 'game' }]);
  expect(result.messages).toEqual([]);
});

test('users are present while one of their connections is active', () => {
  const state = lobby(2);
  const changed = { type: 'connectionsChanged', lastHeartbeats: new Map([[two, 400]]) } as const;
  const silent = [subscriber(one), subscriber(two, { isTimedOut: true })];
  const { host } = commit(hostOf(state), [changed], hostAt(silent, 1_000));
  expect(stateOf(host).seats[1]?.presence).toEqual({ status: 'lost', since: 400 });
  const back = commit(host, [{ type: 'connectionsChanged' }], hostAt(subscribersOf(state), 2_000));
  expect(stateOf(back.host).seats[1]?.presence.status).toBe('here');
});

test('a player who is kicked gets the close reason on all connections and no further message', () => {
  const state = lobby(3);
  const tabs = [...subscribersOf(state), subscriber(two, { id: 'second-tab' })];
  const kick = sentBy(one, { type: 'kickPlayer', player: two }, 'kick-player');
  const result = commit(hostOf(state), [kick], hostAt(tabs));
  expect(result.closes.map(({ subscriber: { id }, reason }) => [id, reason])).toEqual([
    [two, 'kicked'],
    ['second-tab', 'kicked'],
  ]);
  expect(messagesTo(two, result)).toEqual([]);
  expect(refusalOf(result.host, { kind: 'user', user: two })).toBe('kicked');
});

const request = (body: Extract<Input<Subscriber>, { type: 'request' }>['request']) =>
  ({ type: 'request', code: 'ABCDEF', seed: 7, request: body }) as const;

test('a room is created once, reported, and answers requests with its record', () => {
  const [owner = person(1), other = person(2)] = people(2);
  const create = request({ type: 'create', owner, isPublic: true, capacity: 4 });
  const join = request({ type: 'join', person: other });
  const { host, replies, effects } = commit(emptyHost, [join, create, create, join], hostAt([]));
  expect(replies.map(({ error }) => error)).toEqual(['lobbyNotFound', null, 'codeTaken', null]);
  expect(reportsOf({ host, effects })).toMatchObject([{ type: 'lobby', lobby: { members: [one, two] } }]);
  expect(responseTo(join.request, null, host)).toMatchObject({ ok: true, lobby: { capacity: 4 } });
});

test('a room that cannot be read closes its connections and releases their users', () => {
  const { host: created } = commit(
    emptyHost,
    [
      request({ type: 'create', owner: person(1), isPublic: true, capacity: 4 }),
      request({ type: 'join', person: person(2) }),
    ],
    hostAt([]),
  );
  const response = responseTo({ type: 'status' }, null, created);
  if (!response.ok) throw new Error('The room has a record.');
  const lost = { record: response.lobby, until: 5_000 };
  const result = commit(emptyHost, [{ type: 'lost', lost }], hostAt([subscriber(one)]));
  expect(result.closes).toEqual([{ subscriber: subscriber(one), reason: 'notKept' }]);
  expect(reportsOf(result)).toMatchObject([{ type: 'lobby', lobby: { members: [two] } }]);
  const later = commit(result.host, [{ type: 'due' }], hostAt([], 5_000));
  expect(reportsOf(later)).toMatchObject([{ type: 'lobby', lobby: { members: [] } }]);
});
