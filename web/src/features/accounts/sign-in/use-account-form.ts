import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { dropFormDraft } from '../../../shared/storage/drafts.ts';
import { type KeptValuesOptions, useKeptValues } from './use-kept-values.ts';

type Texts<Field extends string> = Partial<Record<Field, string>>;

interface FormOptions<Field extends string> extends KeptValuesOptions<Field> {
  /** Returns the error texts by field; as a promise while the rules load. */
  readonly check: (values: Record<Field, string>) => Texts<Field> | Promise<Texts<Field>>;
  readonly onSubmit: (values: Record<Field, string>) => void;
}

/** True if the last interaction with the page was a pointer press, not a key. */
function useLastPressed() {
  const pressed = useRef(false);
  useEffect(() => {
    const note = ({ type }: Event) => {
      pressed.current = type === 'pointerdown';
    };
    window.addEventListener('pointerdown', note, true);
    window.addEventListener('keydown', note, true);
    return () => {
      window.removeEventListener('pointerdown', note, true);
      window.removeEventListener('keydown', note, true);
    };
  }, []);
  return pressed;
}

/** Calls `use` with a result: immediately if there is one, otherwise when it is there. */
function whenKnown<Result>(result: Result | Promise<Result>, use: (result: Result) => void): void {
  if (result instanceof Promise) void result.then(use);
  else use(result);
}

const goesToAction = ({ relatedTarget }: FocusEvent) =>
  relatedTarget instanceof Element && relatedTarget.closest('button, a') !== null;

export interface AccountForm<Field extends string> {
  readonly values: Record<Field, string>;
  /** Returns name, value, error and handlers of a field's control. */
  field(name: Field): {
    name: Field;
    value: string;
    error: string | undefined;
    onChange(event: ChangeEvent<HTMLInputElement>): void;
    onBlur(event: FocusEvent<HTMLInputElement>): void;
  };
  /** Sets fields as if the user had typed the values. */
  fill(values: Partial<Record<Field, string>>): void;
  /** Marks fields with the server's errors and focuses the first one. */
  refuse(texts: Texts<Field>): void;
  /** The form was submitted and waits for the rules to load. */
  readonly isChecking: boolean;
  /** Call after success: clears the draft. */
  done(): void;
  readonly formProps: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    /** Without JavaScript a press on the button does nothing, instead of sending the password in the address. */
    readonly method: 'dialog';
    onSubmit(event: FormEvent): void;
  };
}

/** A form that validates each field on blur and all fields on submit, and stores the typed text. */
export function useAccountForm<Field extends string>(options: FormOptions<Field>): AccountForm<Field> {
  const { name: form, fields, check, onSubmit } = options;
  const ref = useRef<HTMLFormElement>(null);
  const lastPressed = useLastPressed();
  const { values, latest, change } = useKeptValues(ref, options);
  /** The server's errors, and the values that it refused. */
  const [refused, setRefused] = useState<{ texts: Texts<Field>; values: Record<Field, string> } | null>(null);
  const [isChecking, setChecking] = useState(false);
  const [broken, setBroken] = useState<Texts<Field>>({});
  /** Counts refusals: after each one the first invalid field receives the focus. */
  const [refusals, setRefusals] = useState(0);

  /** An error from the server stays until the field's text changes. */
  const errorOf = (name: Field): string | undefined =>
    broken[name] ?? (refused?.values[name] === values[name] ? refused.texts[name] : undefined);
  const firstWrong = fields.find(({ name }) => errorOf(name) !== undefined)?.name;
  const focusFirstWrong = useEffectEvent(() => {
    if (firstWrong === undefined) return;
    const control = ref.current?.elements.namedItem(firstWrong);
    if (control instanceof HTMLElement) control.focus();
  });
  useEffect(() => {
    if (refusals > 0) focusFirstWrong();
  }, [refusals]);

  function show(texts: Texts<Field>) {
    setBroken(texts);
    setRefusals((count) => count + 1);
  }

  function fill(part: Partial<Record<Field, string>>) {
    const next = change(part);
    // An error is removed as soon as it is no longer true, whichever field it depends on. No error appears before
    // its field loses the focus, so without errors nothing is checked and the rules need not load.
    if (Object.values(broken).every((text) => text === undefined)) return;
    whenKnown(check(next), (texts) => {
      for (const { name: other } of fields)
        if (broken[other] !== undefined) setBroken((before) => ({ ...before, [other]: texts[other] }));
    });
  }

  return {
    values,
    fill,
    field: (name) => ({
      name,
      value: values[name],
      error: errorOf(name),
      // One entry for `name`.
      onChange: ({ target }) => fill({ [name]: target.value } as Partial<Record<Field, string>>),
      onBlur: (event) => {
        // An error that appears now would move the pressed button away from the finger.
        if (lastPressed.current && goesToAction(event)) return;
        whenKnown(check(values), (texts) => setBroken((before) => ({ ...before, [name]: texts[name] })));
      },
    }),
    refuse: (texts) => {
      setRefused({ texts, values: latest() });
      show({});
    },
    isChecking,
    done: () => dropFormDraft(form),
    formProps: {
      ref,
      noValidate: true,
      method: 'dialog',
      onSubmit: (event) => {
        event.preventDefault();
        if (isChecking) return;
        const checked = check(values);
        if (checked instanceof Promise) setChecking(true);
        whenKnown(checked, (texts) => {
          setChecking(false);
          if (Object.values(texts).some((text) => text !== undefined)) return show(texts);
          setBroken({});
          setRefused(null);
          onSubmit(values);
        });
      },
    },
  };
}
