import type { Person } from '../room/person.ts';

/** One line of a room's chat, as written; masking is the viewer's (decision 28). `id` counts up from 1 without gaps. */
export type ChatLine = Person & {
  id: number;
  text: string;
  /** Epoch ms. */
  at: number;
  /** A line of the room itself: somebody joined, left, took over. */
  isAction: boolean;
};
