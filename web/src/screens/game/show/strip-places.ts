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

/** What a letter of a text takes of the scale of 100 on a narrow card, the space between two texts, and a text that wraps. */
const letter = 4.2;
const between = 4;
const widest = 16;

/** Returns parts as one text. More than two numbers are a range. */
const joined = (parts: readonly string[]): string =>
  parts.length > 2 && parts.every((part) => /^\d/.test(part))
    ? `${parts[0]}–${parts.at(-1)}`
    : parts.join(', ');

/** What a letter of the name of a step takes of the scale of 100. */
const stepLetter = 2.9;

/** Returns true if all steps of a scale, which are equally far apart, have room for their names in one line. */
export const haveRoom = (names: readonly string[]): boolean =>
  names.length > 1 &&
  names.every(
    (name, index) =>
      ((name.length + (names[index + 1] ?? '').length) / 2) * stepLetter + 2 <= 100 / (names.length - 1),
  );

/** Returns the texts at their places, without repetition. Texts that would touch each other become one. `marks`: the lowest first. */
export function gathered(
  marks: readonly { readonly at: number; readonly said: string }[],
): { at: number; said: string }[] {
  const texts: { from: number; to: number; parts: string[] }[] = [];
  const middle = ({ from, to }: { from: number; to: number }) => (from + to) / 2;
  const width = ({ parts }: { parts: string[] }) => Math.min(joined(parts).length, widest) * letter;
  for (const { at, said } of marks) {
    texts.push({ from: at, to: at, parts: [said] });
    for (;;) {
      const [one, other] = texts.slice(-2);
      if (!one || !other) break;
      const isSame = one.parts.at(-1) === other.parts[0] && one.to === other.from;
      if (!isSame && middle(other) - middle(one) >= (width(one) + width(other)) / 2 + between) break;
      texts.splice(-2, 2, {
        from: one.from,
        to: other.to,
        parts: [...new Set([...one.parts, ...other.parts])],
      });
    }
  }
  return texts.map((text) => ({ at: middle(text), said: joined(text.parts) }));
}
