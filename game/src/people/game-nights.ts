import * as v from 'valibot';

/** A player in the list of a user's games. Only friends have an id. */
const player = v.object({
  /**
   * The name at the time of that game. Deleted accounts and users whom the viewer has blocked get a neutral
   * name.
   */
  username: v.string(),
  avatar: v.number(),
  isYou: v.boolean(),
  /** The id of a player who is the viewer's friend now; null for all others. */
  friend: v.nullable(v.string()),
});

/** A finished game in the list of one of its players, without any answers. */
export const gameNightSchema = v.object({
  _id: v.string(),
  /** ISO 8601. */
  finishedAt: v.string(),
  players: v.array(player),
  /** The themes that were played, in order. */
  themes: v.array(v.string()),
  /** Finished rounds. */
  rounds: v.number(),
  anonymousVotes: v.boolean(),
  /** The players with the most points, by the title that decided the game (`winningScores`); empty if no player had points. */
  winners: v.array(player),
  /** The players with points on the first three ranks, best first. */
  podium: v.array(v.object({ ...player.entries, rank: v.number() })),
  /** The viewer's rank among `of` players with points; null if the viewer was not rated, or has not guessed. */
  place: v.nullable(v.object({ rank: v.number(), of: v.number() })),
  /** The favourites of the group, at most three, from normal games. */
  favourites: v.array(v.string()),
  /** The token of the public link to the result; null if there is none. */
  shareToken: v.nullable(v.string()),
});
export type GameNight = v.InferOutput<typeof gameNightSchema>;

/** The name that replaces the names of users whom the viewer has blocked. */
export const blockedName = 'Blocked player';
