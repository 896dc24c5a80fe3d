import { type GameRecord, gameRecordSchema } from '@tallyho/game/protocol/service';
import * as v from 'valibot';

const playerSchema = v.object({
  _id: v.string(),
  user: v.string(),
  username: v.string(),
  avatar: v.number(),
  /** Ready for the game. */
  confirmed: v.boolean(),
  /** The color of the seat, 0-7; null if the seat was removed. */
  color: v.nullable(v.number()),
});

/** A game as the API returns it. Each player's id has two names: `_id` and `user`. */
export const gameSchema = v.object({ ...gameRecordSchema.entries, players: v.array(playerSchema) });

/** Returns the response for a game. */
export const gameResponseOf = (record: GameRecord): v.InferOutput<typeof gameSchema> => ({
  ...record,
  players: record.players.map((player) => ({ _id: player.user, ...player })),
});
