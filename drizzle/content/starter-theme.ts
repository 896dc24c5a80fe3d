import type { GameDraft } from '@tallyho/game/minigames/registry';

/** A picture of a tier list. */
export type StarterPicture = {
  /** Path below `pictures/`: `<theme>/<game, from 1>/<name>.webp`. */
  file: string;
  /** Text alternative, also shown as the picture's name. */
  alt: string;
  /** The art that the picture is drawn from: `<collection>:<name in the collection>`. */
  source: string;
};

/** A game with its pictures. The loader sets `content`, the folder of the uploaded pictures. */
type WithPictures<Game extends GameDraft> = Game extends { config: { content: unknown } }
  ? Omit<Game, 'config'> & { config: Omit<Game['config'], 'content'> & { pictures: StarterPicture[] } }
  : Game;

/** A game of any registered type. */
export type StarterGame = WithPictures<GameDraft>;

/** Returns the pictures to upload for a game; empty for most types. */
export const picturesOf = ({ config }: StarterGame): StarterPicture[] =>
  'pictures' in config ? config.pictures : [];

/** A theme of every new installation. Plain data; the pictures are files in `pictures/`. */
export type StarterTheme = {
  name: string;
  description: string;
  /** Lobby themes rate the players and have no pictures. */
  type: 'normal' | 'lobby';
  /** Names of starter tags. */
  tags: string[];
  games: StarterGame[];
};

export type StarterTag = { name: string; category: string; color: string; adminOnly: boolean };
