/** A face above a line, and how wide its name is. `at`: where its stem is; `aside`: how far from it the face is. All lengths in px. */
export interface Named {
  readonly at: number;
  readonly aside: number;
  /** Where the name begins above the line. The face stands on it. */
  readonly bottom: number;
  /** Null: it has no name. */
  readonly name: number | null;
}

interface Sizes {
  readonly line: number;
  readonly face: number;
  readonly height: number;
  /** How far a name may reach beyond the ends of the line, and what is between it and all else. */
  readonly beyond: number;
  readonly gap: number;
}

interface Box {
  readonly from: number;
  readonly to: number;
  readonly bottom: number;
  readonly top: number;
}

/** How far a name may be moved from the middle of its face, nearest first. */
const moves = [0, 8, -8, 16, -16, 24, -24];

/** Returns where the names below the faces begin, in the original order; null for one that would touch another name, a face or a stem. */
export function fittingNames(faces: readonly Named[], sizes: Sizes): (number | null)[] {
  const { line, face, height, beyond, gap } = sizes;
  const placed: Box[] = [];
  // Round faces leave their corners free.
  const around = faces.map(({ at, aside, bottom }, index) => [
    {
      index,
      from: at + aside - face * 0.45,
      to: at + aside + face * 0.45,
      bottom: bottom + height + 1,
      top: bottom + height + face,
    },
    { index, from: at, to: at, bottom: 0, top: bottom + height },
  ]);
  return faces.map(({ at, aside, bottom, name }, index) => {
    if (name === null) return null;
    const others = [...around.flat().filter((box) => box.index !== index), ...placed];
    // The own stem is behind the name, or beside it.
    const isClear = (from: number) =>
      Math.abs(at - from - name / 2) <= name / 2 - gap || Math.abs(at - from - name / 2) >= name / 2 + gap;
    const start = moves
      .map((move) => at + aside - name / 2 + move)
      .find(
        (from) =>
          from >= -beyond &&
          from + name <= line + beyond &&
          isClear(from) &&
          others.every(
            (box) =>
              box.bottom >= bottom + height ||
              box.top <= bottom ||
              box.to + gap <= from ||
              box.from >= from + name + gap,
          ),
      );
    if (start === undefined) return null;
    placed.push({ from: start, to: start + name, bottom, top: bottom + height });
    return start;
  });
}
