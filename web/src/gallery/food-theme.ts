import type { ThemeSnapshot } from '@tallyho/game/themes/theme-snapshot';
import { foods, moreFoods } from '../minigames/foods.ts';

const items = [...foods, ...moreFoods];

const tiers = [
  { name: 'Best', color: 'green' },
  { name: 'Good', color: 'yellow' },
  { name: 'Meh', color: 'orange' },
  { name: 'Bad', color: 'red' },
] as const;

/** The usual tier list of a theme: twelve named pictures and four short tiers. */
export const foodTheme: ThemeSnapshot = {
  name: 'One free hand',
  description: 'Only one hand free.',
  type: 'normal',
  tags: ['food'],
  games: [
    {
      type: 'TierList',
      name: 'Only one hand free',
      description: 'You eat it walking, with a phone in the other hand. Which one goes best?',
      config: { tiers: [...tiers], ordered: true, content: 'Themes/One free hand/Game1', seMode: false },
      items,
    },
  ],
};

/** Returns the placement of the foods by a player. One player likes the pizza less, and two disagree about the taco. */
export function foodPlacement(seat: number) {
  const tierOf = (food: number): number => {
    if (food === 0) return seat === 1 ? 1 : 0;
    if (food === 1) return seat === 2 ? 3 : 0;
    return Math.min(tiers.length - 1, Math.floor((food + (seat % 2)) / 3));
  };
  return {
    tiers: tiers.map(({ name }, tier) => ({
      name,
      items: items.flatMap(({ id }, food) => (tierOf(food) === tier ? [id] : [])),
    })),
  };
}
