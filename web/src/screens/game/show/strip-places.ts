import type { AwardScale } from '@tallyho/game/round-awards/award';

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

/** How far from a step its name still says where a place is, as a part of the distance between two steps. */
const nearStep = 0.3;

/** Returns where a place on a scale of 100 is: the name of the step that it is near to, those of the two that it is between, or its number. */
export function wordsAt(at: number, { names }: Pick<AwardScale, 'names'>): string {
  const place = (at / 100) * (names.length - 1);
  const nearest = names[Math.round(place)];
  if (nearest === undefined) return String(Math.round(at));
  return Math.abs(place - Math.round(place)) <= nearStep
    ? nearest
    : `between “${names[Math.floor(place)]}” and “${names[Math.ceil(place)]}”`;
}

/** How many names stand in columns below their steps at most, and what a letter and the space between two words take of the scale. */
const columns = { most: 7, letter: 2.3, between: 1, lines: 3 } as const;

/** Returns true if the names of all steps have room in columns of equal width, in a few lines. */
export const haveColumns = (names: readonly string[]): boolean =>
  names.length > 1 &&
  names.length <= columns.most &&
  names.every((name) => {
    const lettersInLine = (100 / names.length - columns.between) / columns.letter;
    return (
      Math.max(...name.split(/\s+/).map((word) => word.length)) <= lettersInLine &&
      name.length <= lettersInLine * (columns.lines - 0.5)
    );
  });
