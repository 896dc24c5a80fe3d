import { flagItems } from '../entities/room/testing/sample-themes.ts';

/** Returns a placement of the first `count` flags (default: all) that differs from player to player. */
export function flagPlacement(seed: number, count = flagItems.length) {
  const tiers = ['S', 'A', 'B', 'C', 'D'].map((name) => ({ name, items: [] as string[] }));
  flagItems.slice(0, count).forEach(({ id }, index) => {
    tiers[(index + (index % 3) * (seed % 3)) % tiers.length]?.items.push(id);
  });
  return { tiers };
}
