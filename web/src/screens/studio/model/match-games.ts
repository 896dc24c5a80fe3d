import { normalizedName } from '@tallyho/game/text';
import type { EditedGame } from './edited-theme.ts';
import { hasSameContent } from './merge-lists.ts';

const withoutName = ({ key: _, name: __, ...rest }: EditedGame) => rest;

const isAsOld: Likeness = (one, other) => one.createdAt !== null && one.createdAt === other.createdAt;

type Likeness = (one: EditedGame, other: EditedGame) => boolean;

/** What shows that two games are the same one, the surest sign first. The keys differ between forms of one stored theme. */
const likenesses: readonly Likeness[] = [
  (one, other) => one.key === other.key,
  (one, other) => one.folder !== null && one.folder === other.folder,
  (one, other) => one.name.trim() !== '' && normalizedName(one.name) === normalizedName(other.name),
  (one, other) => hasSameContent(withoutName(one), withoutName(other)),
  // Renamed and changed: games that were stored together have the same time, and mostly keep their order.
  (one, other) => one.type === other.type && isAsOld(one, other),
  (one, other) => isAsOld(one, other),
];

function matched(
  games: readonly EditedGame[],
  others: readonly EditedGame[],
  signs: readonly Likeness[],
): EditedGame[] {
  const keys = new Map<EditedGame, string>();
  const free = new Set(games);
  for (const isLike of signs)
    for (const other of others) {
      if (keys.has(other)) continue;
      const game = [...free].find((candidate) => isLike(candidate, other));
      if (!game) continue;
      free.delete(game);
      keys.set(other, game.key);
    }
  return others.map((other) => ({ ...other, key: keys.get(other) ?? other.key }));
}

/** Returns the games of `others` with the keys of the same games among `games`; other games keep their own keys. */
export const withKeysOf = (games: readonly EditedGame[], others: readonly EditedGame[]): EditedGame[] =>
  matched(games, others, likenesses);

/** Like `withKeysOf`, but only games with the same content are the same. */
export const withKeysOfEqual = (games: readonly EditedGame[], others: readonly EditedGame[]): EditedGame[] =>
  matched(games, others, [
    (one, other) => one.name === other.name && hasSameContent(withoutName(one), withoutName(other)),
  ]);
