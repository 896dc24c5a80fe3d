import type { EditedTheme } from './edited-theme.ts';
import { changeBetween } from './form-change.ts';

/** How many steps can be undone. */
const maxSteps = 100;
/** A pause while typing after which the next letter begins a step of its own, in milliseconds. */
const typingPause = 1_000;

/** Pictures that were chosen together. */
export interface Batch {
  readonly id: string;
  /** The key of their game. */
  readonly game: string;
}

interface FormState {
  readonly form: EditedTheme;
  /** When the step that led here was last continued, epoch ms. */
  readonly at: number;
  /** The field whose gradual change led here; null: another kind of step. */
  readonly editing: string | null;
  /** The pictures whose choosing led here. They are added while they arrive. */
  readonly batch: Batch | null;
}

/** The states of a form, from the oldest that can be restored to the newest that can be redone. */
export interface FormHistory {
  readonly states: readonly FormState[];
  /** The index of the state that is shown. */
  readonly at: number;
  /** Ids of the batches that were undone and can no longer be redone. */
  readonly dropped: readonly string[];
}

/** Returns a history without steps. */
export const startHistory = (form: EditedTheme): FormHistory => ({
  states: [{ form, at: 0, editing: null, batch: null }],
  at: 0,
  dropped: [],
});

const stateAt = ({ states, at }: FormHistory): FormState => {
  const state = states[at];
  if (!state) throw new RangeError(`The history has no state ${at}.`);
  return state;
};

/** The form as it is shown. */
export const shownForm = (history: FormHistory): EditedTheme => stateAt(history).form;

/**
 * Returns the history with one more step, after which nothing can be redone. Letters typed into one field without a pause are one
 * step. `batch`: pictures that are chosen with this step; then `form` may be the shown one.
 */
export function record(
  history: FormHistory,
  form: EditedTheme,
  now: number,
  batch: Batch | null = null,
): FormHistory {
  const shown = stateAt(history);
  const change = changeBetween(shown.form, form);
  // What differs in nothing that can be edited is no step.
  if (change === null && batch === null) return withForm(history, form);
  const editing = change?.isGradual ? `${change.game} ${change.field}` : null;
  const undone = history.states.slice(history.at + 1);
  const continues =
    editing !== null && editing === shown.editing && now - shown.at < typingPause && undone.length === 0;
  const kept = history.states.slice(0, continues ? history.at : history.at + 1);
  const states = [...kept, { form, at: now, editing, batch }].slice(-maxSteps - 1);
  const dropped = undone.flatMap((state) => (state.batch ? [state.batch.id] : []));
  return { states, at: states.length - 1, dropped: [...history.dropped, ...dropped] };
}

const withForm = (history: FormHistory, form: EditedTheme): FormHistory => ({
  ...history,
  states: history.states.map((state, index) => (index === history.at ? { ...state, form } : state)),
});

/**
 * Applies a change that is no step of the administrator, such as an uploaded picture, to every state from the step that
 * caused it on. `batch`: the id of that step's pictures; without it, or when the step is forgotten, to all states.
 */
export function amend(
  history: FormHistory,
  change: (form: EditedTheme) => EditedTheme,
  batch?: string,
): FormHistory {
  const cause = batch === undefined ? -1 : history.states.findIndex((state) => state.batch?.id === batch);
  const states = history.states.map((state, index) =>
    index < cause ? state : { ...state, form: change(state.form) },
  );
  return { ...history, states };
}

/** Forgets the step that chose a batch if none of its files became a picture, so that each undo changes something. */
export function settle(history: FormHistory, batch: string): FormHistory {
  const index = history.states.findIndex((state) => state.batch?.id === batch);
  const [before, after] = [history.states[index - 1], history.states[index]];
  if (!before || !after || changeBetween(before.form, after.form) !== null) return history;
  return {
    ...history,
    states: history.states.filter((_, other) => other !== index),
    at: history.at >= index ? history.at - 1 : history.at,
  };
}

export const canUndo = ({ at }: FormHistory): boolean => at > 0;
export const canRedo = ({ at, states }: FormHistory): boolean => at < states.length - 1;

/** Returns the history one step earlier (-1) or later (1); the same history if there is no such step. */
export function go(history: FormHistory, by: -1 | 1): FormHistory {
  const at = history.at + by;
  return at < 0 || at >= history.states.length ? history : { ...history, at };
}

/** Ids of the batches whose choosing is undone. Their uploads stop. */
export const undoneBatches = ({ states, at, dropped }: FormHistory): ReadonlySet<string> =>
  new Set([...dropped, ...states.slice(at + 1).flatMap(({ batch }) => (batch ? [batch.id] : []))]);

/** Returns what the step from the shown state in this direction changed, as part of a sentence: 'tier added'. */
export function stepText(history: FormHistory, by: -1 | 1): string {
  const [earlier, later] = by < 0 ? [history.at - 1, history.at] : [history.at, history.at + 1];
  const [before, after] = [history.states[earlier], history.states[later]];
  const change = before && after ? changeBetween(before.form, after.form) : null;
  return change?.text ?? (after?.batch ? 'pictures added' : 'change');
}
