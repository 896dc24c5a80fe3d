/** The effect of a key on the focused item. `tier` null: back to the pool. */
export type BoardKey =
  | { readonly type: 'focus'; readonly item: string }
  | { readonly type: 'put'; readonly tier: number | null };

/**
 * Returns the effect of a key on a tier board: arrows, Home and End move the focus, a digit puts the item into that tier (0
 * is the tenth), and Delete, Backspace and a 0 without a tenth tier remove it. `rows`: ids of the items per tier, the pool
 * last. Null: the key has no effect.
 */
export function boardKey(key: string, item: string, rows: readonly (readonly string[])[]): BoardKey | null {
  const tiers = rows.length - 1;
  if (/^\d$/.test(key)) {
    const tier = (Number(key) + 9) % 10;
    if (tier < tiers) return { type: 'put', tier };
    return key === '0' ? { type: 'put', tier: null } : null;
  }
  if (key === 'Delete' || key === 'Backspace') return { type: 'put', tier: null };
  const target = neighbour(key, item, rows);
  return target === undefined || target === item ? null : { type: 'focus', item: target };
}

function neighbour(key: string, item: string, rows: readonly (readonly string[])[]): string | undefined {
  const filled = rows.filter((row) => row.length > 0);
  const at = filled.findIndex((row) => row.includes(item));
  const row = filled[at] ?? [];
  const column = row.indexOf(item);
  const all = filled.flat();
  switch (key) {
    case 'ArrowLeft':
      return all[all.indexOf(item) - 1];
    case 'ArrowRight':
      return all[all.indexOf(item) + 1];
    case 'ArrowUp':
    case 'ArrowDown': {
      const next = filled[key === 'ArrowUp' ? at - 1 : at + 1];
      return next?.[Math.min(column, next.length - 1)];
    }
    case 'Home':
      return row[0];
    case 'End':
      return row.at(-1);
    default:
      return undefined;
  }
}

/**
 * Returns the id to focus when an item leaves the pool: the next one, otherwise the previous one, otherwise the item itself.
 */
export function nextInPool(pool: readonly string[], item: string): string {
  const at = pool.indexOf(item);
  return pool[at + 1] ?? pool[at - 1] ?? item;
}
