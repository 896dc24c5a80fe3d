import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { pointsSoFar } from '../../awards/knows.ts';
import { scoresOf } from '../../awards/scores.ts';
import { emptyChat, muteUser } from '../../chat/chat.ts';
import type { WhoseIsItBoard } from '../../minigames/whose-is-it/schema.ts';
import { commit, hostAt, hostOf, sentBy, subscribersOf } from '../../testing/hosts.ts';
import { person } from '../../testing/people.ts';
import {
  after,
  answering,
  by,
  choosing,
  choosingRoom,
  gameIdOf,
  lobby,
  playingRoom,
  refusalOf,
  roundKey,
  stageOf,
  withRules,
} from '../../testing/rooms.ts';
import { chosenTheme } from '../../testing/themes.ts';
import { themeDrawOf } from '../choosing/theme-draw.ts';
import { authorOfText } from '../records/author-of-text.ts';
import { type RoomState, roomStateSchema } from '../state/state.ts';
import { viewFor } from '../views/view-for.ts';

/* Whose is it?, in a room. */

const theme = chosenTheme('Tell us', [
  {
    name: 'Out of the fire',
    description: '',
    type: 'WhoseIsIt',
    config: { prompt: 'What do you carry out?' },
    items: [],
  },
]);
const writing = (count = 3) => playingRoom(count, theme);
const wrote = (text: string | null) => ({ text, authors: [] });
const boardIn = (room: RoomState): WhoseIsItBoard => {
  const { board } = stageOf(room, 'playing').round;
  if (board.type !== 'WhoseIsIt') throw new Error(board.type);
  return board;
};
/** Returns the room after player 1, 2 and so on have sent these texts. */
const written = (room: RoomState, ...texts: (string | null)[]): RoomState =>
  after(
    room,
    texts.flatMap((text, at) => answering(room, `player-${at + 1}`, wrote(text))),
  );
/** An answer that names player n for each of these texts. */
const naming = (room: RoomState, text: string | null, guesses: Record<string, number>) => ({
  text,
  authors: Object.entries(guesses).map(([about, n]) => ({
    text: boardIn(room).texts?.find((one) => one.text === about)?.id,
    player: `player-${n}`,
  })),
});
/** Ants is of player 1, Bees of 2, Cats of 3. Player 1 is right about both others, 2 about one, 3 about none. */
const guessedByAll = (room: RoomState): RoomState =>
  after(room, [
    ...answering(room, 'player-1', naming(room, 'Ants', { Bees: 2, Cats: 3 })),
    ...answering(room, 'player-2', naming(room, 'Bees', { Ants: 1, Cats: 1 })),
    ...answering(room, 'player-3', naming(room, 'Cats', { Ants: 2, Bees: 1 })),
  ]);
const guessing = () => written(writing(), 'Ants', 'Bees', 'Cats');
const gameIn = (room: RoomState) => stageOf(room, 'results').game;

test('all write, then all guess; the results name the authors, and right guesses give points', () => {
  const over = guessedByAll(guessing());
  const { records } = gameIn(over);
  expect(records[0]?.answers.map(({ ratedBy }) => ratedBy.user)).toEqual([
    'player-1',
    'player-2',
    'player-3',
  ]);
  expect(records[0]?.guesses).toEqual([
    { guessedBy: person(1), guess: { kind: 'answer', right: 2, of: 2 }, points: 100 },
    { guessedBy: person(2), guess: { kind: 'answer', right: 1, of: 2 }, points: 50 },
    { guessedBy: person(3), guess: { kind: 'answer', right: 0, of: 2 }, points: 0 },
  ]);
  expect(pointsSoFar({ records, winnerRule: 'knowsTheRoom' })).toMatchObject([
    { user: 'player-1', points: 100, gained: 100 },
    { user: 'player-2', points: 50 },
    { user: 'player-3', points: 0 },
  ]);
  expect(scoresOf(records)).toEqual([]);
  expect(v.parse(roomStateSchema, over)).toEqual(over);
});

test('no view of the guessing says whose a text is: it is the same if two others have written each other’s', () => {
  const view = (...texts: string[]) => JSON.stringify(viewFor(written(writing(4), ...texts), 'player-4'));
  const seen = view('Ants', 'Bees', 'Cats', 'Dogs');
  expect(seen).toContain('Bees');
  expect(view('Bees', 'Ants', 'Cats', 'Dogs')).toBe(seen);
  expect(view('Cats', 'Ants', 'Bees', 'Dogs')).toBe(seen);
});

test('who sent first changes neither the texts nor the people', () => {
  const room = writing();
  const texts = ['Ants', 'Bees', 'Cats'];
  const send = (at: number) => answering(room, `player-${at + 1}`, wrote(texts[at] ?? null));
  const forwards = boardIn(after(room, [0, 1, 2].flatMap(send)));
  expect(boardIn(after(room, [2, 0, 1].flatMap(send)))).toEqual(forwards);
  expect(forwards.people).toEqual([1, 2, 3].map(person));
});

test('no player can guess the own text, or send how many guesses were right', () => {
  const room = guessing();
  const key = roundKey(room);
  const own = by('player-1', 'saveDraft', { ...key, gameData: naming(room, 'Ants', { Ants: 2 }) });
  expect(refusalOf(room, own)).toBe('invalidAnswer');
  const claim = by('player-1', 'saveDraft', { ...key, gameData: naming(room, 'Bees', { Ants: 2 }) });
  const entry = stageOf(after(room, [claim]), 'playing').round.drafts.find(({ user }) => user === 'player-1');
  expect(entry?.entry.gameData).toEqual(wrote('Ants'));
  const guess = { kind: 'answer', right: 2, of: 2 };
  expect(refusalOf(room, by('player-1', 'setGuess', { ...key, guess: guess as never }))).toBe('invalidGuess');
});

test('a text stays when its author leaves while the others guess; nobody is right or wrong about it', () => {
  const room = written(writing(4), 'Ants', 'Bees', 'Cats', 'Dogs');
  const left = after(room, [by('player-4', 'leaveLobby', {})]);
  expect(boardIn(left).texts).toHaveLength(4);
  expect(boardIn(left).people).toContainEqual(person(4));
  const over = after(left, [
    ...answering(left, 'player-1', naming(left, 'Ants', { Bees: 2, Cats: 3, Dogs: 4 })),
    ...answering(left, 'player-2', naming(left, 'Bees', { Ants: 1, Cats: 1, Dogs: 1 })),
    ...answering(left, 'player-3', naming(left, 'Cats', { Ants: 2, Bees: 1, Dogs: 4 })),
  ]);
  expect(gameIn(over).records[0]?.guesses).toMatchObject([
    { guess: { right: 2, of: 2 } },
    { guess: { right: 1, of: 2 } },
    { guess: { right: 0, of: 2 } },
  ]);
});

test('who joins while the others guess watches, and is not asked', () => {
  const joined = after(guessing(), [{ type: 'joined', person: person(4) }]);
  expect(viewFor(joined, 'player-4')?.stage).toMatchObject({ phase: 'playing', yours: null });
  const draft = by('player-4', 'saveDraft', { ...roundKey(joined), gameData: wrote('Dogs') });
  expect(refusalOf(joined, draft)).toBe('watching');
});

test('a player whom administrators have muted writes nothing, and guesses', () => {
  const send = (room: RoomState, gameData: unknown) => {
    const chat = muteUser(emptyChat, 'player-1', 5_000, 0);
    const host = { ...hostOf(room), room: { kind: 'open' as const, state: room, chat } };
    const command = sentBy('player-1', { type: 'saveDraft', ...roundKey(room), gameData }, 'a-draft');
    return commit(host, [command], hostAt(subscribersOf(room))).replies.map(({ error }) => error);
  };
  expect(send(writing(), wrote('Ants'))).toEqual(['muted']);
  expect(send(writing(), wrote(null))).toEqual([null]);
  const room = guessing();
  expect(send(room, naming(room, 'Ants', { Bees: 2 }))).toEqual([null]);
});

test.each(['while they write', 'while they guess'])('a room that is restored %s plays on', (when) => {
  const restored = (room: RoomState): RoomState => v.parse(roomStateSchema, JSON.parse(JSON.stringify(room)));
  const half = after(writing(), answering(writing(), 'player-1', wrote('Ants')));
  const room = when === 'while they write' ? restored(half) : half;
  const [, ...others] = ['Ants', 'Bees', 'Cats'];
  const asked = after(
    room,
    others.flatMap((text, at) => answering(room, `player-${at + 2}`, wrote(text))),
  );
  const over = guessedByAll(when === 'while they guess' ? restored(asked) : asked);
  expect(gameIn(over)).toEqual(gameIn(guessedByAll(guessing())));
});

test('two players see what the other has written, and there is nothing to guess', () => {
  const over = written(writing(2), 'Ants', 'Bees');
  const [record] = gameIn(over).records;
  expect(record?.answers).toHaveLength(2);
  expect(record?.guesses).toBeUndefined();
  // The texts of such a round can be reported, too.
  expect(authorOfText(over, 'player-1', 'Bees')).toEqual({ user: 'player-2', text: 'Bees' });
});

describe('a game with anonymous votes', () => {
  test('draws no round of it', () => {
    expect(themeDrawOf(choosingRoom()).leftOut).toEqual([]);
    expect(themeDrawOf(choosingRoom(2)).leftOut).toEqual(['WhoseIsIt']);
    expect(themeDrawOf(withRules(lobby(), { anonymousVotes: true })).leftOut).toEqual(['WhoseIsIt']);
  });

  test('keeps it a secret who wrote what if it is played anyway, and gives no points', () => {
    const room = choosingRoom();
    const stage = stageOf(room, 'choosing');
    const secret = { ...room, stage: { ...stage, game: { ...stage.game, anonymousVotes: true } } };
    const playing = after(secret, [choosing('player-1', gameIdOf(room), theme)]);
    const over = guessedByAll(written(playing, 'Ants', 'Bees', 'Cats'));
    const [record] = gameIn(over).records;
    expect(record?.answers.every(({ ratedBy }) => ratedBy.username === 'Anonymous')).toBe(true);
    expect(record?.guesses).toBeUndefined();
  });
});

test.each(['while the others guess', 'in the results', 'at Game Over'])(
  'a deleted account leaves no text and no name behind, %s',
  (when) => {
    const over = guessedByAll(guessing());
    const finished = after(over, [by('player-1', 'gameFinished', { gameId: gameIdOf(over) })]);
    const room = when === 'in the results' ? over : when === 'at Game Over' ? finished : guessing();
    const erased = after(room, [{ type: 'erased', user: 'player-2', alias: 'deleted-2' }]);
    const stored = JSON.stringify(erased);
    for (const trace of ['Bees', 'player-2', 'Player 2']) expect(stored).not.toContain(trace);
    expect(stored).toContain('Ants');
    expect(v.parse(roomStateSchema, erased)).toEqual(erased);
  },
);
