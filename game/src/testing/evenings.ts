import * as v from 'valibot';
import { limits } from '../limits.ts';
import { type Answer, type Board, opinionsOf, sampleAnswer, subjectsOf } from '../minigames/registry.ts';
import type { Person, UserId } from '../model/person.ts';
import { generator } from '../model/random.ts';
import type { Game } from '../records/game.ts';
import { roundsSeenIn } from '../records/seen-rounds.ts';
import { createRoom } from '../room/create.ts';
import type { RoomEvent } from '../room/event.ts';
import { createGameRecord } from '../room/records.ts';
import type { RoomState } from '../room/state.ts';
import { themeDrawOf } from '../room/theme-draw.ts';
import { normalizedName } from '../text.ts';
import { drawTheme, type SeenGame } from '../themes/draw-theme.ts';
import { type PlayedGame, playedGameOf, storedGameSchema } from '../themes/game.ts';
import { surpriseOf } from '../themes/surprise.ts';
import { filePicturesOf, gameFromFile, type ThemeFile } from '../themes/theme-file.ts';
import type { ThemeSnapshot } from '../themes/theme-snapshot.ts';
import { people } from './people.ts';
import { after, answering, by, choosing, gameIdOf, stageOf } from './rooms.ts';
import { nextEvents } from './walk.ts';

/** A theme of the catalogue with all its games and pictures. */
export type WholeTheme = Omit<ThemeSnapshot, 'games'> & { readonly games: readonly PlayedGame[] };

/** Returns themes of files as the catalogue has them. */
export const catalogueOf = (files: readonly ThemeFile[]): WholeTheme[] =>
  files.map(({ games, ...theme }) => ({
    ...theme,
    games: games.map((game, index) => {
      const stored = v.parse(storedGameSchema, gameFromFile(game, `Themes/${theme.name}/Game${index + 1}`));
      const items = filePicturesOf(game).map(({ file, alt }, at) => ({
        id: `picture-${at + 1}`,
        url: `/images/${file}`,
        alt,
      }));
      return playedGameOf(stored, items);
    }),
  }));

/** What the players of a group have seen, by user and theme: as the API stores it. */
type Memory = Map<string, SeenGame[]>;
const keyOf = (user: UserId, theme: string) => `${user} ${normalizedName(theme)}`;

const seenOf = (memory: Memory, users: readonly UserId[], theme: string): SeenGame[] =>
  users.flatMap((user) => memory.get(keyOf(user, theme)) ?? []);

/** Remembers a finished game. */
const remember = (memory: Memory, room: RoomState): void => {
  const record = createGameRecord(room);
  if (!record?.finishedAt) throw new Error('The game has not finished.');
  for (const { user, theme, game, items } of roundsSeenIn(record)) {
    const key = keyOf(user, theme);
    const known = memory.get(key) ?? [];
    const before = known.find((seen) => seen.game === game);
    const together = [...new Set([...items, ...(before?.items ?? [])])].slice(0, limits.seenGames.items);
    const now = { game, items: together, seenAt: record.finishedAt };
    memory.set(key, [...known.filter((seen) => seen !== before), now]);
  }
};

/** A bot's answer to a board. `random`: numbers in [0, 1). */
export type Bot = (board: Board, random: () => number, person: Person) => Answer;

/** A group of bots that plays one evening after another with the rules of a new lobby. */
export interface Group {
  readonly catalogue: readonly WholeTheme[];
  readonly players: number;
  readonly roundsPerEvening: number;
  readonly seed: number;
  /** How they answer; at random without it. */
  readonly bot?: Bot;
  /** False: each evening is played by people who have seen nothing. */
  readonly remembers?: boolean;
}

const week = 7 * 24 * 60 * 60 * 1000;
/** Far above what an evening takes: a simulation that does not advance fails. */
const maxSteps = 10_000;

/** Returns a lobby with the default rules in which all players are connected. */
const lobbyOf = (players: readonly Person[], seed: number, now: number): RoomState => {
  const [owner] = players;
  if (!owner) throw new Error('A group has players.');
  const room = createRoom({
    code: 'ABCDEF',
    owner,
    isPublic: false,
    capacity: limits.capacity.max,
    seed,
    now,
  });
  const arrivals = players.flatMap((person): RoomEvent[] => [
    { type: 'joined', person },
    { type: 'connected', user: person.user },
  ]);
  return after(room, arrivals, now);
};

/** Plays evenings, one in each week, and yields the finished games. Throws if the room refuses an event. */
export function* playEvenings(group: Group, evenings: number): Generator<Game> {
  const { catalogue, roundsPerEvening, seed, bot = sampleAnswer, remembers = true } = group;
  const players = people(group.players);
  const random = generator(seed).next;
  const memory: Memory = new Map();

  /** Surprise us: the leader plays what the picker draws. */
  const choice = (room: RoomState): RoomEvent => {
    const draw = themeDrawOf(room);
    const { usedThemes } = stageOf(room, 'choosing').game;
    const themes = catalogue.map((theme) => {
      const known = new Set(seenOf(memory, draw.players, theme.name).map(({ game }) => game));
      const newGames = theme.games.filter(({ name }) => !known.has(normalizedName(name))).length;
      return { ...theme, id: theme.name, isUsed: usedThemes.includes(theme.name), newGames };
    });
    const theme = surpriseOf(themes, { current: null, rules: room.rules, random });
    if (!theme) throw new Error('All themes have been played.');
    const drawn = drawTheme(draw, seenOf(memory, draw.players, theme.name));
    const { name, description, type, tags } = theme;
    const games = drawn.games(theme.games).map(drawn.withItems);
    const snapshot = { name, description, type, tags, games };
    return choosing(room.leader, gameIdOf(room), { snapshot, available: catalogue.length });
  };

  const next = (room: RoomState): RoomEvent[] => {
    const { stage } = room;
    if (stage.phase === 'lobby') return [by(room.leader, 'startGame', {})];
    if (stage.phase === 'choosing')
      return [
        stage.game.records.length < roundsPerEvening
          ? choice(room)
          : by(room.leader, 'gameFinished', { gameId: stage.game.id }),
      ];
    if (stage.phase === 'playing')
      return players.flatMap((person) =>
        answering(room, person.user, bot(stage.round.board, random, person)),
      );
    return nextEvents(room);
  };

  for (let evening = 0; evening < evenings; evening += 1) {
    const now = (evening + 1) * week;
    let room = lobbyOf(players, Math.floor(random() * 2 ** 32), now);
    for (let step = 0; room.stage.phase !== 'finished'; step += 1) {
      if (step > maxSteps) throw new Error(`The evening does not advance in ${room.stage.phase}.`);
      room = after(room, next(room), now);
    }
    if (remembers) remember(memory, room);
    yield room.stage.game;
  }
}

const answersCompared = 8;

/** Returns a bot that rates players by their popularity: of a few random answers it gives the one that favours the popular most. */
export const favouringBot =
  (popularity: (user: UserId) => number): Bot =>
  (board, random) => {
    const users = new Set(subjectsOf(board).flatMap(({ kind, id }) => (kind === 'player' ? [id] : [])));
    const favour = (answer: Answer) =>
      opinionsOf(board, answer).reduce(
        (sum, opinion) =>
          'value' in opinion && users.has(opinion.subject)
            ? sum + opinion.value * popularity(opinion.subject)
            : sum,
        0,
      );
    const [best] = Array.from({ length: users.size > 0 ? answersCompared : 1 }, () =>
      sampleAnswer(board, random),
    )
      .map((answer) => ({ answer, favour: favour(answer) }))
      .toSorted((one, other) => other.favour - one.favour);
    return best?.answer ?? sampleAnswer(board, random);
  };
