import { type GameRecord, gameRecordSchema } from '@tallyho/game/protocol/service';
import * as v from 'valibot';
import { playerFrom, playerSchema } from '../../rooms/schemas.ts';

const gamePlayerSchema = v.object({
  ...playerSchema.entries,
  /** Ready for the game. */
  confirmed: v.boolean(),
  /** The color of the seat, 0-7; null if the seat was removed. */
  color: v.nullable(v.number()),
});

/** A game as the API returns it. */
export const returnedGameSchema = v.object({
  ...gameRecordSchema.entries,
  players: v.array(gamePlayerSchema),
});

/** Returns the response for a game. */
export const gameResponseOf = (record: GameRecord): v.InferOutput<typeof returnedGameSchema> => ({
  ...record,
  players: record.players.map(playerFrom),
});
