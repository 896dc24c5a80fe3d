import * as v from 'valibot';
import type { UserId } from '../model/person.ts';
import { normalizedName } from '../text.ts';
import { seenNameOf } from '../themes/seen-name.ts';

/** What a record says about who has seen a round of the catalogue. Rounds of older versions do not say it. */
const seenRoundSchema = v.object({
  theme: v.string(),
  isCustomTheme: v.literal(false),
  game: v.object({ name: v.string(), type: v.string(), isPlayedAs: v.optional(v.literal(true)) }),
  board: v.object({ items: v.optional(v.array(v.object({ id: v.string() })), []) }),
  seenBy: v.array(v.number()),
});

/** A game of a theme that a user has seen, by normalized names, with the items of its board. */
export type SeenRound = { user: UserId; theme: string; game: string; items: string[] };

/** Returns what each player of a game has seen, by the record of the game. Rounds of custom themes are left out. */
export const roundsSeenIn = ({
  players,
  roundsData,
}: {
  readonly players: readonly { readonly user: UserId }[];
  readonly roundsData: readonly unknown[];
}): SeenRound[] =>
  roundsData.flatMap((data) => {
    const round = v.safeParse(seenRoundSchema, data);
    if (!round.success) return [];
    const { theme, game, board, seenBy } = round.output;
    return seenBy.flatMap((index) => {
      const user = players[index]?.user;
      if (user === undefined) return [];
      const items = board.items.map(({ id }) => id);
      return [{ user, theme: normalizedName(theme), game: seenNameOf(game), items }];
    });
  });
