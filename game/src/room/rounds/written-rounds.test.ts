import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { emptyChat, muteUser } from '../../chat/chat.ts';
import { defaultTimings } from '../../limits.ts';
import { promptText } from '../../minigames/write-and-rate/prompt.ts';
import type { WriteAndRateBoard } from '../../minigames/write-and-rate/schema.ts';
import { commit, hostAt, hostOf, sentBy, subscribersOf } from '../../testing/hosts.ts';
import { person } from '../../testing/people.ts';
import {
  accepted,
  after,
  answering,
  by,
  choosing,
  choosingRoom,
  gameIdOf,
  playingRoom,
  refusalOf,
  roundKey,
  stageOf,
} from '../../testing/rooms.ts';
import { chosenTheme } from '../../testing/themes.ts';
import type { PlayedGame } from '../../themes/game.ts';
import { responseTo } from '../host/requests.ts';
import { anonymised } from '../records/anonymity.ts';
import { authorOfText } from '../records/author-of-text.ts';
import { type RoomState, roomStateSchema } from '../state/state.ts';
import { viewFor } from '../views/view-for.ts';

/* Rounds in which players write texts: Write and rate, in a room. */

const game = (prompt = 'A toast to {player}'): PlayedGame => ({
  name: 'Toast',
  description: '',
  type: 'WriteAndRate',
  config: { prompt },
  items: [],
});
const theme = (...prompts: string[]) => chosenTheme('Blank cards', prompts.map(game));
const writing = (count = 3) => playingRoom(count, theme('A toast to {player}'));
const wrote = (text: string | null) => ({ text, marks: [] });
const boardIn = (room: RoomState): WriteAndRateBoard => {
  const { board } = stageOf(room, 'playing').round;
  if (board.type !== 'WriteAndRate') throw new Error(board.type);
  return board;
};
/** Returns the room after player 1, 2 and so on have sent these texts. */
const written = (room: RoomState, ...texts: (string | null)[]): RoomState =>
  after(
    room,
    texts.flatMap((text, at) => answering(room, `player-${at + 1}`, wrote(text))),
  );
const rating = (room: RoomState, own: string | null, value: number) => ({
  text: own,
  marks: (boardIn(room).texts ?? [])
    .filter(({ text }) => text !== own)
    .map(({ id }) => ({ text: id, value })),
});

test('all write, then all rate the texts without names, then the results have the names', () => {
  const rated = written(writing(), 'Ants', 'Bees', null);
  expect(
    boardIn(rated)
      .texts?.map(({ text }) => text)
      .toSorted(),
  ).toEqual(['Ants', 'Bees']);
  expect(stageOf(rated, 'playing').round.sent).toEqual([]);
  const over = after(rated, [
    ...answering(rated, 'player-1', rating(rated, 'Ants', 2)),
    ...answering(rated, 'player-2', rating(rated, 'Bees', 5)),
    ...answering(rated, 'player-3', rating(rated, null, 4)),
  ]);
  const [record] = stageOf(over, 'results').game.records;
  expect(record?.answers.map(({ ratedBy, gameData }) => [ratedBy.user, gameData])).toEqual([
    ['player-1', rating(rated, 'Ants', 2)],
    ['player-2', rating(rated, 'Bees', 5)],
    ['player-3', rating(rated, null, 4)],
  ]);
});

test('no view of the rating says who wrote what', () => {
  const rated = written(writing(), 'Ants', 'Bees', 'Cats');
  const wire = JSON.stringify({ ...viewFor(rated, 'player-3'), seats: [] });
  for (const [text, author] of [
    ['Ants', 'player-1'],
    ['Bees', 'player-2'],
  ] as const) {
    expect(wire).toContain(text);
    expect(wire).not.toContain(`"ratedBy":{"user":"${author}"`);
  }
  expect(viewFor(rated, 'player-3')?.stage).toMatchObject({ yours: { gameData: wrote('Cats') } });
});

test('a prompt names no player who sits out or is away when the round starts', () => {
  const room = choosingRoom(4);
  const gameId = gameIdOf(room);
  const away = after(
    after(room, [
      by('player-1', 'sitOut', { gameId, sitsOut: true }),
      { type: 'disconnected', user: 'player-3' },
    ]),
    [{ type: 'deadline' }],
    defaultTimings.absentAfter,
  );
  const names = new Set<string>();
  for (let random = 0; random < 20; random += 1) {
    const chosen = choosing('player-1', gameId, theme('{player} and {other}'));
    names.add(promptText(boardIn(after({ ...away, random }, [chosen], defaultTimings.absentAfter))));
  }
  const allowed = ['Player 2 and Player 4', 'Player 4 and Player 2'];
  expect([...names].toSorted()).toEqual(allowed);
});

test('a text that is not sent counts when the time is up, and stays its author’s while rating', () => {
  const room = writing();
  const key = roundKey(room);
  const timed = after(room, [
    by('player-1', 'saveDraft', { ...key, gameData: wrote('Half a te') }),
    by('player-1', 'startTimer', { ...key, seconds: 30 }),
    ...answering(room, 'player-2', wrote('Bees')),
  ]);
  const late = 30 * defaultTimings.answerSecond + defaultTimings.answerGrace;
  const rated = after(timed, [{ type: 'deadline' }], late);
  expect(
    boardIn(rated)
      .texts?.map(({ text }) => text)
      .toSorted(),
  ).toEqual(['Bees', 'Half a te']);
  const own = boardIn(rated).texts?.find(({ text }) => text === 'Half a te')?.id ?? '';
  const cheat = by('player-1', 'saveDraft', {
    ...key,
    gameData: { text: 'Bees', marks: [{ text: own, value: 5 }] },
  });
  const tried = after(rated, [cheat]);
  const entry = stageOf(tried, 'playing').round.drafts.find(({ user }) => user === 'player-1')?.entry;
  expect(entry?.gameData).toEqual(wrote('Half a te'));
});

test('who wrote and rated nothing has no answer; who only wrote has one', () => {
  const rated = written(writing(), 'Ants', 'Bees', null);
  const key = roundKey(rated);
  const ended = after(rated, [
    ...answering(rated, 'player-1', rating(rated, 'Ants', 3)),
    by('player-1', 'closeRound', key),
  ]);
  const over = after(ended, [{ type: 'deadline' }], defaultTimings.answerGrace);
  const [record] = stageOf(over, 'results').game.records;
  expect(record?.answers.map(({ ratedBy }) => ratedBy.user)).toEqual(['player-1', 'player-2']);
});

test('a text stays when its author leaves while the others rate it', () => {
  const rated = written(writing(), 'Ants', 'Bees', 'Cats');
  const left = after(rated, [by('player-2', 'leaveLobby', {})]);
  expect(boardIn(left).texts).toHaveLength(3);
  const over = after(left, [
    ...answering(left, 'player-1', rating(left, 'Ants', 3)),
    ...answering(left, 'player-3', rating(left, 'Cats', 3)),
  ]);
  expect(stageOf(over, 'results').game.records[0]?.answers).toHaveLength(2);
});

test('who joins while the others rate watches, and is not asked for a text', () => {
  const rated = written(writing(), 'Ants', 'Bees', 'Cats');
  const joined = after(rated, [{ type: 'joined', person: person(4) }]);
  expect(viewFor(joined, 'player-4')?.stage).toMatchObject({ phase: 'playing', yours: null });
  expect(
    refusalOf(joined, by('player-4', 'saveDraft', { ...roundKey(joined), gameData: wrote('Dogs') })),
  ).toBe('watching');
});

test('a round without a single text is over at once', () => {
  const over = written(writing(), null, null, null);
  expect(over.stage.phase).toBe('results');
});

describe('a player whom administrators have muted', () => {
  const send = (room: RoomState, gameData: unknown) => {
    const host = hostOf(room);
    const chat = muteUser(emptyChat, 'player-1', 5_000, 0);
    const muted = { ...host, room: { kind: 'open' as const, state: room, chat } };
    const command = sentBy('player-1', { type: 'saveDraft', ...roundKey(room), gameData }, 'a-draft');
    return commit(muted, [command], hostAt(subscribersOf(room))).replies.map(({ error }) => error);
  };

  test('writes no text, but may decide to write nothing', () => {
    expect(send(writing(), wrote('Ants'))).toEqual(['muted']);
    expect(send(writing(), wrote(null))).toEqual([null]);
  });

  test('rates the texts of the others', () => {
    const rated = written(writing(), 'Ants', 'Bees', 'Cats');
    expect(send(rated, rating(rated, 'Ants', 4))).toEqual([null]);
  });
});

test('a command of the writing that arrives again while the others rate changes nothing', () => {
  const room = writing();
  const [lock, send] = answering(room, 'player-1', wrote('Ants'));
  if (!lock || !send) throw new Error('Two commands');
  const rated = after(room, [
    lock,
    send,
    ...answering(room, 'player-2', wrote('Bees')),
    ...answering(room, 'player-3', wrote('Cats')),
  ]);
  expect(accepted(accepted(rated, lock).state, send).state.stage).toEqual(rated.stage);
});

describe('the author of a text, for a report', () => {
  const rated = written(writing(), 'Ants', 'What the fuck', 'Cats');
  const over = after(rated, [
    ...answering(rated, 'player-1', rating(rated, 'Ants', 2)),
    ...answering(rated, 'player-2', rating(rated, 'What the fuck', 5)),
    ...answering(rated, 'player-3', rating(rated, 'Cats', 4)),
  ]);

  test.each([
    ['while the texts are rated', rated],
    ['in the results', over],
  ])('is known %s, also of a text that the reader sees masked', (_when, room) => {
    const bad = { user: 'player-2', text: 'What the fuck' };
    expect(authorOfText(room, 'player-1', 'What the fuck')).toEqual(bad);
    expect(authorOfText(room, 'player-1', 'What the ****')).toEqual(bad);
    expect(authorOfText(room, 'player-2', 'What the fuck')).toBeNull();
    expect(authorOfText(room, 'player-1', 'Dogs')).toBeNull();
  });

  test('is not known before the others can read the text, and not after a round with anonymous votes', () => {
    const room = writing();
    expect(
      authorOfText(after(room, answering(room, 'player-1', wrote('Ants'))), 'player-2', 'Ants'),
    ).toBeNull();
    const { stage } = over;
    if (stage.phase !== 'results') throw new Error(stage.phase);
    const records = stage.game.records.map((record) => ({ ...record, answers: anonymised(record.answers) }));
    const anonymous = { ...over, stage: { ...stage, game: { ...stage.game, records } } };
    expect(authorOfText(anonymous, 'player-1', 'Cats')).toBeNull();
  });

  test('is asked for by the API, for a player of the lobby only', () => {
    const ask = (user: string) => {
      const request = { type: 'written', user, text: 'Ants' } as const;
      const input = { type: 'request', code: 'ABCDEF', seed: 1, request } as const;
      const { replies } = commit(hostOf(rated), [input], hostAt([]));
      return responseTo(request, replies[0]?.error ?? null, hostOf(rated));
    };
    expect(ask('player-2')).toMatchObject({ ok: true, written: { user: 'player-1', text: 'Ants' } });
    expect(ask('player-9')).toEqual({ ok: false, error: 'notMember' });
  });
});

test.each(['while the others rate it', 'in the results', 'at Game Over'])(
  'a deleted account leaves no text behind, %s',
  (when) => {
    const rated = written(writing(), 'Ants', ' Bees ', 'Cats');
    const over = after(rated, [
      ...answering(rated, 'player-1', rating(rated, 'Ants', 2)),
      ...answering(rated, 'player-2', rating(rated, 'Bees', 5)),
      ...answering(rated, 'player-3', rating(rated, 'Cats', 4)),
    ]);
    const finished = after(over, [by('player-1', 'gameFinished', { gameId: gameIdOf(over) })]);
    const room = when === 'in the results' ? over : when === 'at Game Over' ? finished : rated;
    expect(JSON.stringify(room)).toContain('Bees');
    const erased = after(room, [{ type: 'erased', user: 'player-2', alias: 'deleted-2' }]);
    expect(JSON.stringify(erased)).not.toContain('Bees');
    expect(JSON.stringify(erased)).toContain('Ants');
    expect(v.parse(roomStateSchema, erased)).toEqual(erased);
  },
);
