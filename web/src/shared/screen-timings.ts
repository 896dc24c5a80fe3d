/**
 * The times of the pages that users notice, in milliseconds. No server needs these; the times of rooms are in
 * `game/src/limits.ts`. A file of its own, because every page loads it.
 */
export const screenTimings = {
  /** How long a toast stays. */
  toast: 5_000,
  /** How long 'Copied!' is shown. */
  copied: 2_000,
  /** How long a conversation says that a message was not sent. */
  failedMessage: 3_000,
  /** How long 'Password set' is shown before the page shows the updated account. */
  passwordDone: 1_500,
  /** How long a tip of the tutorial is shown. Its bar has 100 ticks in this time. */
  tip: 5_000,
  /** How often messages, requests and invitations are fetched while their socket is down. */
  polling: 15_000,
  /** How often the home page checks that a game to return to still runs. */
  unfinishedGame: 10_000,
  /** How often the list of public lobbies is fetched. A new lobby must appear within 3 s. */
  publicLobbies: 2_000,
  /** The pause after the last key before a search for people starts, and before one for tags. */
  peopleSearch: 500,
  tagSearch: 300,
  /** The animation of a removed tag. */
  tagRemoval: 300,
  /** The minimum time of the placeholder while the active game loads. */
  gameSkeleton: 300,
  /** The minimum time of the placeholder while themes or the details of a theme load. */
  themeSkeleton: 200,
  /** One of the five strokes that are drawn when all players are ready. */
  startStroke: 480,
  /** The announcement of a theme or of its next game. */
  announcement: 2_400,
  /**
   * The ceremony at Game Over: when the third, the second and the first place rise, and its end, after the end of the game. The
   * second takes 0.9 s, so that 1.5 s of silence come before the first. A page that opens later shows the final state.
   */
  ceremony: { third: 300, second: 2_000, first: 4_400, end: 8_000 },
  /** The last part of Game Over's redirect, in which the page shows it. */
  redirectNotice: 15_000,
  nudgeBanner: 6_000,
  /** From the lock of an answer until it is sent without another press. Whole seconds. */
  sending: 8_000,
  /** How long an answer that is not sent in this way is locked until the player is reminded. */
  lockedReminder: 10_000,
  /** The text after the contact form was sent. */
  contactThanks: 5_000,
} as const;
