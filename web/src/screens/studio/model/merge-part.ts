import { changedBy, type Side } from './merge-lists.ts';

/** A part of a theme that two administrators do not have in the same way. The texts are for them to read. */
export interface MergedPart {
  /** Identifies the part among the choices. */
  readonly id: string;
  /** The title of the game that it is about; null: the theme itself. */
  readonly game: string | null;
  readonly label: string;
  /** Null: unknown. */
  readonly before: string | null;
  readonly mine: string;
  readonly theirs: string;
  /** Which changes the merged theme has. ask: only one of both is possible, and an administrator has to choose. */
  readonly kept: Side | 'combined' | 'ask';
}

/** The answers for the parts to ask for, by their ids. */
export type Choices = Readonly<Record<string, Side>>;

/** Collects the parts that differ, and returns whose value the merged theme has. */
export type RecordPart = (part: Omit<MergedPart, 'kept'>, by: Side | 'both' | 'combined' | null) => Side;

/** A value as it was (undefined: unknown) and as both sides have it. */
export interface Versions<Value, Base = Value> {
  readonly base: Base;
  readonly mine: Value;
  readonly theirs: Value;
}

/** Returns the function that collects into `parts`. */
export const recorder =
  (parts: MergedPart[], choices: Choices): RecordPart =>
  (part, by) => {
    if (by === null) return 'mine';
    parts.push({ ...part, kept: by === 'both' ? 'ask' : by });
    if (by === 'both') return choices[part.id] ?? 'mine';
    return by === 'theirs' ? 'theirs' : 'mine';
  };

/** Merges one value, and records it if it differs. `textOf`: for the administrators. */
export function mergeValue<Value>(
  { base, mine, theirs }: Versions<Value, Value | undefined>,
  part: Pick<MergedPart, 'id' | 'game' | 'label'>,
  { record, textOf }: { readonly record: RecordPart; readonly textOf: (value: Value) => string },
): Value {
  const side = record(
    {
      ...part,
      before: base === undefined ? null : textOf(base),
      mine: textOf(mine),
      theirs: textOf(theirs),
    },
    changedBy(base, mine, theirs),
  );
  return side === 'mine' ? mine : theirs;
}
