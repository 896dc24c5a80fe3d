import * as v from 'valibot';
import { defaultTimings, limits } from '../limits.ts';
import { type Guess, sampleGuess } from '../minigames/guess.ts';
import {
  type Answer,
  closenessOf,
  guessQuestionOf,
  mergeAnswer,
  opinionsOf,
  sampleAnswer,
  skillOf,
  subjectsOf,
} from '../minigames/registry.ts';
import type { Person, UserId } from '../model/person.ts';
import { generator } from '../model/random.ts';
import type { Game } from '../records/game.ts';
import { roundsSeenIn } from '../records/seen-rounds.ts';
import { themeDrawOf } from '../room/choosing/theme-draw.ts';
import { createGameRecord } from '../room/records/records.ts';
import { createRoom } from '../room/state/create.ts';
import type { RoomEvent } from '../room/state/event.ts';
import type { PlayingStage, RoomState } from '../room/state/state.ts';
import { normalizedName } from '../text.ts';
import { isSuitable } from '../themes/draw-games.ts';
import { drawTheme, type SeenGame } from '../themes/draw-theme.ts';
import {
  folderOf,
  type PlayedGame,
  playedGameOf,
  type StoredGame,
  storedGameSchema,
} from '../themes/game.ts';
import { seenNamesOf } from '../themes/seen-name.ts';
import { surpriseOf } from '../themes/surprise.ts';
import { filePicturesOf, gameFromFile, type ThemeFile } from '../themes/theme-file.ts';
import type { ThemeSnapshot } from '../themes/theme-snapshot.ts';
import { people } from './people.ts';
import { after, answering, by, choosing, gameIdOf, roundKey, stageOf } from './rooms.ts';
import { nextEvents } from './walk.ts';

/** A theme of the catalogue with all its games and pictures, and whom they suit. */
export type WholeTheme = Omit<ThemeSnapshot, 'games'> & {
  readonly games: readonly (PlayedGame & Pick<StoredGame, 'suits'>)[];
};

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
      return { ...playedGameOf(stored, items), ...(stored.suits && { suits: stored.suits }) };
    }),
  }));

/** What the players of a group have seen, by user and theme: as the API stores it. */
type Memory = Map<string, SeenGame[]>;
/** `theme`: its normalized name. */
const keyOf = (user: UserId, theme: string) => `${user} ${theme}`;

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

/** What the players of an evening do. `random`: numbers in [0, 1). */
interface Bots {
  answer(round: PlayingStage['round'], random: () => number, user: UserId): Answer;
  /** Returns the guess of a player who has sent the answer, like all others; null to skip it. */
  guess(round: PlayingStage['round'], random: () => number, user: UserId): Guess | null;
}

/** They answer at random and do not guess. */
const randomBots: Bots = {
  answer: ({ board }, random) => sampleAnswer(board, random),
  guess: () => null,
};

/** A group of bots that plays one evening after another with the rules of a new lobby. */
export interface Group {
  readonly catalogue: readonly WholeTheme[];
  readonly players: number;
  readonly roundsPerEvening: number;
  readonly seed: number;
  /** Returns who plays an evening. */
  readonly botsOf?: (random: () => number) => Bots;
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
  const { catalogue, roundsPerEvening, seed, botsOf = () => randomBots, remembers = true } = group;
  const players = people(group.players);
  const random = generator(seed).next;
  const memory: Memory = new Map();
  // Names are normalized once: this takes most of the time of a choice.
  const known = catalogue.map((theme) => ({
    theme,
    normalized: normalizedName(theme.name),
    games: theme.games.map((game) => ({ game, seenNames: seenNamesOf(game.name) })),
    covers: theme.games.flatMap(({ items }) => items),
  }));

  /** Surprise us: the leader plays what the picker draws. */
  const choice = (room: RoomState, today: number): RoomEvent => {
    const draw = themeDrawOf(room);
    const { usedThemes } = stageOf(room, 'choosing').game;
    const themes = known.map(({ theme, normalized, games: all, covers }) => {
      const seen = new Set(seenOf(memory, draw.players, normalized).map(({ game }) => game));
      const suitable = all.filter(({ game }) => isSuitable(game, draw));
      const newGames = suitable.filter(({ seenNames }) => !seenNames.some((name) => seen.has(name))).length;
      const games = suitable.map(({ game }) => game);
      const isUsed = usedThemes.includes(theme.name);
      const isLobby = theme.type === 'lobby';
      return { id: theme.name, whole: theme, games, isLobby, covers, isUsed, newGames };
    });
    const chosen = surpriseOf(themes, { current: null, rules: room.rules, random });
    if (!chosen) throw new Error('All themes have been played.');
    const theme = chosen.whole;
    const seen = seenOf(memory, draw.players, normalizedName(theme.name));
    const drawn = drawTheme(draw, { seen, now: today });
    const { name, description, type, tags } = theme;
    const itemsIn = (folder: string | null) =>
      theme.games.find((game) => folder !== null && folderOf(game) === folder)?.items ?? [];
    const games = drawn
      .games(theme.games, (folder) => itemsIn(folder).length)
      .map((game) => drawn.withItems(playedGameOf(game, itemsIn(folderOf(game)))));
    const snapshot = { name, description, type, tags, games };
    return choosing(room.leader, gameIdOf(room), { snapshot, available: catalogue.length });
  };

  /** All answer, then all guess. In a round with several steps they do so in each step. */
  const play = (room: RoomState, { round }: PlayingStage, bots: Bots): RoomEvent[] => {
    const { drafts } = round;
    if (drafts.length > 0)
      return drafts.flatMap(({ user }) => answering(room, user, bots.answer(round, random, user)));
    return players.map(({ user }) =>
      by(user, 'setGuess', { ...roundKey(room), guess: bots.guess(round, random, user) }),
    );
  };

  const next = (room: RoomState, bots: Bots, today: number): RoomEvent[] => {
    const { stage } = room;
    if (stage.phase === 'lobby') return [by(room.leader, 'startGame', {})];
    if (stage.phase === 'choosing')
      return [
        stage.game.records.length < roundsPerEvening
          ? choice(room, today)
          : by(room.leader, 'gameFinished', { gameId: stage.game.id }),
      ];
    return stage.phase === 'playing' ? play(room, stage, bots) : nextEvents(room);
  };

  for (let evening = 0; evening < evenings; evening += 1) {
    const now = (evening + 1) * week;
    let room = lobbyOf(players, Math.floor(random() * 2 ** 32), now);
    const bots = botsOf(random);
    for (let step = 0; room.stage.phase !== 'finished'; step += 1) {
      if (step > maxSteps) throw new Error(`The evening does not advance in ${room.stage.phase}.`);
      room = after(room, next(room, bots, now), now, defaultTimings);
    }
    if (remembers) remember(memory, room);
    yield room.stage.game;
  }
}

/** How many random answers or guesses a bot chooses from. */
const compared = 8;

/** Returns the sample with the highest value. */
const bestOf = <T>(sample: () => T, worth: (one: T) => number): T => {
  let best = sample();
  for (let tries = 1; tries < compared; tries += 1) {
    const other = sample();
    if (worth(other) > worth(best)) best = other;
  }
  return best;
};

/** Returns the share of what an answer of `user` would guess right, in a round whose answers are guesses; null in others. */
const shareRight = (
  { board, drafts }: Pick<PlayingStage['round'], 'board' | 'drafts'>,
  user: UserId,
  answer: Answer,
): number | null => {
  const answers = drafts.flatMap(({ user: other, entry: { gameData } }) => {
    const now = other === user ? mergeAnswer(board, gameData, answer) : gameData;
    return now ? [{ ratedBy: { user: other, username: other, avatar: 1 }, gameData: now }] : [];
  });
  const own = skillOf(board, answers).find((skill) => skill.user === user);
  return own ? own.right / own.of : null;
};

/**
 * Returns players who rate each other by their popularity, and who guess, results as well as authors, with a skill that is drawn for
 * each evening and does not depend on it: of a few random guesses they take the closest one, the more skilled the more often.
 */
export const popularBots =
  (popularity: (user: UserId) => number): NonNullable<Group['botsOf']> =>
  (evening) => {
    const skills = new Map<UserId, number>();
    const isSkilled = (user: UserId, random: () => number): boolean => {
      const skill = skills.get(user) ?? evening();
      skills.set(user, skill);
      return random() < skill;
    };
    return {
      answer: (round, random, user) => {
        const { board } = round;
        const users = new Set(subjectsOf(board).flatMap(({ kind, id }) => (kind === 'player' ? [id] : [])));
        const sample = () => sampleAnswer(board, random);
        if (users.size === 0) {
          const first = sample();
          const isGuess = shareRight(round, user, first) !== null;
          return isGuess && isSkilled(user, random)
            ? bestOf(sample, (answer) => shareRight(round, user, answer) ?? 0)
            : first;
        }
        return bestOf<Answer>(sample, (answer) =>
          opinionsOf(board, answer).reduce(
            (sum, opinion) =>
              'value' in opinion && users.has(opinion.subject)
                ? sum + opinion.value * popularity(opinion.subject)
                : sum,
            0,
          ),
        );
      },
      guess: ({ board, sent }, random, user) => {
        const question = guessQuestionOf(board);
        if (!question) return null;
        const sample = () => sampleGuess(question, sent.length, random);
        return isSkilled(user, random)
          ? bestOf<Guess>(sample, (guess) => closenessOf(board, sent, guess))
          : sample();
      },
    };
  };
