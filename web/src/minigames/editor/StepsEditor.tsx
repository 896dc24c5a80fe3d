import { limits } from '@tallyho/game/limits';
import type { Step } from '@tallyho/game/minigames/fields';
import { type ClipboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { newId } from '../../shared/api/new-id.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { IconButton } from '../../shared/ui/controls/IconButton.tsx';
import { TextField } from '../../shared/ui/controls/TextField.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { showToast } from '../../shared/ui/overlays/toast.ts';
import { listLines } from '../../shared/ui/text/list-lines.ts';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import { ColorField } from './ColorField.tsx';
import styles from './game-editor.module.css';
import { moved } from './moved.ts';
import { SortableList } from './SortableList.tsx';
import { namedFrom, newStep, type StepNoun } from './steps.ts';

interface StepsEditorProps {
  /** What one of them is called. */
  readonly one: StepNoun;
  readonly hint: string;
  readonly steps: readonly Step[];
  readonly min: number;
  readonly max: number;
  /** Returns what is wrong with a field: 'steps.2'. */
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (steps: Step[]) => void;
}

/** The tiers of a tier list or the points of a slider: names, colors and order. */
export function StepsEditor({ one, hint, steps, min, max, errorOf, onChange }: StepsEditorProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const title = one === 'tier' ? 'Tiers' : 'Points';
  // Steps have no id. A row keeps its key when it moves: dragging moves the row's element itself.
  const [keys, setKeys] = useState(() => steps.map(newId));
  if (keys.length !== steps.length) setKeys(steps.map((_, index) => keys[index] ?? newId()));
  const change = (at: number, part: Partial<Step>) =>
    onChange(steps.map((step, index) => (index === at ? { ...step, ...part } : step)));
  const nameOf = (step: Step, index: number) => `${one} ${step.name.trim() || index + 1}`;

  /** Renders other rows, then moves the focus to the name of one of them. */
  function replaceRows(newSteps: Step[], newKeys: string[], focusAt: number) {
    flushSync(() => {
      onChange(newSteps);
      setKeys(newKeys);
    });
    const input = box.current?.querySelectorAll<HTMLInputElement>('input[data-step]')[focusAt];
    input?.focus();
    input?.select();
  }
  function add() {
    if (steps.length < max) replaceRows([...steps, newStep(steps)], [...keys, newId()], steps.length);
  }
  /** A pasted list names the rows from this one on, and adds those that are missing. */
  function onPaste(event: ClipboardEvent, at: number) {
    const names = listLines(event.clipboardData.getData('text'));
    if (names.length < 2) return;
    event.preventDefault();
    const named = namedFrom(steps, at, names, max);
    replaceRows(
      named,
      named.map((_, index) => keys[index] ?? newId()),
      Math.min(at + names.length, max) - 1,
    );
    const left = names.slice(max - at);
    if (left.length > 0) showToast(`At most ${max} ${one}s. Left out: ${left.join(', ')}.`, 'bad');
  }
  /** The button that had the focus is gone: the row that follows receives it. */
  function remove(at: number) {
    const isOther = (_: unknown, index: number) => index !== at;
    replaceRows(steps.filter(isOther), keys.filter(isOther), Math.min(at, steps.length - 2));
  }
  function move(from: number, to: number) {
    onChange(moved(steps, from, to));
    setKeys(moved(keys, from, to));
  }
  return (
    <fieldset ref={box} className={styles.group} data-field="steps">
      <legend>{title}</legend>
      <p className={styles.hint}>{hint}</p>
      <SortableList
        label={title}
        entries={steps}
        keyOf={(_, index) => keys[index] ?? `${one}-${index}`}
        nameOf={nameOf}
        onMove={move}
      >
        {(step, index) => (
          <div className={styles.step}>
            <div data-field={`colors.${index}`}>
              <ColorField
                label={`Color of ${nameOf(step, index)}`}
                value={step.color}
                onChange={(color) => change(index, { color })}
              />
            </div>
            <TextField
              label={<VisuallyHidden>{`Name of ${one} ${index + 1}`}</VisuallyHidden>}
              data-step=""
              data-field={`steps.${index}`}
              value={step.name}
              maxLength={limits.label}
              autoComplete="off"
              error={errorOf(`steps.${index}`)}
              onChange={(event) => change(index, { name: event.target.value })}
              onPaste={(event) => onPaste(event, index)}
            />
            {steps.length > min && (
              <IconButton
                icon="close"
                label={`Remove ${nameOf(step, index)}`}
                onClick={() => remove(index)}
              />
            )}
          </div>
        )}
      </SortableList>
      <div className={styles.add}>
        <Button icon={<Icon name="plus" />} aria-disabled={steps.length >= max} onClick={add}>
          {one === 'tier' ? 'Add Tier' : 'Add Point'}
        </Button>
        <span className={styles.hint}>
          {steps.length} of {max}
        </span>
      </div>
    </fieldset>
  );
}
