import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../entities/session/session.ts';
import { isSameForm } from '../model/compare-forms.ts';
import { type ChangeGame, changedGame, type EditedTheme, withTimes } from '../model/edited-theme.ts';
import { draftKeyOf, editorDraft } from '../model/editor-draft.ts';
import { editedThemeOf } from '../model/theme-form.ts';
import { useRemovedPictures } from '../pictures/use-removed-pictures.ts';
import { useUploads } from '../pictures/use-uploads.ts';
import type { AfterMerge } from './ConflictDialog.tsx';
import { type FormStart, originOf, type VersionedForm } from './form-start.ts';
import { useFormDraft } from './use-form-draft.ts';
import { useFormHistory } from './use-form-history.ts';
import { useFormProblems } from './use-form-problems.ts';
import { useOpenGame, useThemeGames } from './use-theme-games.ts';
import { type Conflict, type Saved, useThemeSaving } from './use-theme-saving.ts';

/**
 * Joins the parts of a theme's form: its steps, its origin, its draft, its games with their uploads, its problems, and saving
 * with its conflicts. Each part has a hook of its own; what concerns several of them is here.
 */
export function useThemeForm({ id, draftKey, takenNames, ...start }: FormStart) {
  const navigate = useNavigate();
  const author = useSession().user?.user ?? '';
  const [origin, setOrigin] = useState({
    ...originOf(start.stored),
    version: start.initial.version,
    base: start.base,
  });
  const [isRestored, setRestored] = useState(start.isRestored);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const rootOf = useCallback(() => root.current, []);
  const { openIn, setOpen } = useOpenGame(start.initial.form);
  const history = useFormHistory({ initial: start.initial.form, root: rootOf, onOpen: setOpen });
  const { form, newest, amend, change: step } = history;
  const problems = useFormProblems({ form, takenNames, root: rootOf, onOpen: setOpen });
  const { forgetRefused } = problems;
  const isDirty = !isSameForm(form, origin.stored.form);

  const edit = useCallback(
    (next: (form: EditedTheme) => EditedTheme) => {
      step(next);
      forgetRefused();
    },
    [step, forgetRefused],
  );
  const changerOf = useCallback(
    (key: string): ChangeGame =>
      (part) =>
        edit((now) => changedGame(now, key, part)),
    [edit],
  );
  const uploads = useUploads({
    draftKey,
    themeName: form.name,
    initial: start.pictures ?? [],
    undoneBatches: history.undoneBatches,
    games: form.games,
    gameOf: useCallback((key: string) => newest().games.find((game) => game.key === key), [newest]),
    amenderOf: useCallback(
      (key: string, batch?: string): ChangeGame =>
        (part) =>
          amend((now) => changedGame(now, key, part), batch),
      [amend],
    ),
    onChoose: history.begin,
    onSettle: history.settle,
  });
  const forgetRemoved = useRemovedPictures(form, origin.stored.form);
  // The stored files name their games by the keys of this form.
  const draft = useFormDraft({ draftKey, form, origin, isNeeded: isDirty || uploads.count > 0 });
  const saving = useThemeSaving({
    id,
    ...(start.isDeleted && { isDeleted: true }),
    current: { form, version: origin.version },
    problems,
    uploads,
    onOpen: setOpen,
    onSaved,
    onConflict: setConflict,
    onDeleted: () => leaveForList(),
  });
  const games = useThemeGames({
    form,
    open: openIn(form),
    onOpen: setOpen,
    onChange: (next) => change((now) => ({ games: next(now.games) })),
  });

  /** Changes the theme itself, or its list of games. */
  function change(part: Partial<EditedTheme> | ((form: EditedTheme) => Partial<EditedTheme>)) {
    edit((now) => ({ ...now, ...(typeof part === 'function' ? part(now) : part) }));
    saving.forgetFailure();
  }
  /** Deletes what the browser keeps: it is saved, or not wanted. */
  function clearDraft() {
    draft.end();
    uploads.clearStored();
  }
  function leaveForList(saved?: string) {
    clearDraft();
    navigate('/admin', saved === undefined ? {} : { state: { saved } });
  }
  /** Replaces everything in the form by a stored theme. */
  function show(next: VersionedForm) {
    uploads.drop();
    forgetRemoved();
    history.reset(next.form);
    setOrigin(originOf(next));
    setOpen(next.form.games[0]?.key ?? null);
    setRestored(false);
    problems.reset();
    saving.forgetFailure();
    setConflict(null);
  }
  /** Goes back to the stored theme; to the list if that was deleted. */
  function discard() {
    if (start.isDeleted) leaveForList();
    else show(origin.stored);
  }
  /** What was typed while the theme was being saved is not saved, so the form stays open for it. */
  function onSaved({ theme, sent, shown, after }: Saved) {
    const isUnchanged = isSameForm(newest(), shown ?? newest());
    if (after === 'leave' && isUnchanged) return leaveForList(theme._id);
    const saved = { form: sent, version: theme.version };
    if (theme._id === id) {
      forgetRemoved();
      amend((now) => withTimes(now, sent));
      setOrigin(originOf(saved));
      setRestored(false);
      return;
    }
    const { version, base } = originOf(saved);
    clearDraft();
    if (!isUnchanged)
      editorDraft(draftKeyOf(author, { theme: theme._id })).write({
        form: withTimes(newest(), sent),
        version,
        base,
        at: Date.now(),
      });
    navigate(`/admin/themes/${theme._id}`, { replace: true });
  }
  /** Puts the changes of both administrators into the form, as changes of the version that the other one has saved. */
  async function merge({ theme, after }: Conflict, merged: EditedTheme, then: AfterMerge) {
    const { version } = theme;
    // An undone merge would undo the changes of the other administrator with the next save.
    history.reset(merged);
    // Pictures that an earlier version showed may be part of results.
    forgetRemoved();
    forgetRefused();
    setOrigin(originOf({ form: editedThemeOf(theme), version }));
    setConflict(null);
    if (then === 'save') await saving.save(after, { form: merged, version });
  }

  return {
    /** The element that contains the fields. */
    root,
    history,
    stored: origin.stored.form,
    isDirty,
    /** The unsaved changes are a draft of this browser. */
    isRestored: isRestored && isDirty,
    isKept: draft.isKept,
    change,
    changerOf,
    games,
    problems,
    uploads,
    saving,
    /** What to decide after another administrator has saved the theme; null: nothing. */
    conflict: conflict && {
      base: origin.base,
      stored: conflict.theme,
      onMerge: (merged: EditedTheme, then: AfterMerge) => void merge(conflict, merged, then),
      onTakeTheirs: () => show({ form: editedThemeOf(conflict.theme), version: conflict.theme.version }),
      onClose: () => setConflict(null),
    },
    discard,
    clearDraft,
  };
}
