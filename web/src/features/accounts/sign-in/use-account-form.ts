import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { dropFormDraft, readFormDraft, writeFormDraft } from '../../../shared/storage/drafts.ts';
import { useIsHydrated } from '../../../shared/store/store.ts';

type Texts<Field extends string> = Partial<Record<Field, string>>;

interface Content<Field extends string> {
  readonly values: Record<Field, string>;
  readonly refused: { readonly texts: Texts<Field>; readonly values: Record<Field, string> } | null;
}

interface FormOptions<Field extends string> {
  /** The name of the draft. */
  readonly name: string;
  /** In the order of the page. `kept` fields survive a reload; a password never does. */
  readonly fields: readonly { readonly name: Field; readonly kept: boolean }[];
  /**
   * Initial values of fields without a draft. A function is called only in the browser, because the build has neither storage nor
   * chance, and its values are kept like typed ones. Text that was typed before the page's code was there always wins.
   */
  readonly initial?: Texts<Field> | (() => Texts<Field>);
  /** Returns the error texts by field; as a promise while the rules load. */
  readonly check: (values: Record<Field, string>) => Texts<Field> | Promise<Texts<Field>>;
  readonly onSubmit: (values: Record<Field, string>) => void;
}

function start<Field extends string>({ name, fields, initial }: FormOptions<Field>, hasDraft: boolean) {
  const kept = hasDraft ? readFormDraft(name) : {};
  const called = hasDraft && typeof initial === 'function' ? initial() : undefined;
  const first = typeof initial === 'function' ? called : initial;
  const entries = fields.map(
    (field) => [field.name, (field.kept && kept[field.name]) || first?.[field.name] || ''] as const,
  );
  return Object.fromEntries(entries) as Record<Field, string>; // one entry per field
}

function keptValues<Field extends string>(
  fields: FormOptions<Field>['fields'],
  values: Record<Field, string>,
): Record<string, string> {
  return Object.fromEntries(fields.flatMap(({ name, kept }) => (kept ? [[name, values[name]]] : [])));
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
  // Prerendered HTML has no drafts, and may have texts that were typed before the code was there.
  const isHydrated = useIsHydrated();
  /**
   * The typed values, and the server's errors for the values at that time. A refusal depends on the values, so both
   * are one state.
   */
  const [{ values, refused }, setContent] = useState<Content<Field>>(() => ({
    values: start(options, isHydrated),
    refused: null,
  }));
  /** The values now. Those of a render are older if two changes follow each other within it. */
  const current = useRef(values);
  const keep = () => writeFormDraft(form, keptValues(fields, current.current));
  const restore = useEffectEvent(() => {
    const drafts = start(options, true);
    const typed = ref.current && new FormData(ref.current);
    const entries = fields.map(
      (field) => [field.name, typed?.get(field.name) || drafts[field.name]] as const,
    );
    current.current = Object.fromEntries(entries) as Record<Field, string>; // one text per field
    setContent({ values: current.current, refused: null });
    if (fields.some(({ name, kept }) => kept && current.current[name] !== drafts[name])) keep();
  });
  const keepInitial = useEffectEvent(() => {
    if (typeof options.initial === 'function') keep();
  });
  const isPrerendered = useRef(!isHydrated);
  // A layout effect, because React writes its own values into the fields with the next render.
  useLayoutEffect(() => {
    if (isPrerendered.current) restore();
    keepInitial();
  }, []);
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

  function fill(change: Partial<Record<Field, string>>) {
    const next = { ...current.current, ...change };
    current.current = next;
    setContent((content) => ({ ...content, values: next }));
    if (fields.some(({ kept }) => kept)) keep();
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
      setContent((content) => ({ ...content, refused: { texts, values: content.values } }));
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
          setContent((content) => ({ ...content, refused: null }));
          onSubmit(values);
        });
      },
    },
  };
}
