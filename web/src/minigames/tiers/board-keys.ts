/** What a key does to the picture that has the focus. `tier` null: back into the tray. */
export type BoardKey =
  | { readonly does: 'focus'; readonly item: string }
  | { readonly does: 'put'; readonly tier: number | null };

/**
 * The keys of a tier board: arrows, Home and End go from picture to picture, a digit puts it into that
 * tier (0 is the tenth), Delete, Backspace and a 0 without a tenth tier take it back. `rows` has the pictures' ids as
 * they lie, tier by tier and the tray last. Null: not a key of the board, or it leads nowhere.
 */
export function boardKey(key: string, item: string, rows: readonly (readonly string[])[]): BoardKey | null {
  const tiers = rows.length - 1;
  if (/^\d$/.test(key)) {
    const tier = (Number(key) + 9) % 10;
    if (tier < tiers) return { does: 'put', tier };
    return key === '0' ? { does: 'put', tier: null } : null;
  }
  if (key === 'Delete' || key === 'Backspace') return { does: 'put', tier: null };
  const target = neighbour(key, item, rows);
  return target === undefined || target === item ? null : { does: 'focus', item: target };
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

/** Where the focus goes when an item leaves the tray: to the one after it, or else before it, or along with it. */
export function nextInPool(tray: readonly string[], item: string): string {
  const at = tray.indexOf(item);
  return tray[at + 1] ?? tray[at - 1] ?? item;
}
