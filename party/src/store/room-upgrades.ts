import * as v from 'valibot';
import type { Upgrade } from './shape.ts';

/** The fields that stored rooms of all versions have. */
const roomSchema = v.looseObject({
  state: v.looseObject({ stage: v.looseObject({ round: v.optional(v.looseObject({})) }) }),
});

/** Adds the start time of the answer timer. A running timer gets the start time of its round. */
const addClockStart: Upgrade = (stored) => {
  const room = v.parse(roomSchema, stored);
  const { state } = room;
  const { stage } = state;
  if (!stage.round) return room;
  const clockStartedAt = stage.round.answersDueAt === null ? null : stage.round.startedAt;
  return { ...room, state: { ...state, stage: { ...stage, round: { ...stage.round, clockStartedAt } } } };
};

/** All new fields are optional: roles of tiers, number of identical opinions. */
const onlyOptional: Upgrade = (stored) => stored;

/** New fields of line-ups are optional: names of the ends, and free places between the players. */
const onlyMoreInLineUps: Upgrade = (stored) => stored;

/** Adds `again`: players now go back to the lobby one by one. In older versions all went at the same time. */
const addAgain: Upgrade = (stored) => {
  const room = v.parse(roomSchema, stored);
  const { state } = room;
  if (state.stage.phase !== 'finished') return room;
  return { ...room, state: { ...state, stage: { ...state.stage, again: null } } };
};

const themeFieldsSchema = v.looseObject({ isOwnTheme: v.boolean() });

const renameTheme = (stored: unknown) => {
  const { isOwnTheme, ...rest } = v.parse(themeFieldsSchema, stored);
  return { ...rest, isCustomTheme: isOwnTheme };
};

const gameFieldsSchema = v.looseObject({ roster: v.array(v.unknown()), records: v.array(v.unknown()) });

const renameGame = (stored: unknown) => {
  const { roster, records, ...rest } = v.parse(gameFieldsSchema, stored);
  return { ...rest, players: roster, records: records.map(renameTheme) };
};

/**
 * Renames fields: `barred` to `banned`, `roster` to `players`, `isOwnTheme` to `isCustomTheme`, and the phase
 * `readying` to `readyCheck`. storage.ts and chat-store.ts read the custom themes and the mutes of old rooms.
 */
const renameFields: Upgrade = (stored) => {
  const room = v.parse(roomSchema, stored);
  const { barred, ownThemes: _, stage: before, ...state } = room.state;
  const stage = {
    ...('isOwnTheme' in before ? renameTheme(before) : before),
    ...('game' in before && { game: renameGame(before.game) }),
    phase: before.phase === 'readying' ? 'readyCheck' : before.phase,
  };
  return { ...room, state: { ...state, banned: barred, stage } };
};

/** The new field of seats is optional: what a member who joined after a game may not see. */
const onlyNewcomers: Upgrade = (stored) => stored;

/** The new field of used tickets is optional: the user who used it. */
const onlyTicketUsers: Upgrade = (stored) => stored;

const rulesSchema = v.looseObject({ rules: v.looseObject({}), isPublic: v.boolean() });

/** Adds guests: the rule, with the default of the lobby's visibility, and the sources of removed players. */
const addGuests: Upgrade = (stored) => {
  const room = v.parse(roomSchema, stored);
  const { rules, isPublic } = v.parse(rulesSchema, room.state);
  return {
    ...room,
    state: { ...room.state, rules: { ...rules, guestsMayJoin: !isPublic }, bannedSources: [] },
  };
};

/** Only the keys of the chat changed. chat-store.ts reads those of old rooms. */
const onlyChatKeys: Upgrade = (stored) => stored;

const removalsSchema = v.looseObject({
  rules: v.looseObject({ guestsMayJoin: v.boolean() }),
  isPublic: v.boolean(),
  banned: v.array(v.string()),
  bannedSources: v.array(v.string()),
});

/**
 * Guests can join by link or from the list, and removed players have an entry each. Older versions stored neither their names
 * nor whose sources these are: the first one gets all. A hash is of an address or of a browser; the kinds are never equal.
 */
const addRemovedPlayers: Upgrade = (stored) => {
  const room = v.parse(roomSchema, stored);
  const { rules, banned, bannedSources, ...state } = v.parse(removalsSchema, room.state);
  const sources = bannedSources.map((hash) => ({ address: hash, browser: hash }));
  const removed = banned.map((user, at) => ({
    user,
    username: 'a removed player',
    avatar: 1,
    sources: at === 0 ? sources : [],
  }));
  const byLink = state.isPublic ? 'link' : 'linkAndList';
  const guestsMayJoin = rules.guestsMayJoin ? byLink : 'off';
  return { ...room, state: { ...state, rules: { ...rules, guestsMayJoin }, removed, entryRequests: [] } };
};

const startedSchema = v.looseObject({ createdAt: v.number() });

/** The default of the timing of that name when this version was written, in milliseconds. */
const readyCheckPatience = 15_000;

/** Adds what a room remembers about players who lost the connection, and the earliest start without those who are not ready. */
const addWaiting: Upgrade = (stored) => {
  const room = v.parse(roomSchema, stored);
  const { stage: before, ...state } = room.state;
  const { round } = before;
  const game = 'game' in before ? v.parse(startedSchema, before.game) : null;
  const stage = {
    ...before,
    ...(game && { game: { ...game, notReady: [], unsent: [] } }),
    ...(round && { round: { ...round, closedBy: null } }),
    ...(game && before.phase === 'readyCheck' && { startableAt: game.createdAt + readyCheckPatience }),
  };
  return { ...room, state: { ...state, formerLeader: null, waitsUntil: null, stage } };
};

const evenShowSchema = v.object({ startsAt: v.number(), stepMs: v.number(), steps: v.number() });

/** The beats of a show have lengths of their own. In older versions all had the same, and the last one ended when it began. */
const addShowLengths: Upgrade = (stored) => {
  const room = v.parse(roomSchema, stored);
  const { stage } = room.state;
  if (stage.phase !== 'results' || stage.show === null) return room;
  const { startsAt, stepMs, steps } = v.parse(evenShowSchema, stage.show);
  const show = { startsAt, lengths: Array.from({ length: steps + 1 }, () => stepMs) };
  return { ...room, state: { ...room.state, stage: { ...stage, show } } };
};

const colourSchema = v.looseObject({ colour: v.number() });
const codeSchema = v.looseObject({ code: v.picklist([0, 1]) });
const wordsSchema = v.looseObject({
  seats: v.array(colourSchema),
  stage: v.looseObject({
    round: v.optional(v.looseObject({ drafts: v.array(v.looseObject({ entry: codeSchema })) })),
  }),
});

/** Renames the `colour` of seats to `color`, and names the state of an answer that is not sent, which was a number. */
const nameStates: Upgrade = (stored) => {
  const room = v.parse(roomSchema, stored);
  const { seats, stage, ...state } = v.parse(wordsSchema, room.state);
  const drafts = stage.round?.drafts.map(({ entry: { code, ...entry }, ...draft }) => ({
    ...draft,
    entry: { ...entry, state: code === 0 ? 'editing' : 'locked' },
  }));
  return {
    ...room,
    state: {
      ...state,
      seats: seats.map(({ colour: color, ...seat }) => ({ ...seat, color })),
      stage: { ...stage, ...(drafts && { round: { ...stage.round, drafts } }) },
    },
  };
};

/** The awards of a round are a list. The results that a room shows during the update have none. */
const listAwards: Upgrade = (stored) => {
  const room = v.parse(roomSchema, stored);
  const { stage } = room.state;
  if (stage.phase !== 'results') return room;
  return { ...room, state: { ...room.state, stage: { ...stage, awards: [] } } };
};

const anyRulesSchema = v.looseObject({ rules: v.looseObject({}) });

/** Adds the rounds per theme. Older versions played all games of a theme, and their rooms go on like this. */
const addRoundsPerTheme: Upgrade = (stored) => {
  const room = v.parse(roomSchema, stored);
  const { rules } = v.parse(anyRulesSchema, room.state);
  return { ...room, state: { ...room.state, rules: { ...rules, roundsPerTheme: null } } };
};

/** Adds the rule that everything is new. The new field of records is optional: who has seen the round. */
const addEverythingIsNew: Upgrade = (stored) => {
  const room = v.parse(roomSchema, stored);
  const { rules } = v.parse(anyRulesSchema, room.state);
  return { ...room, state: { ...room.state, rules: { ...rules, everythingIsNew: false } } };
};

/** Adds the mini-game Rank them, which no stored room has. */
const onlyRankThem: Upgrade = (stored) => stored;

const guessingSchema = v.looseObject({
  rules: v.looseObject({}),
  stage: v.looseObject({
    game: v.optional(v.looseObject({})),
    round: v.optional(v.looseObject({})),
  }),
});

/**
 * Adds guesses to rounds, and the rule for the winner. A game that runs during the update has the winner whom its players expect: the
 * favourite.
 */
const addGuesses: Upgrade = (stored) => {
  const room = v.parse(roomSchema, stored);
  const { rules, stage, ...state } = v.parse(guessingSchema, room.state);
  return {
    ...room,
    state: {
      ...state,
      rules: { ...rules, winner: 'knowsTheRoom' },
      stage: {
        ...stage,
        ...(stage.game && { game: { ...stage.game, winnerRule: 'favourite' } }),
        ...(stage.round && { round: { ...stage.round, guesses: [], guessesDueAt: null } }),
      },
    },
  };
};

/** Adds the mini-game Hot takes, which no stored room has. */
const onlyHotTakes: Upgrade = (stored) => stored;

const anyStageSchema = v.looseObject({ phase: v.string() });

/**
 * Adds the pause, the turns and who chooses the next theme: the leader, as before. Games for grown-ups stay in the draw. The new
 * field of answers to tier lists is optional.
 */
const addGroupDecisions: Upgrade = (stored) => {
  const room = v.parse(roomSchema, stored);
  const { rules } = v.parse(anyRulesSchema, room.state);
  const stage = v.parse(anyStageSchema, room.state.stage);
  return {
    ...room,
    state: {
      ...room.state,
      rules: { ...rules, whoChooses: 'leader', questionsFor: 'grownUps' },
      pause: null,
      turns: [],
      stage: stage.phase === 'choosing' ? { ...stage, choice: { kind: 'leader' } } : stage,
    },
  };
};

/** Adds the mini-game Cup, which no stored room has. */
const onlyCup: Upgrade = (stored) => stored;

/** Adds the mini-game Write and rate, which no stored room has. */
const onlyWriteAndRate: Upgrade = (stored) => stored;

/** The new field of games is optional: played as another mini-game. */
const onlyPlayedAs: Upgrade = (stored) => stored;

/** The new fields of answers are optional: items that the player does not know, and texts that are skipped. */
const onlyLeftOut: Upgrade = (stored) => stored;

/** The new field of sliders for every player is optional: the names of their ends. */
const onlySliderEnds: Upgrade = (stored) => stored;

/** Adds the mini-game Whose is it?, which no stored room has, and guesses that are answers to it. */
const onlyWhoseIsIt: Upgrade = (stored) => stored;

/** The new field of answers is optional: texts whose author the player does not know. */
const onlyUnknownAuthors: Upgrade = (stored) => stored;

/** The new field of guesses is optional: what is chosen and not final. */
const onlyOpenGuesses: Upgrade = (stored) => stored;

/**
 * The first upgrade makes version 2 from version 1, and so on. Do not change an upgrade while rooms of its
 * version may exist.
 */
export const roomUpgrades: readonly Upgrade[] = [
  addClockStart,
  onlyOptional,
  onlyMoreInLineUps,
  addAgain,
  renameFields,
  onlyNewcomers,
  onlyTicketUsers,
  addGuests,
  onlyChatKeys,
  addRemovedPlayers,
  addWaiting,
  addShowLengths,
  nameStates,
  listAwards,
  addRoundsPerTheme,
  addEverythingIsNew,
  onlyRankThem,
  addGuesses,
  onlyHotTakes,
  addGroupDecisions,
  onlyCup,
  onlyWriteAndRate,
  onlyPlayedAs,
  onlyLeftOut,
  onlySliderEnds,
  onlyWhoseIsIt,
  onlyUnknownAuthors,
  onlyOpenGuesses,
];
