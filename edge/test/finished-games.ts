import { games } from '@tallyho/drizzle/schema/games';
import { defaultTimings } from '@tallyho/game/limits';
import { exactGuess, sampleGuess } from '@tallyho/game/minigames/guess';
import {
  guessOutcomeOf,
  guessQuestionOf,
  type MiniGameType,
  miniGameTypes,
} from '@tallyho/game/minigames/registry';
import type { GameRecord, StoredGameRecord } from '@tallyho/game/protocol/service';
import { createGameRecord } from '@tallyho/game/room/records/records';
import type { RoomState } from '@tallyho/game/room/state/state';
import {
  after,
  answeredByAll,
  answering,
  by,
  choosing,
  choosingCustom,
  gameIdOf,
  lobby,
  roundKey,
  withRules,
} from '@tallyho/game/testing/rooms';
import { chosenTheme, customGame } from '@tallyho/game/testing/themes';
import { eq } from 'drizzle-orm';
import { Browser } from './browser.ts';
import { db } from './database.ts';
import type { Person } from './people.ts';
import { serviceHeader } from './service.ts';

/** A theme written by players. Its content must never be public. */
export const customTheme = { name: 'Our secret theme', texts: ['Secret one', 'Secret two', 'Secret three'] };
const code = 'ABCDEF';

/** The player's answer, then the guess: the first player guesses what the others will say, too, the others guess at random. */
const answerAndGuess = (room: RoomState, user: string): RoomState => {
  const sent = after(room, answering(room, user), 0, defaultTimings);
  if (sent.stage.phase !== 'playing') return sent;
  const { board, sent: answers } = sent.stage.round;
  const question = guessQuestionOf(board);
  const outcome = guessOutcomeOf(board, answers);
  if (!question || !outcome) return sent;
  const isFirst = user === room.seats[0]?.user;
  const guess = isFirst ? exactGuess(question, outcome) : sampleGuess(question, answers.length, () => 0);
  return after(sent, [by(user, 'setGuess', { ...roundKey(sent), guess })], 0, defaultTimings);
};

const playRound = (room: RoomState, hasGuesses: boolean): RoomState => {
  const started = hasGuesses
    ? room.seats.reduce((before, { user }) => answerAndGuess(before, user), room)
    : room;
  const answered = answeredByAll(started);
  return after(answered, [by(room.leader, 'nextRound', roundKey(answered))]);
};

const ready = (count: number, anonymousVotes: boolean): RoomState => {
  const room = withRules(lobby(count), { anonymousVotes, roundsPerTheme: null });
  const started = after(room, [by(room.leader, 'startGame', {})]);
  const gameId = gameIdOf(started);
  return after(
    started,
    started.seats.map(({ user }) => by(user, 'confirmReadiness', { gameId })),
  );
};

/** Plays a whole game with the real rules: one round for each of `types`, then one with the players' own theme. */
const playedGame = (
  count: number,
  { anonymousVotes = false, onlyOwn = false, types = miniGameTypes, guesses = false }: Changes,
): GameRecord => {
  let room = ready(count, anonymousVotes);
  const gameId = gameIdOf(room);
  if (!onlyOwn) {
    const games = types.map((type) => customGame(type));
    room = after(room, [choosing(room.leader, gameId, chosenTheme('Public theme', games))]);
    for (const _ of games) room = playRound(room, guesses);
  }
  room = after(room, [by('player-2', 'writeTheme', { theme: { ...customTheme, types: ['TierList'] } })]);
  const [own] = room.customThemes;
  if (!own) throw new Error('The theme was not accepted.');
  room = playRound(after(room, [choosingCustom(room.leader, gameId, own)]), guesses);
  const finished = after(room, [by(room.leader, 'gameFinished', { gameId })], Date.UTC(2026, 10, 21));
  const record = createGameRecord(finished);
  if (!record) throw new Error('There is no game.');
  return record;
};

interface Changes {
  /** Rule of the game. */
  readonly anonymousVotes?: boolean;
  readonly onlyOwn?: boolean;
  /** The mini-games of the public theme. */
  readonly types?: readonly MiniGameType[];
  /** All players guess in each round; the first one knows the room. */
  readonly guesses?: boolean;
  /** Replaces texts anywhere in the record. */
  readonly texts?: Readonly<Record<string, string>>;
  readonly finished?: boolean;
}

/** Returns the record of a finished game of these players, the first one as leader, as its room makes it. */
export const finishedGameOf = (people: readonly Person[], changes: Changes = {}): GameRecord => {
  const id = `game-${crypto.randomUUID()}`;
  const played = playedGame(people.length, changes);
  const names = people.flatMap(({ account }, index) => [
    [`player-${index + 1}`, account._id],
    [`Player ${index + 1}`, account.username],
  ]);
  let text = JSON.stringify({ ...played, _id: id });
  for (const [from = '', to = ''] of [...names, ...Object.entries(changes.texts ?? {})])
    text = text.replaceAll(from, () => JSON.stringify(to).slice(1, -1));
  return { ...JSON.parse(text), ...(changes.finished === false && { finishedAt: null }) };
};

/** Reports that game as its room does. Returns its id. */
export const reportGame = async (people: readonly Person[], changes: Changes = {}): Promise<string> => {
  const game = finishedGameOf(people, changes);
  const response = await new Browser().post(
    `/api/internal/rooms/${code}`,
    { type: 'game', game },
    await serviceHeader(code),
  );
  if (response.status !== 200) throw new Error(`report: ${response.status} ${await response.text()}`);
  return game._id;
};

/** Returns the stored record of a game. */
export const recordOf = async (id: string): Promise<StoredGameRecord> => {
  const row = await db.select().from(games).where(eq(games.id, id)).get();
  if (!row) throw new Error('There is no such game.');
  return row.record;
};
