/** Every limit and timing of the product, once. Lengths in characters, times in milliseconds. */
export const limits = {
  avatars: 8,
  capacity: { min: 2, max: 8, default: 4 },
  username: { min: 5, max: 30 },
  password: { min: 6, maxBytes: 1024 },
  email: { max: 254 },
  lobbyCode: { length: 6, alphabet: 'ABCDEFGHJKMNPQRSTUVWXYZ23456789' },
  chat: { max: 300, counterFrom: 250, history: 100 },
  /** Direct messages: length, how many a page of history holds, and the sender's pause in milliseconds. */
  directMessage: { max: 1_000, counterFrom: 900, page: 50, cooldown: 2_000 },
  friends: { max: 500, searchResults: 30 },
  /** Whom one call of the edge's can push events to; and to how many of them one invocation passes them on (a free plan's makes 50 calls). */
  fanout: { recipients: 1_000, each: 40 },
  /** How long an invitation into a lobby can be taken up, in milliseconds. */
  invitation: 5 * 60_000,
  /** What a report adds in words, and how many of one person may wait to be read. */
  report: { details: 500, open: 20 },
  /** A mute or a suspension, in hours: at most a year. */
  sanctionHours: { max: 24 * 366 },
  /** In how many browsers an account is logged in at a time. */
  sessions: 20,
  /** How fresh the proof of who one is must be for what cannot be undone, in milliseconds. */
  confirmation: 15 * 60_000,
  tags: { perTheme: 25 },
  theme: { name: 80, description: 600, games: 10 },
  game: { name: 100, description: 400 },
  tiers: { min: 1, max: 10 },
  label: 40,
  points: { min: 3, max: 10 },
  items: { max: 60 },
  seModeItems: 5,
  slider: { min: 0, max: 10 },
  /** What one player gives another in SliderLobby. */
  lobbyRating: { min: 1, max: 100, default: 50 },
  /**
   * When a group counts as divided: at least so many opinions; of choices the most frequent has at most this share; graded
   * opinions have at least this standard deviation (of 100), and without any single one of them at least the other.
   */
  divisive: { opinions: 3, leadingShare: 0.6, spread: 25, spreadWithoutOne: 15 },
  /** A round's answer timer, in seconds. */
  answerSeconds: { min: 30, max: 180, default: 60 },
  /** Themes per game, where there is a limit. */
  numRounds: { min: 1, max: 20 },
  /** Finished games on a page of a player's own list. */
  gameNights: { page: 10 },
  /** Themes that players write for their own lobby. */
  ownThemes: { perLobby: 8, texts: 20, textLength: 40 },
  frameBytes: 16 * 1024,
  malformedFrames: 5,
  rememberedCommands: 16,
  imageBytes: 5 * 1024 * 1024,
} as const;

/** The clockwork of a room. One table, so that a test can shorten all of it. */
export const defaultTimings = {
  /** How long results show before the next round starts by itself. */
  resultsCountdown: 30_000,
  /** Since the last of a player's sockets closed: shown as away ... */
  awayAfter: 5_000,
  /** ... no longer waited for ... */
  absentAfter: 15_000,
  /** ... no longer the leader ... */
  handoverAfter: 30_000,
  /** ... and the seat given up. */
  seatGracePeriod: 120_000,
  /** While a game runs: how often a room pings its sockets ... */
  pingEvery: 2_000,
  /** ... how long one may give no sign of life until its player counts as gone since the last sign ... */
  pingTimeout: 5_000,
  /** ... and how long a client that has been pinged waits for the next frame until it takes the line for dead. */
  roomSilentAfter: 4_500,
  chatCooldown: 2_000,
  /** A room's missing players are nudged at most once in this time. */
  nudgeCooldown: 10_000,
  /** Since the last of a person's own sockets closed: shown to friends as offline. */
  offlineAfter: 30_000,
  /**
   * Since the last sign of life on a person's own sockets: they are dead, and the person is offline. Hidden tabs give one a
   * minute at worst.
   */
  silentAfter: 85_000,
  /** A step of a results show, at most ... */
  showStep: 1_400,
  /** ... and the whole show, which also never takes more than two thirds of the countdown. */
  showLength: 20_000,
  /** What the answer timer counts as a second. */
  answerSecond: 1_000,
  /**
   * Since the answer timer ran out, or the leader ended the round: what was on its way still counts, then the round closes.
   * Clients send what they have as soon as time is up.
   */
  answerGrace: 1_000,
  /** Game Over returns to the home page after this, unless cancelled. */
  gameOverRedirect: 60_000,
} as const;

export type Timings = { readonly [Name in keyof typeof defaultTimings]: number };
