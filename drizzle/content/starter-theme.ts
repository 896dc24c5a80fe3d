import type { ChooseConfig } from '@tallyho/game/minigames/choose/schema';
import type { SliderConfig } from '@tallyho/game/minigames/slider/schema';
import type { TierListConfig } from '@tallyho/game/minigames/tier-list/schema';

/** A picture of a tier list. */
export type StarterPicture = {
  /** Below `pictures/`: `<theme>/<game, from 1>/<name>.webp`. */
  file: string;
  /** What the picture shows: read aloud, and shown as its name. */
  alt: string;
  /** `<collection>:<name in it>`: where the art comes from, and what it is drawn from. */
  source: string;
};

export type StarterGame = { name: string; description: string } & (
  | {
      type: 'TierList';
      /** `content`, the pictures' folder, is set by whoever uploads them. */
      config: Pick<TierListConfig, 'tiers'> & { pictures: StarterPicture[] };
    }
  | { type: 'Slider'; config: SliderConfig }
  | { type: 'Choose'; config: ChooseConfig }
);

/** A theme that every new installation starts with. Plain data; the pictures lie beside it. */
export type StarterTheme = {
  name: string;
  description: string;
  type: 'normal';
  /** Names of starter tags. */
  tags: string[];
  games: StarterGame[];
};

export type StarterTag = { name: string; category: string; color: string; adminOnly: boolean };
