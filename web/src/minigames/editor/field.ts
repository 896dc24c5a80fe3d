/** What is wrong with a field of a game, or with one of a theme. */
export interface FieldProblem {
  /**
   * missing: something is not filled in yet, shown after the first attempt to save. collision: two names are the same, shown
   * immediately. refused: the API's reason.
   */
  readonly kind: 'missing' | 'collision' | 'refused';
  /** The field within the theme or game: 'name', 'games', 'steps.2', 'left.header', 'pictures.4'. */
  readonly field: string;
  readonly text: string;
}

export const missing = (field: string, text: string): FieldProblem => ({ kind: 'missing', field, text });
export const collision = (field: string, text: string): FieldProblem => ({ kind: 'collision', field, text });

/** Compares names as the API does: without regard to case and outer spaces. */
export const plainName = (name: string): string => name.trim().toLocaleLowerCase('en');

/** Returns the indexes of the names that an earlier entry has, too. */
export const repeatedNames = (names: readonly string[]): number[] => {
  const seen = new Set<string>();
  return names.flatMap((name, index) => {
    const plain = plainName(name);
    const isRepeated = plain !== '' && seen.has(plain);
    seen.add(plain);
    return isRepeated ? [index] : [];
  });
};

/** What differs between two states of a field. */
export interface FieldChange {
  /** The field, mostly in the terms of FieldProblem. 'alts.2' is the description of a picture, 'pictures.2' the picture. */
  readonly field: string;
  /** What happened, as part of a sentence: '3 pictures removed'. */
  readonly text: string;
  /** True if the change continues while a field is edited: letters that are typed, a slider that is dragged. */
  readonly isGradual: boolean;
}

export const once = (field: string, text: string): FieldChange => ({ field, text, isGradual: false });
export const gradual = (field: string, text: string): FieldChange => ({ field, text, isGradual: true });

/** Returns true if both values have the same content. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Returns the indexes at which two lists of the same length differ. */
export const differing = <Entry>(before: readonly Entry[], after: readonly Entry[]): number[] =>
  after.flatMap((entry, index) => (isSameValue(entry, before[index]) ? [] : [index]));

/** A part of a game that is merged and undone as a whole. */
export interface FieldPart<Fields, Value> {
  readonly id: string;
  /** Its name for administrators who compare two versions. */
  readonly label: string;
  readonly of: (fields: Fields) => Value;
  readonly put: (value: Value, into: Fields) => Partial<Fields>;
  /** Returns the value as text for administrators. */
  readonly textOf: (value: Value) => string;
  /** Returns what changed between two different values. */
  readonly changeOf: (before: Value, after: Value) => FieldChange | null;
}

/** A part whose value only its own functions know. */
export type AnyPart<Fields> = FieldPart<Fields, unknown>;

/** Returns the part for a list of parts with different values. */
export const part = <Fields, Value>(fieldPart: FieldPart<Fields, Value>): AnyPart<Fields> =>
  fieldPart as unknown as AnyPart<Fields>; // its functions receive only values that its own `of` has returned

/** Returns a part that is one text or number, which is typed or dragged. */
export const gradualPart = <Fields, Value extends string | number>({
  change,
  ...rest
}: Omit<FieldPart<Fields, Value>, 'textOf' | 'changeOf'> & { readonly change: string }): AnyPart<Fields> =>
  part({ ...rest, textOf: String, changeOf: () => gradual(rest.id, change) });

/** Returns a part that is on or off. */
export const switchPart = <Fields>(
  rest: Omit<FieldPart<Fields, boolean>, 'textOf' | 'changeOf'>,
): AnyPart<Fields> =>
  part({ ...rest, textOf: (value) => (value ? 'On' : 'Off'), changeOf: () => once(rest.id, rest.label) });
