import type { Item } from '@tallyho/game/minigames/fields';
import pictures from './foods.sheet';

/** Items of the demo on the home page and of test mode. Both work without the server. */
export const foods: Item[] = [
  { id: 'pizza', url: pictures('pizza'), alt: 'Pizza' },
  { id: 'taco', url: pictures('taco'), alt: 'Taco' },
  { id: 'fries', url: pictures('french-fries'), alt: 'Fries' },
  { id: 'hot-dog', url: pictures('hot-dog'), alt: 'Hot dog' },
  { id: 'ramen', url: pictures('steaming-bowl'), alt: 'Ramen' },
  { id: 'pretzel', url: pictures('pretzel'), alt: 'Pretzel' },
  { id: 'burger', url: pictures('hamburger'), alt: 'Burger' },
  { id: 'burrito', url: pictures('burrito'), alt: 'Burrito' },
];
