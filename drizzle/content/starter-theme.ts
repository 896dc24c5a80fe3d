import type { GameDraft } from '@tallyho/game/minigames/registry';

/** A picture of a tier list. */
export type StarterPicture = {
  /** Below `pictures/`: `<theme>/<game, from 1>/<name>.webp`. */
  file: string;
  /** What the picture shows: read aloud, and shown as its name. */
  alt: string;
  /** `<collection>:<name in it>`: where the art comes from, and what it is drawn from. */
  source: string;
};

/** A game with pictures names them; `content`, their folder, is set by whoever uploads them. */
type WithPictures<Game extends GameDraft> = Game extends { config: { content: unknown } }
  ? Omit<Game, 'config'> & { config: Omit<Game['config'], 'content'> & { pictures: StarterPicture[] } }
  : Game;

/** A game of any type that the registry knows. */
export type StarterGame = WithPictures<GameDraft>;

/** The pictures to upload for a game; none for most types. */
export const picturesOf = ({ config }: StarterGame): StarterPicture[] =>
  'pictures' in config ? config.pictures : [];

/** A theme that every new installation starts with. Plain data; the pictures lie beside it. */
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
