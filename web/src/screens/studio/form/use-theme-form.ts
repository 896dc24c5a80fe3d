import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../shared/api/api-error.ts';
import { newId } from '../../../shared/api/new-id.ts';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import { copyPictures, fetchEditableTheme, useDeleteTheme, useSaveTheme } from '../studio-api.ts';
import type { EditableTheme } from '../studio-types.ts';
import { isSameForm } from './compare-forms.ts';
import { editorDraft } from './editor-draft.ts';
import { type FormProblem, problemsOf } from './form-problems.ts';
import type { ChangeGame, FormGame, ThemeForm } from './form-schema.ts';
import { formOf, gameTypesOf, inputOf, moved, newGame } from './theme-form.ts';

/** What a form begins with. */
export interface FormStart {
  /** Id of the stored theme; null: a new one. */
  readonly id: string | null;
  /** The part of the key of its draft in the browser. */
  readonly draftKey: string;
  readonly initial: ThemeForm;
  /** The stored theme that `initial` was made from; null: not known any more. */
  readonly base: ThemeForm | null;
  /** The theme as it is stored; for a new one, the empty form. */
  readonly saved: ThemeForm;
  readonly version: number | null;
  /** When the restored draft was last changed (epoch ms); null: there was none. */
  readonly restoredAt: number | null;
  readonly takenNames: readonly string[];
}

interface Failure {
  readonly text: string;
  readonly isLoggedOut: boolean;
}

/** Problems that are shown at once, because they are about what was typed and not about what is missing. */
const isInstant = ({ text }: FormProblem): boolean => /already exists|has this name/.test(text);

/** The state of a theme's form: kept in the browser at each change, and saved whole. */
export function useThemeForm(start: FormStart) {
  const { id, draftKey, takenNames } = start;
  const navigate = useNavigate();
  const [form, setForm] = useState(start.initial);
  const [version, setVersion] = useState(start.version);
  const [open, setOpen] = useState<string | null>(start.initial.games[0]?.key ?? null);
  const [showsProblems, setShowsProblems] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [conflict, setConflict] = useState<EditableTheme | null>(null);
  const [refused, setRefused] = useState<FormProblem | null>(null);
  const [leaving, setLeaving] = useState<string | null>(null);
  const [isStored, setStored] = useState(true);
  const isDone = useRef(false);
  const saving = useSaveTheme(id);
  const deletion = useDeleteTheme();
  const isDirty = !isSameForm(form, start.saved);
  const problems = [...problemsOf(form, takenNames), ...(refused ? [refused] : [])];

  useEffect(() => {
    if (isDone.current) return;
    const draft = editorDraft(draftKey);
    if (isDirty) setStored(draft.write({ form, version, at: Date.now() }));
    else draft.clear();
  }, [form, version, isDirty, draftKey]);

  function change(part: Partial<ThemeForm>) {
    setForm((now) => ({ ...now, ...part }));
    setRefused(null);
    setFailure(null);
  }
  const changerOf =
    (key: string): ChangeGame =>
    (part) => {
      setForm((now) => ({
        ...now,
        games: now.games.map((game) =>
          game.key === key ? { ...game, ...(typeof part === 'function' ? part(game) : part) } : game,
        ),
      }));
      setRefused(null);
    };

  function addGame() {
    const [type] = gameTypesOf(form.type);
    if (!type) return;
    const game = newGame(type);
    change({ games: [...form.games, game] });
    setOpen(game.key);
  }
  /** The copy has its own folder with copies of the pictures. */
  async function duplicateGame(game: FormGame) {
    const copy = { ...game, key: newId(), name: game.name ? `${game.name} (copy)` : '', createdAt: null };
    try {
      const folder = game.pictures.length > 0 && game.folder ? await copyPictures(form.name, game) : {};
      const at = form.games.indexOf(game) + 1;
      setForm((now) => ({
        ...now,
        games: [
          ...now.games.slice(0, at),
          { ...copy, folder: null, pictures: [], ...folder },
          ...now.games.slice(at),
        ],
      }));
      setOpen(copy.key);
    } catch (error) {
      showToast(error instanceof Error ? error.message : 'Server error', 'bad');
    }
  }
  function removeGame(key: string) {
    const at = form.games.findIndex((game) => game.key === key);
    const games = form.games.filter((game) => game.key !== key);
    change({ games });
    if (open === key) setOpen(games[Math.min(at, games.length - 1)]?.key ?? null);
  }
  const moveGame = (from: number, to: number) => change({ games: moved(form.games, from, to) });

  /** Drops the draft: it is saved, or not wanted. */
  function forget() {
    isDone.current = true;
    editorDraft(draftKey).clear();
  }
  function discard() {
    setForm(start.saved);
    setVersion(start.version);
    setOpen(start.saved.games[0]?.key ?? null);
    setShowsProblems(false);
  }

  /** Shows the problem: opens its game. */
  function showProblem({ game }: FormProblem) {
    setShowsProblems(true);
    if (game !== null) setOpen(game);
    // The field appears with the next render.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus());
  }

  /** Saves the form. `over`: the version to replace, after the administrator has seen it. */
  async function save(over?: number) {
    setConflict(null);
    setFailure(null);
    const [problem] = problemsOf(form, takenNames);
    if (problem) return showProblem(problem);
    try {
      await saving.mutateAsync(inputOf(form, over ?? version));
      forget();
      showToast(id === null ? 'Theme successfully uploaded!' : 'Theme successfully updated!', 'good');
      void navigate('/admin');
    } catch (error) {
      await explain(error);
    }
  }
  async function explain(error: unknown) {
    if (!(error instanceof ApiError))
      return setFailure({ text: 'Error saving theme: Server error', isLoggedOut: false });
    if (error.code === 'themeChanged' && id !== null) {
      const stored = await fetchEditableTheme(id).catch(() => null);
      if (stored) return setConflict(stored);
    }
    const problem = problemFrom(error, form);
    if (problem) {
      setRefused(problem);
      showProblem(problem);
    }
    setFailure({ text: `Error saving theme: ${error.message}`, isLoggedOut: error.status === 401 });
  }
  function takeTheirs() {
    if (!conflict) return;
    const theirs = formOf(conflict);
    setForm(theirs);
    setVersion(conflict.version);
    setOpen(theirs.games[0]?.key ?? null);
    setConflict(null);
  }
  async function remove() {
    if (id === null) return;
    try {
      await deletion.mutateAsync(id);
      forget();
      showToast('Theme successfully deleted!', 'good');
      void navigate('/admin');
    } catch (error) {
      setFailure({ text: error instanceof Error ? error.message : 'Server error', isLoggedOut: false });
    }
  }
  const errorOf = (game: string | null, field: string) =>
    problems.find(
      (problem) => problem.game === game && problem.field === field && (showsProblems || isInstant(problem)),
    )?.text;

  return {
    form,
    open,
    problems,
    showsProblems,
    isDirty,
    isStored,
    isSaving: saving.isPending,
    isDeleting: deletion.isPending,
    failure,
    conflict,
    leaving,
    setOpen,
    change,
    changerOf,
    addGame,
    duplicateGame,
    removeGame,
    moveGame,
    save,
    remove,
    discard,
    forget,
    takeTheirs,
    errorOf,
    closeConflict: () => setConflict(null),
    leave: setLeaving,
  };
}

/** Returns the field of the form that the API refused: 'games.1.pictures.0.alt' is a field of the second game. */
function problemFrom({ field, message }: ApiError, { games }: ThemeForm): FormProblem | null {
  if (field === undefined) return null;
  const [, index, rest] = field.match(/^games\.(\d+)\.(.+)$/) ?? [];
  const game = index === undefined ? undefined : games[Number(index)];
  if (!game || rest === undefined) return { game: null, field, text: message };
  const inForm = rest
    .replace(/^config\.(tiers|points)\.(\d+).*$/, 'steps.$2')
    .replace(/^pictures\.(\d+).*$/, 'pictures.$1')
    .replace(/^config\.sideHeader(Left|Right)$/, (_, side: string) => `${side.toLowerCase()}.header`);
  return { game: game.key, field: inForm, text: message };
}
