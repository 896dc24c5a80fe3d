import { miniGameTypes } from '../minigames/registry.ts';
import { normalizedName } from '../text.ts';

/**
 * Returns the name by which a game of a theme is remembered. A game that is played as another mini-game is a format of its own:
 * the same question with the same pictures is new in it.
 */
export const seenNameOf = ({
  name,
  type,
  isPlayedAs,
}: {
  readonly name: string;
  readonly type: string;
  readonly isPlayedAs?: true | undefined;
}): string => normalizedName(isPlayedAs ? `${name} (${type})` : name);

/** Returns all names by which a question can be remembered: as the theme has it, and as other mini-games. */
export const seenNamesOf = (name: string): string[] => [
  normalizedName(name),
  ...miniGameTypes.map((type) => seenNameOf({ name, type, isPlayedAs: true })),
];
