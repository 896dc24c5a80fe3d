import * as v from 'valibot';

/** A player as the list of one's games shows them: no ids. */
const player = v.object({
  /** As of that game. People who deleted their account and people whom the viewer has blocked have a neutral name. */
  username: v.string(),
  avatar: v.number(),
  isYou: v.boolean(),
});

/** A finished game in the list of one of its players. It has nobody's answers. */
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
  /** Who had the most points in the games about the players; empty if nobody had any. */
  winners: v.array(player),
  /** The viewer's place among `of` rated players; null if they were not rated. */
  place: v.nullable(v.object({ rank: v.number(), of: v.number() })),
  /** What the group liked best, at most three, where nobody was rated. */
  favourites: v.array(v.string()),
  /** Of the public link to the result; null if there is none. */
  shareToken: v.nullable(v.string()),
});
export type GameNight = v.InferOutput<typeof gameNightSchema>;

/** What a person whom the viewer has blocked is called. */
export const blockedName = 'Blocked player';
