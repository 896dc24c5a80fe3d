/** Who is placed, worst to best. */
export type Order = readonly string[];

/** Puts somebody at a place from the worst, 0 up, behind everybody at most; null: out of the row. The same row if nothing changes. */
export function putAt(order: Order, player: string, place: number | null): Order {
  const others = order.filter((other) => other !== player);
  const next = place === null ? others : others.toSpliced(place, 0, player);
  return next.length === order.length && next.every((other, index) => other === order[index]) ? order : next;
}
