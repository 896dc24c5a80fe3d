import { counted } from '@tallyho/game/text';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../entities/session/session.ts';
import { ApiError, errorText } from '../../../shared/api/api-error.ts';
import { newId } from '../../../shared/api/new-id.ts';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import { isSameForm } from '../model/compare-forms.ts';
import type { ChangeGame, EditedGame, EditedTheme } from '../model/edited-theme.ts';
import { draftKeyOf, editorDraft } from '../model/editor-draft.ts';
import { type FormProblem, problemsOf } from '../model/form-problems.ts';
import { refusedProblem } from '../model/refused-problem.ts';
import { deletedTheme, type Failure, remedyFor } from '../model/save-failure.ts';
import {
  copyPictures,
  fetchStoredTheme,
  type SavedTheme,
  useDeleteTheme,
  useSaveTheme,
} from '../model/studio-api.ts';
import type { StoredTheme } from '../model/studio-types.ts';
import { editedThemeOf, gameTypesOf, moved, newGame, themeBodyOf } from '../model/theme-form.ts';
import { useRemovedPictures } from '../pictures/use-removed-pictures.ts';
import { type ChosenPicture, useUploads } from '../pictures/use-uploads.ts';
import type { AfterMerge } from './ConflictDialog.tsx';
import { useFormHistory } from './use-form-history.ts';

/** A form with the version of the stored theme that it was made from; null: a new theme. */
export interface VersionedForm {
  readonly form: EditedTheme;
  readonly version: number | null;
}

/** What a form begins with. */
export interface FormStart {
  /** Id of the stored theme; null: a new one. */
  readonly id: string | null;
  /** The key of its draft in the browser, see `draftKeyOf`. */
  readonly draftKey: string;
  /** The theme as it is stored; for a new one, the empty form. */
  readonly stored: VersionedForm;
  /** What the fields contain at first: the stored theme, a draft of this browser, or a copy of another theme. */
  readonly initial: VersionedForm;
  /** The stored theme that `initial` was made from; null: unknown. */
  readonly base: EditedTheme | null;
  /** True if `initial` is a draft of this browser. */
  readonly isRestored: boolean;
  /** True if the stored theme was deleted while this browser had a draft of it. */
  readonly isDeleted?: boolean;
  /** Pictures to upload from the start: those of an imported theme. */
  readonly pictures?: readonly ChosenPicture[];
  /** The names of all other themes. */
  readonly takenNames: readonly string[];
}

const withGame = (form: EditedTheme, key: string, part: Parameters<ChangeGame>[0]): EditedTheme => ({
  ...form,
  games: form.games.map((game) =>
    game.key === key ? { ...game, ...(typeof part === 'function' ? part(game) : part) } : game,
  ),
});

/** What follows a save: back to the list, or on with the form. */
export type AfterSave = 'leave' | 'stay';

interface SaveStep {
  readonly after: AfterSave;
  /** The form on the page that was sent, to find out what was typed since. */
  readonly shown?: EditedTheme;
}

/** Returns the form whose games have a time if they were saved in `sent`, as the API gives them one. */
const withTimes = (form: EditedTheme, sent: EditedTheme): EditedTheme => ({
  ...form,
  games: form.games.map((game) =>
    game.createdAt === null && sent.games.some(({ key }) => key === game.key)
      ? { ...game, createdAt: Date.now() }
      : game,
  ),
});

/** The state of a theme's form: kept in the browser at each change, and saved whole. */
export function useThemeForm({ id, draftKey, takenNames, ...start }: FormStart) {
  const navigate = useNavigate();
  const author = useSession().user?._id ?? '';
  const [stored, setStored] = useState(start.stored);
  const [version, setVersion] = useState(start.initial.version);
  const [base, setBase] = useState(start.base);
  const [isRestored, setRestored] = useState(start.isRestored);
  const [open, setOpen] = useState<string | null>(start.initial.form.games[0]?.key ?? null);
  const [showsProblems, setShowsProblems] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(start.isDeleted ? deletedTheme : null);
  const [conflict, setConflict] = useState<StoredTheme | null>(null);
  const [refused, setRefused] = useState<FormProblem | null>(null);
  const [leaving, setLeaving] = useState<string | null>(null);
  const [isKept, setKept] = useState(true);
  const [waiting, setWaiting] = useState<AfterSave | null>(null);
  const isDone = useRef(false);
  const afterSave = useRef<AfterSave>('leave');
  const root = useRef<HTMLDivElement>(null);
  const history = useFormHistory({
    initial: start.initial.form,
    root: useCallback(() => root.current, []),
    onOpen: setOpen,
  });
  const { form } = history;
  const newest = useRef(form);
  const saving = useSaveTheme();
  const deletion = useDeleteTheme();
  const isDirty = !isSameForm(form, stored.form);
  const problems = [...problemsOf(form, takenNames), ...(refused ? [refused] : [])];

  useEffect(() => {
    newest.current = form;
  }, [form]);

  const { change: setStep, amend } = history;
  const setForm = useCallback(
    (next: (form: EditedTheme) => EditedTheme) => {
      setStep(next);
      setRefused(null);
    },
    [setStep],
  );
  function change(part: Partial<EditedTheme>) {
    setForm((now) => ({ ...now, ...part }));
    setFailure(null);
  }
  const changerOf = useCallback(
    (key: string): ChangeGame =>
      (part) =>
        setForm((now) => withGame(now, key, part)),
    [setForm],
  );
  const amenderOf = useCallback(
    (key: string, batch?: string): ChangeGame =>
      (part) =>
        amend((now) => withGame(now, key, part), batch),
    [amend],
  );
  const gameOf = useCallback((key: string) => newest.current.games.find((game) => game.key === key), []);
  const uploads = useUploads({
    draftKey,
    themeName: form.name,
    initial: start.pictures ?? [],
    undoneBatches: history.undoneBatches,
    games: form.games,
    gameOf,
    amenderOf,
    onChoose: history.begin,
    onSettle: history.settle,
  });
  const forgetRemoved = useRemovedPictures(form, stored.form);
  // The stored files name their games by the keys of this form.
  const needsDraft = isDirty || uploads.count > 0;
  useEffect(() => {
    if (isDone.current) return;
    const draft = editorDraft(draftKey);
    if (needsDraft) setKept(draft.write({ form, version, base, at: Date.now() }));
    else draft.clear();
  }, [form, version, base, needsDraft, draftKey]);

  function addGame() {
    const [type] = gameTypesOf(form.type);
    if (!type) return;
    const game = newGame(type);
    change({ games: [...form.games, game] });
    setOpen(game.key);
  }
  /** The copy has its own folder with copies of the pictures. */
  async function duplicateGame(game: EditedGame) {
    const name = game.name ? `${game.name} (copy)` : '';
    try {
      const copy = { ...game, ...(await copyPictures(form.name, game)), key: newId(), name, createdAt: null };
      setForm((now) => {
        const at = now.games.findIndex(({ key }) => key === game.key) + 1;
        return { ...now, games: [...now.games.slice(0, at), copy, ...now.games.slice(at)] };
      });
      setOpen(copy.key);
    } catch (error) {
      showToast(errorText(error), 'bad');
    }
  }
  function removeGame(key: string) {
    const at = form.games.findIndex((game) => game.key === key);
    const games = form.games.filter((game) => game.key !== key);
    change({ games });
    if (open === key) setOpen(games[Math.min(at, games.length - 1)]?.key ?? null);
  }
  const moveGame = (from: number, to: number) => change({ games: moved(form.games, from, to) });

  /** Clears the draft: it is saved, or not wanted. */
  function clearDraft() {
    isDone.current = true;
    editorDraft(draftKey).clear();
    uploads.clearStored();
  }
  /** Replaces everything in the form by a stored theme. */
  function show(next: VersionedForm) {
    uploads.drop();
    forgetRemoved();
    history.reset(next.form);
    setVersion(next.version);
    setStored(next);
    setBase(next.form);
    setOpen(next.form.games[0]?.key ?? null);
    setRestored(false);
    setShowsProblems(false);
    setRefused(null);
    setFailure(null);
    setConflict(null);
  }

  /** Goes back to the stored theme; to the list if that was deleted. */
  function discard() {
    if (!start.isDeleted) return show(stored);
    clearDraft();
    navigate('/admin');
  }

  /** Shows the problem: opens its game. */
  function showProblem({ game }: FormProblem) {
    setShowsProblems(true);
    if (game !== null) setOpen(game);
    // The field appears with the next render.
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  /** Saves the form, or the one that replaces it with the next render. */
  async function save(then: AfterSave, next: VersionedForm = { form, version }) {
    setConflict(null);
    setFailure(null);
    const [problem] = problemsOf(next.form, takenNames);
    if (problem) return showProblem(problem);
    const [failed] = uploads.failed;
    if (failed) {
      setOpen(failed.game);
      const text = `${counted(uploads.failed.length, 'picture')} could not be uploaded. Try again or dismiss, then save.`;
      return setFailure({ text, remedy: null });
    }
    if (uploads.runningCount > 0) return setWaiting(then);
    await send(id, next, { after: then, shown: next.form });
  }
  /** Puts the changes of both administrators into the form, as changes of the version that the other one has saved. */
  async function merge(merged: EditedTheme, then: AfterMerge) {
    if (!conflict) return;
    const theirs = { form: editedThemeOf(conflict), version: conflict.version };
    // An undone merge would undo the changes of the other administrator with the next save.
    history.reset(merged);
    // Pictures that an earlier version showed may be part of results.
    forgetRemoved();
    setRefused(null);
    setVersion(theirs.version);
    setStored(theirs);
    setBase(theirs.form);
    setConflict(null);
    if (merged.games.every(({ key }) => key !== open)) setOpen(merged.games[0]?.key ?? null);
    if (then === 'save') await save(afterSave.current, { form: merged, version: theirs.version });
  }
  /** Saves the form as a new theme, because another administrator deleted its theme. The pictures move to new folders. */
  async function saveAsNew() {
    setFailure(null);
    try {
      const games = await Promise.all(
        form.games.map(async (game) => ({ ...game, ...(await copyPictures(form.name, game)) })),
      );
      await send(null, { form: { ...form, games }, version: null }, { after: 'leave' });
    } catch (error) {
      await explain(error);
    }
  }
  async function send(target: string | null, sent: VersionedForm, save: SaveStep) {
    afterSave.current = save.after;
    try {
      const saved = await saving.mutateAsync({ id: target, body: themeBodyOf(sent.form, sent.version) });
      showToast(target === null ? 'Theme successfully uploaded!' : 'Theme successfully updated!', 'good');
      finish(saved, sent.form, save);
    } catch (error) {
      await explain(error);
    }
  }
  /** What was typed while the theme was being saved is not saved, so the form stays open for it. */
  function finish(saved: SavedTheme, sent: EditedTheme, { after, shown = newest.current }: SaveStep) {
    const isUnchanged = isSameForm(newest.current, shown);
    if (after === 'leave' && isUnchanged) {
      clearDraft();
      return navigate('/admin', { state: { saved: saved._id } });
    }
    const kept = withTimes(newest.current, sent);
    if (saved._id === id) {
      forgetRemoved();
      amend((now) => withTimes(now, sent));
      setVersion(saved.version);
      setStored({ form: sent, version: saved.version });
      setBase(sent);
      setRestored(false);
      return;
    }
    clearDraft();
    if (!isUnchanged)
      editorDraft(draftKeyOf(author, { theme: saved._id })).write({
        form: kept,
        version: saved.version,
        base: sent,
        at: Date.now(),
      });
    navigate(`/admin/themes/${saved._id}`, { replace: true });
  }
  const saveAfterUploads = useEffectEvent((then: AfterSave) => {
    setWaiting(null);
    void save(then);
  });
  const isUploading = uploads.runningCount > 0;
  useEffect(() => {
    if (waiting !== null && !isUploading) saveAfterUploads(waiting);
  }, [waiting, isUploading]);

  async function explain(error: unknown) {
    if (error instanceof ApiError) {
      if (error.code === 'themeChanged' && id !== null) {
        const current = await fetchStoredTheme(id).catch(() => null);
        if (current) return setConflict(current);
      }
      const problem = refusedProblem(error, form);
      if (problem) {
        setRefused(problem);
        showProblem(problem);
      }
    }
    setFailure({ text: `Error saving theme: ${errorText(error)}`, remedy: remedyFor(error) });
  }
  async function remove() {
    if (id === null) return;
    try {
      await deletion.mutateAsync(id);
      clearDraft();
      showToast('Theme successfully deleted!', 'good');
      navigate('/admin');
    } catch (error) {
      setFailure({ text: errorText(error), remedy: remedyFor(error) });
    }
  }
  const shownProblems = problems.filter(({ kind }) => showsProblems || kind === 'collision');
  const errorOf = (game: string | null, field: string) =>
    shownProblems.find((problem) => problem.game === game && problem.field === field)?.text;

  // After an undone step the open game may be gone.
  const openGame = form.games.some(({ key }) => key === open) ? open : (form.games[0]?.key ?? null);
  return {
    /** The element that contains the fields. */
    root,
    history,
    form,
    stored: stored.form,
    base,
    open: openGame,
    problems,
    showsProblems,
    uploads,
    isDirty,
    isRestored,
    /** False if the browser could not store the draft. */
    isKept,
    isSaving: saving.isPending || waiting !== null,
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
    merge,
    saveAsNew,
    remove,
    clearDraft,
    discard,
    takeTheirs: () => conflict && show({ form: editedThemeOf(conflict), version: conflict.version }),
    errorOf,
    /** Returns true if something in the game is wrong, by its key. */
    isWrong: (key: string) => shownProblems.some(({ game }) => game === key),
    closeConflict: () => setConflict(null),
    leave: setLeaving,
  };
}
