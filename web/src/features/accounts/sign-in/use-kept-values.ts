import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { readFormDraft, writeFormDraft } from '../../../shared/storage/drafts.ts';
import { useIsHydrated } from '../../../shared/store/store.ts';

export interface KeptValuesOptions<Field extends string> {
  /** The name of the draft. */
  readonly name: string;
  /** In the order of the page. `kept` fields survive a reload; a password never does. */
  readonly fields: readonly { readonly name: Field; readonly kept: boolean }[];
  /**
   * Initial values of fields without a draft. A function is called only in the browser, because the build has neither storage nor
   * chance, and its values are kept like typed ones. Text that was typed before the page's code was there always wins.
   */
  readonly initial?: Partial<Record<Field, string>> | (() => Partial<Record<Field, string>>);
}

function start<Field extends string>({ name, fields, initial }: KeptValuesOptions<Field>, hasDraft: boolean) {
  const kept = hasDraft ? readFormDraft(name) : {};
  const called = hasDraft && typeof initial === 'function' ? initial() : undefined;
  const first = typeof initial === 'function' ? called : initial;
  const entries = fields.map(
    (field) => [field.name, (field.kept && kept[field.name]) || first?.[field.name] || ''] as const,
  );
  return Object.fromEntries(entries) as Record<Field, string>; // one entry per field
}

/**
 * The typed values of the form at `ref`, which are stored with each change. `values` are those of this render, `latest` returns
 * those of now, and `change` sets some and returns all.
 */
export function useKeptValues<Field extends string>(
  ref: RefObject<HTMLFormElement | null>,
  options: KeptValuesOptions<Field>,
) {
  const { name: form, fields, initial } = options;
  // Prerendered HTML has no drafts, and may have texts that were typed before the code was there.
  const isHydrated = useIsHydrated();
  const [values, setValues] = useState(() => start(options, isHydrated));
  /** The values now. Those of a render are older if two changes follow each other within it. */
  const current = useRef(values);
  const keep = () => {
    const kept = fields.flatMap(({ name, kept }) => (kept ? [[name, current.current[name]]] : []));
    writeFormDraft(form, Object.fromEntries(kept));
  };
  const restore = useEffectEvent(() => {
    const drafts = start(options, true);
    const typed = ref.current && new FormData(ref.current);
    const entries = fields.map(
      (field) => [field.name, typed?.get(field.name) || drafts[field.name]] as const,
    );
    current.current = Object.fromEntries(entries) as Record<Field, string>; // one text per field
    setValues(current.current);
    if (fields.some(({ name, kept }) => kept && current.current[name] !== drafts[name])) keep();
  });
  const keepInitial = useEffectEvent(() => {
    if (typeof initial === 'function') keep();
  });
  const isPrerendered = useRef(!isHydrated);
  // A layout effect, because React writes its own values into the fields with the next render.
  useLayoutEffect(() => {
    if (isPrerendered.current) restore();
    keepInitial();
  }, []);
  function change(part: Partial<Record<Field, string>>): Record<Field, string> {
    current.current = { ...current.current, ...part };
    setValues(current.current);
    if (fields.some(({ kept }) => kept)) keep();
    return current.current;
  }
  return { values, latest: () => current.current, change };
}
