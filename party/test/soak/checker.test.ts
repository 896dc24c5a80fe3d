import { emptyRoomModel } from '@tallyho/game/client/room-model';
import { viewFor } from '@tallyho/game/room/views/view-for';
import { lobby } from '@tallyho/game/testing/rooms';
import { expect, test } from 'vitest';
import { type Evidence, findViolations } from './checker.ts';
import { ClientHistory, chatTextOf } from './history.ts';

const line = (id: number, text: string) => ({
  ...{ user: 'player-1', username: 'Player 1', avatar: 1 },
  ...{ id, text, at: 0, isAction: false },
});

/** The history of a player whose chat line with this command id was acknowledged. */
const chatting = (id: string): ClientHistory => {
  const history = new ClientHistory('player-1');
  history.sent({ id, type: 'sendMessage', text: chatTextOf(id) });
  history.acknowledged(id, true);
  return history;
};

const modelOf = (capacity: number, seq: number) => {
  const view = viewFor(lobby(2, capacity), 'player-1');
  return { user: 'player-1', model: { ...emptyRoomModel, view, seq } };
};

const check = (evidence: Partial<Evidence>): string[] =>
  findViolations({ histories: [], models: [modelOf(8, 1)], games: new Map(), ...evidence });

test('accepts a chat line that exists once, and finds one that is lost, doubled or different for two players', () => {
  const history = chatting('command-1');
  expect(check({ histories: [history] })).toEqual([expect.stringContaining('lost')]);
  history.received({ type: 'chatMessage', line: line(4, chatTextOf('command-1')) });
  expect(check({ histories: [history] })).toEqual([]);
  const other = new ClientHistory('player-2');
  other.received({ type: 'chatMessage', line: line(4, 'something else') });
  expect(check({ histories: [history, other] })).toEqual([expect.stringContaining('another chat line')]);
  history.received({ type: 'chatMessage', line: line(5, chatTextOf('command-1')) });
  expect(check({ histories: [history] })).toEqual([expect.stringContaining('exists 2 times')]);
});

test('finds an acknowledged answer that is not in the record of its round, and a game without a record', () => {
  const history = new ClientHistory('player-1');
  const gameData = { ratingValue: 3, sliderIndex: 1 };
  const round = { gameId: 'game-1', theme: 'Snacks', game: 0 };
  history.sent({ id: 'command-1', type: 'gameRoundConfirmation', ...round, code: 2, gameData });
  history.acknowledged('command-1', true);
  history.finishedGames.add('game-1');
  const played = { theme: 'Snacks', currentGameRound: 0, board: { type: 'Slider', points: [] } };
  const gamesWith = (answers: unknown[]) =>
    new Map([['game-1', { _id: 'game-1', roundsData: [{ ...played, answers }] }]]);
  const own = { ratedBy: { user: 'player-1' }, gameData };
  const histories = [history];
  expect(check({ histories, games: gamesWith([own]) })).toEqual([]);
  expect(check({ histories, games: gamesWith([]) })).toEqual([expect.stringContaining('is not in its game')]);
  expect(check({ histories, games: gamesWith([own, own]) })).toEqual([
    expect.stringContaining('2 answers in one round'),
  ]);
  expect(check({ histories })).toEqual([expect.stringContaining('is not in the database')]);
});

test('finds a connected player who is shown as away', () => {
  const { user, model } = modelOf(8, 1);
  const seats = model.view?.seats.map((seat) => ({ ...seat, presence: 'away' as const })) ?? [];
  const view = model.view && { ...model.view, seats };
  expect(check({ models: [{ user, model: { ...model, view } }] })).toEqual([
    'player-1 is connected, but shown as away',
  ]);
});

test('finds a gap on a good connection, and clients that do not agree', () => {
  const history = new ClientHistory('player-1');
  history.gap(true, { type: 'elsewhere', users: [] });
  expect(check({ histories: [history] })).toEqual([]);
  history.gap(false, { type: 'elsewhere', users: [] });
  expect(check({ histories: [history] })).toHaveLength(1);
  expect(check({ models: [modelOf(8, 1), modelOf(8, 1)] })).toEqual([]);
  expect(check({ models: [modelOf(8, 1), modelOf(7, 1)] })).toEqual([
    expect.stringContaining('room.capacity'),
  ]);
  expect(check({ models: [modelOf(8, 1), modelOf(8, 2)] })).toEqual([expect.stringContaining('version')]);
});
