import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EditedTheme } from '../model/edited-theme.ts';
import { changeBetween } from '../model/form-change.ts';
import {
  amend,
  type Batch,
  canRedo,
  canUndo,
  go,
  record,
  settle,
  shownForm,
  startHistory,
  stepText,
  undoneBatches,
} from '../model/form-history.ts';
import { isOwnUndo, revealField, undoKeyOf } from './undo-events.ts';

type Change = (form: EditedTheme) => EditedTheme;

interface Options {
  readonly initial: EditedTheme;
  /** Returns the element that contains the form. */
  readonly root: () => HTMLElement | null;
  /** Opens the game with this key. */
  readonly onOpen: (key: string) => void;
}

/**
 * A form whose steps can be undone and redone, wherever in the form they were made: by buttons, by Ctrl+Z, Ctrl+Shift+Z
 * and Ctrl+Y, and by the browser's own menu. The changed field is shown. Everything is forgotten with the page.
 */
export function useFormHistory({ initial, root, onOpen }: Options) {
  const [history, setHistory] = useState(() => startHistory(initial));
  const [status, setStatus] = useState('');
  const form = shownForm(history);
  const last = useRef(form);
  useEffect(() => {
    last.current = form;
  }, [form]);

  /** `takesFocus`: the changed field receives the focus, because the last one may be far away. */
  function step(by: -1 | 1, takesFocus: boolean) {
    const next = go(history, by);
    if (next === history) return;
    const change = changeBetween(form, shownForm(next));
    const text = stepText(history, by);
    flushSync(() => {
      setHistory(next);
      setStatus(`${by < 0 ? 'Undone' : 'Redone'}: ${text}.`);
      if (change?.game) onOpen(change.game);
    });
    if (change) revealField(root(), change, takesFocus);
  }
  const onStep = useEffectEvent(step);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    window.addEventListener(
      'keydown',
      (event) => {
        const by = undoKeyOf(event);
        if (by === null || !isOwnUndo(event, root())) return;
        event.preventDefault();
        onStep(by, true);
      },
      { signal },
    );
    // The menu of a text field, and gestures of phones.
    window.addEventListener(
      'beforeinput',
      (event) => {
        const by = { historyUndo: -1, historyRedo: 1 }[event.inputType];
        if ((by !== -1 && by !== 1) || !isOwnUndo(event, root())) return;
        event.preventDefault();
        onStep(by, true);
      },
      { signal },
    );
    return () => ending.abort();
  }, [root]);

  return {
    form,
    /** Returns the form as it was rendered last, also in a function of an earlier render. */
    newest: useCallback(() => last.current, []),
    /** What was undone or redone last, as a sentence. */
    status,
    canUndo: canUndo(history),
    canRedo: canRedo(history),
    undo: () => step(-1, false),
    redo: () => step(1, false),
    /** Ids of the batches whose choosing is undone. */
    undoneBatches: undoneBatches(history),
    /** Changes the form by one step. */
    change: useCallback((next: Change) => {
      const now = Date.now();
      setStatus('');
      setHistory((all) => record(all, next(shownForm(all)), now));
    }, []),
    /** Begins a step to which the pictures of a batch are added as they arrive. */
    begin: useCallback((batch: Batch) => {
      const now = Date.now();
      setStatus('');
      setHistory((all) => record(all, shownForm(all), now, batch));
    }, []),
    /** Ends the step of a batch: see `settle`. */
    settle: useCallback((batch: string) => setHistory((all) => settle(all, batch)), []),
    /** Applies what is no step: see `amend`. */
    amend: useCallback((next: Change, batch?: string) => setHistory((all) => amend(all, next, batch)), []),
    /** Replaces the form and forgets all steps. */
    reset: useCallback((next: EditedTheme) => {
      setStatus('');
      setHistory(startHistory(next));
    }, []),
  };
}
