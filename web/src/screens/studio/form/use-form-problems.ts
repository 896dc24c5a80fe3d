import { useCallback, useState } from 'react';
import type { RequestError } from '../../../shared/api/api-error.ts';
import type { EditedTheme } from '../model/edited-theme.ts';
import { type FormProblem, problemsOf } from '../model/form-problems.ts';
import { refusedProblem } from '../model/refused-problem.ts';

interface Options {
  readonly form: EditedTheme;
  /** The names of all other themes. */
  readonly takenNames: readonly string[];
  /** Returns the element that contains the form. */
  readonly root: () => HTMLElement | null;
  /** Opens the game with this key. */
  readonly onOpen: (key: string) => void;
}

/** What keeps the form from being saved. What is missing is shown from the first attempt to save on, a collision immediately. */
export function useFormProblems({ form, takenNames, root, onOpen }: Options) {
  const [showsMissing, setShowsMissing] = useState(false);
  const [refused, setRefused] = useState<FormProblem | null>(null);
  const all = [...problemsOf(form, takenNames), ...(refused ? [refused] : [])];
  const shown = all.filter(({ kind }) => showsMissing || kind === 'collision');

  /** Shows the problem: opens its game. */
  function show({ game }: FormProblem) {
    setShowsMissing(true);
    if (game !== null) onOpen(game);
    // The field appears with the next render.
    requestAnimationFrame(() => root()?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }
  return {
    /** How many there are, once they are shown. */
    count: showsMissing ? all.length : 0,
    /** Returns what is wrong with a field. `game`: its key; null: the theme itself. */
    errorOf: (game: string | null, field: string): string | undefined =>
      shown.find((problem) => problem.game === game && problem.field === field)?.text,
    /** Returns true if something in the game is wrong, by its key. */
    isWrong: (key: string): boolean => shown.some(({ game }) => game === key),
    /** Returns true if this form can be saved, and shows the first problem otherwise. */
    check(checked: EditedTheme): boolean {
      const [first] = problemsOf(checked, takenNames);
      if (first) show(first);
      return first === undefined;
    },
    /** Shows what the API has refused, if its error names a field. */
    refuse(error: RequestError): void {
      const problem = refusedProblem(error, form);
      if (!problem) return;
      setRefused(problem);
      show(problem);
    },
    /** Forgets what the API has refused: the form was changed since. */
    forgetRefused: useCallback(() => setRefused(null), []),
    /** Hides everything: the form was replaced. */
    reset(): void {
      setShowsMissing(false);
      setRefused(null);
    },
  };
}

export type FormProblems = ReturnType<typeof useFormProblems>;
