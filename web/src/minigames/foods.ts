import type { Item } from '@tallyho/game/minigames/contract';
import burrito from '../shared/pictures/burrito.webp';
import fries from '../shared/pictures/french-fries.webp';
import hamburger from '../shared/pictures/hamburger.webp';
import hotDog from '../shared/pictures/hot-dog.webp';
import pizza from '../shared/pictures/pizza.webp';
import pretzel from '../shared/pictures/pretzel.webp';
import ramen from '../shared/pictures/steaming-bowl.webp';
import taco from '../shared/pictures/taco.webp';

/** Items of the demo on the home page and of test mode. Both work without the server. */
export const foods: Item[] = [
  { id: 'pizza', url: pizza, alt: 'Pizza' },
  { id: 'taco', url: taco, alt: 'Taco' },
  { id: 'fries', url: fries, alt: 'Fries' },
  { id: 'hot-dog', url: hotDog, alt: 'Hot dog' },
  { id: 'ramen', url: ramen, alt: 'Ramen' },
  { id: 'pretzel', url: pretzel, alt: 'Pretzel' },
  { id: 'burger', url: hamburger, alt: 'Burger' },
  { id: 'burrito', url: burrito, alt: 'Burrito' },
];
