/**
 * Returns places from 0 to 100 for things of these widths, as near to where they belong as their order and the space between them
 * allow. `wanted`: the lowest first.
 */
export function spread(wanted: readonly { readonly at: number; readonly width: number }[]): number[] {
  // Where each would be if all stood side by side from 0 on. Less space is left if they need more than there is.
  const offsets: number[] = [];
  for (const [index, { width }] of wanted.entries()) {
    const before = wanted[index - 1];
    offsets.push(before ? (offsets[index - 1] ?? 0) + (before.width + width) / 2 : 0);
  }
  const needed = offsets.at(-1) ?? 0;
  const scale = needed > 100 ? 100 / needed : 1;
  const free = 100 - needed * scale;
  // Neighbors that are too near become one group at the mean of what its members want.
  const groups: { sum: number; count: number }[] = [];
  for (const [index, { at }] of wanted.entries()) {
    groups.push({ sum: at - (offsets[index] ?? 0) * scale, count: 1 });
    for (;;) {
      const [one, other] = groups.slice(-2);
      if (!one || !other || one.sum / one.count <= other.sum / other.count) break;
      groups.splice(-2, 2, { sum: one.sum + other.sum, count: one.count + other.count });
    }
  }
  return groups
    .flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count))
    .map((base, index) => Math.min(Math.max(base, 0), free) + (offsets[index] ?? 0) * scale);
}
