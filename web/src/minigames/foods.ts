import type { Item } from '@tallyho/game/minigames/fields';
import pictures from './foods.sheet';

/** Items of the demo on the home page and of test mode. Both work without the server. The pictures are those of the theme Street food. */
export const foods: Item[] = [
  { id: 'pizza', url: pictures('pizza'), alt: 'Pizza' },
  { id: 'taco', url: pictures('taco'), alt: 'Taco' },
  { id: 'fries', url: pictures('french-fries'), alt: 'Fries' },
  { id: 'hot-dog', url: pictures('hot-dog'), alt: 'Hot dog' },
  { id: 'ramen', url: pictures('noodles'), alt: 'Ramen' },
  { id: 'pretzel', url: pictures('pretzel'), alt: 'Pretzel' },
  { id: 'burger', url: pictures('hamburger'), alt: 'Burger' },
  { id: 'burrito', url: pictures('burrito'), alt: 'Burrito' },
];

/** More items of the demo. */
export const moreFoods: Item[] = [
  { id: 'ice-cream', url: pictures('ice-cream'), alt: 'Ice cream' },
  { id: 'sushi', url: pictures('sushi'), alt: 'Sushi' },
  { id: 'dumpling', url: pictures('dumpling'), alt: 'Dumpling' },
  { id: 'popcorn', url: pictures('popcorn'), alt: 'Popcorn' },
];
