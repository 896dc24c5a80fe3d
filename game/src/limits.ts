import { lobbyCodeLength } from './lobby-code.ts';

/** All limits and timings of the product. Lengths in characters, times in milliseconds. */
export const limits = {
  avatars: 8,
  capacity: { min: 2, max: 8, default: 4 },
  /**
   * `changeEvery`: how often an account can change its username; `reserved`: how long its old name is kept for it. Times in
   * milliseconds.
   */
  username: { min: 5, max: 30, changeEvery: 30 * 24 * 3_600_000, reserved: 90 * 24 * 3_600_000 },
  /** A guest's name: at most `max` characters as a reader counts them (an emoji is one), in at most `units` UTF-16 code units. */
  displayName: { max: 30, units: 120 },
  password: { min: 6, maxBytes: 1024 },
  /**
   * `changeDelay`: how long a change of a verified address waits that was requested in a browser that is not known for as
   * long (ms).
   */
  email: { max: 254, changeDelay: 24 * 3_600_000 },
  /** Maximum length of an id, a code or a name in a request that looks something up. */
  lookup: 100,
  lobbyCode: { length: lobbyCodeLength, alphabet: 'ABCDEFGHJKMNPQRSTUVWXYZ23456789' },
  chat: { max: 300, counterFrom: 250, history: 100 },
  /**
   * Direct messages: maximum length, messages per page of the history, and the minimum time between two
   * messages of a sender (ms).
   */
  directMessage: {
    max: 1_000,
    counterFrom: 900,
    page: 50,
    cooldown: 2_000,
    /** How many conversations are listed with their last messages. */
    latest: 8,
  },
  friends: {
    max: 500,
    searchResults: 30,
    /** Maximum number of open requests of an account. */
    openRequests: 30,
  },
  /**
   * The maximum number of recipients of one push request of the edge, and of those that one invocation calls
   * itself (a free plan allows 50 calls).
   */
  fanout: { recipients: 1_000, each: 40 },
  /** How long an invitation to a lobby is valid, in milliseconds. */
  invitation: 5 * 60_000,
  /** The length of what a suspended user writes against the suspension. */
  appeal: { min: 10, max: 1_000 },
  /**
   * The maximum length of a report's details, and of open reports: of a user, and of a source about one player. A source is a
   * user, and for guests also their browser and their network address.
   */
  report: { details: 500, open: 20, aboutOne: 3 },
  /** The length of a mute or a suspension, in hours: at most a year. */
  sanctionHours: { max: 24 * 366 },
  /** The maximum number of concurrent sessions of an account. */
  sessions: 20,
  /** How recent the last authentication must be for irreversible actions, in milliseconds. */
  confirmation: 15 * 60_000,
  /**
   * Passkeys of an account, and the maximum length of their names. `challenge`: how long a browser has for its answer, in
   * milliseconds.
   */
  passkeys: { perAccount: 10, name: 40, challenge: 5 * 60_000 },
  /**
   * Guests. `lobbyShare`: the share
   * of a lobby's seats for guests of one address that no account in the lobby has. `unused`: a guest who was not here for so
   * long is deleted. `link`: the lifetime of a link to the guest's other device. `retry`: how long a repeated request
   * returns the same guest. `requests`: questions to the leader whether a guest may join: how many are open at once, how many
   * one address may ask in `requestWindow`, and how many a room keeps. Times in milliseconds.
   */
  guests: {
    lobbyShare: 0.5,
    unused: 7 * 24 * 3_600_000,
    link: 10 * 60_000,
    retry: 10 * 60_000,
    requests: { open: 3, perAddress: 6, kept: 50 },
    requestWindow: 10 * 60_000,
  },
  /** How many removed players a lobby remembers, the latest. */
  removedPlayers: 100,
  tags: { perTheme: 25 },
  theme: { name: 80, description: 600, games: 100 },
  game: { name: 100, description: 400 },
  tiers: { min: 1, max: 10 },
  label: 40,
  points: { min: 3, max: 10 },
  /** The pictures of a game, how many of them a board shows, and how many a tier list that was drawn from a deck. */
  items: { max: 60, onBoard: 16, drawn: 12 },
  seModeItems: 5,
  /**
   * A cup: how many items start, how many texts of a custom theme it needs, and how long its steps last, in seconds: the first
   * duel, during which the round is announced, the other duels, an outcome, and an outcome that a coin decides.
   */
  cup: { sizes: [8, 16], texts: 4, seconds: { first: 8, duel: 4, outcome: 2, coin: 3 } },
  /** The items of a ranking. */
  ranking: { min: 5, max: 7, default: 6 },
  /**
   * Hot takes: takes of a round, and the fewest that a theme writes; from as many items, pairs make a whole round. `drawn`: how
   * many pictures a round shows that was drawn from a deck, each of them twice. `statement`: the maximum length; `seconds`: the
   * time for each take.
   */
  hotTakes: { perRound: 10, fewest: 5, drawn: 10, statement: 100, seconds: 5 },
  /** The themes of a vote. */
  voteOptions: 3,
  slider: { min: 0, max: 10 },
  /**
   * A prompt of WriteAndRate, and what players write: at most `max` characters as a reader counts them, in at most `units`
   * UTF-16 code units. `rating`: what a player can give a text.
   */
  written: { prompt: 120, max: 80, units: 400, rating: { min: 1, max: 5 } },
  /** The rating that one player gives another in SliderLobby. */
  lobbyRating: { min: 1, max: 100, default: 50 },
  /**
   * When a group counts as divided: at least `opinions` opinions. For choices, the most frequent one has at
   * most `leadingShare`. Graded opinions have at least the standard deviation `spread` (of 100), and at
   * least the other limit without any single one of them.
   */
  divisive: { opinions: 3, leadingShare: 0.6, spread: 25, spreadWithoutOne: 15 },
  /** A round's answer timer, in seconds. */
  answerSeconds: { min: 30, max: 180, default: 60 },
  /** Themes per game, if there is a limit. */
  numRounds: { min: 1, max: 20 },
  /** Rounds of a theme, unless all its games are played. */
  roundsPerTheme: { min: 1, max: 10, default: 3 },
  /** Finished games per page of a player's own list. */
  gameNights: { page: 10 },
  /**
   * The profile: of how many latest games it tells, up to what number finished games are counted, how many people and items it
   * shows, and how many answers two players need in common.
   */
  profile: { games: 50, counted: 1_000, shown: 3, compared: 5 },
  /** A question with so many pictures is asked again in other formats, as a Cup for example. */
  picturesForFormats: 10,
  /**
   * How long such a question rests until it is asked in another format, in milliseconds: a group that meets every week gets it
   * again after eight evenings.
   */
  questionRest: 52 * 24 * 60 * 60 * 1000,
  /** How many games of themes the product remembers for each user, the newest, and how many items of each of these. */
  seenGames: { perUser: 5_000, items: 120 },
  /** Custom themes of a lobby. `games`: the maximum number of games of one. */
  customThemes: { perLobby: 8, texts: 20, textLength: 40, games: 10 },
  frameBytes: 16 * 1024,
  /** A game's record that is longer than this (characters of JSON) is sent to the API in parts, at most this many. */
  gamePart: { length: 1_000_000, count: 12 },
  malformedFrames: 5,
  /**
   * The maximum age of a socket, in milliseconds. Its client then reconnects with a new ticket, which needs a session that has
   * not expired.
   */
  socketAge: 48 * 60 * 60_000,
  /** Ids of executed commands per member. More than a burst of the rate limit, so that each can be sent again. */
  rememberedCommands: 32,
  /**
   * How long the database keeps what no account owns, in milliseconds: a report or appeal after it was closed, an entry of the
   * log, a part of a game's record without the others, and the record of a closed lobby (longer than any of its reports can be late).
   */
  retention: {
    closedReport: 365 * 24 * 3_600_000,
    auditLog: 2 * 365 * 24 * 3_600_000,
    gamePart: 24 * 3_600_000,
    closedLobby: 24 * 3_600_000,
  },
  /** How long a room keeps a report that the API has refused, in milliseconds. */
  parkedReport: 30 * 24 * 3_600_000,
  /** How long a theme is marked as new after it was first offered in lobbies, in milliseconds. */
  newTheme: 14 * 24 * 3_600_000,
  imageBytes: 5 * 1024 * 1024,
  /** Maximum length of a picture's description. */
  pictureAlt: 200,
} as const;

/** The timings of a room in one table, so that tests can shorten all of them. */
export const defaultTimings = {
  /** How long results are shown after their show until the next round starts automatically. */
  resultsCountdown: 30_000,
  /** Time since a player's last socket closed until the player is shown as away. */
  awayAfter: 5_000,
  /** The same until the player is no longer waited for. */
  absentAfter: 15_000,
  /** The same until the player is no longer the leader. */
  handoverAfter: 30_000,
  /** The same until the seat is removed. */
  seatGracePeriod: 120_000,
  /** How long a player who lost the lead by absence can take it back, from the return. */
  leadReturn: 120_000,
  /** The minimum time that results are still shown when the game goes on after it waited for a player. */
  resumeCountdown: 10_000,
  /** Time since the ready check began until the leader can start without those who are not ready. */
  readyCheckPatience: 15_000,
  /** The interval of a room's pings to its sockets while a game runs. */
  pingEvery: 2_000,
  /**
   * The heartbeat timeout during a game. A player whose sockets timed out counts as gone since the last
   * heartbeat.
   */
  pingTimeout: 5_000,
  /** How long a client waits for the next frame after a ping before it treats the connection as dead. */
  roomSilentAfter: 4_500,
  /**
   * The heartbeat timeout of a room's sockets while no game runs. Hidden tabs send a heartbeat at least once per
   * minute.
   */
  lobbySilentAfter: 75_000,
  /** How long the leader can answer the question whether a guest may join. */
  entryRequest: 120_000,
  chatCooldown: 2_000,
  /** How long players can vote for the next theme, and how long the result is shown before the theme starts. */
  voteLength: 30_000,
  voteResult: 5_000,
  /** From when the leader can choose instead of the player whose turn it is, and instead of a theme that does not load. */
  turnPatience: 45_000,
  drawPatience: 10_000,
  /** How long the room waits for the API before it asks again for what the next theme needs. */
  askAgain: 5_000,
  /** The maximum length of a pause. */
  pauseLength: 600_000,
  /** The minimum time between two nudges in a room. */
  nudgeCooldown: 10_000,
  /** The minimum time between two moods of a player. */
  moodCooldown: 1_000,
  /** Time since the last user socket of a user closed until friends see the user as offline. */
  offlineAfter: 30_000,
  /**
   * The heartbeat timeout of user sockets. The user is then offline. Hidden tabs send one at least once
   * per minute.
   */
  silentAfter: 85_000,
  /** The maximum length of a results show, which is also at most one and a half times the countdown. */
  showLength: 45_000,
  /** The factor of the times of a show (show/beats.ts). */
  showSlowness: 1,
  /** The length of a second of the answer timer. */
  answerSecond: 1_000,
  /** The length of a second of the limit of a step, in a round with several steps. */
  stepSecond: 1_000,
  /** How long a round still waits for the guess of a player, from the own answer. */
  guessTime: 10_000,
  /**
   * Time since the answer timer ended, or since the leader ended the round, until the round closes. Answers
   * that arrive before that still count. Clients send their answers when the time is up.
   */
  answerGrace: 1_000,
  /** The same for the limit of a step, in a round with several steps. */
  stepGrace: 400,
  /** Game Over returns to the home page after this time, unless the player cancels it. */
  gameOverRedirect: 60_000,
} as const;

export type Timings = { readonly [Name in keyof typeof defaultTimings]: number };
