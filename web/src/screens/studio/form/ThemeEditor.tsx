import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { Button, ButtonLink } from '../../../shared/ui/controls/Button.tsx';
import { EmptyState } from '../../../shared/ui/layout/EmptyState.tsx';
import { Loading, Skeleton } from '../../../shared/ui/layout/Skeleton.tsx';
import { useCopyOfTheme, useEditableTheme, useStudioThemes } from '../studio-api.ts';
import type { EditableTheme } from '../studio-types.ts';
import { editorDraft } from './editor-draft.ts';
import type { ThemeForm as Form } from './form-schema.ts';
import { ThemeForm } from './ThemeForm.tsx';
import { formOf, newTheme } from './theme-form.ts';

const loading = (
  <Loading label="Loading theme">
    <Skeleton width="18rem" height="3rem" />
    <Skeleton shape="box" height="20rem" />
  </Loading>
);

function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  return (
    <EmptyState
      title={error.message}
      level="page"
      actions={
        <>
          <Button onClick={onRetry}>Try again</Button>
          <ButtonLink to="/admin">Back</ButtonLink>
        </>
      }
    />
  );
}

/** The names of all other themes, for the check that a name is free. */
const useOtherNames = (id: string | null): string[] =>
  (useStudioThemes().data?.themes ?? []).filter(({ _id }) => _id !== id).map(({ name }) => name);

/** /admin/themes/:id: edits a stored theme. */
export function EditTheme() {
  const { id = '' } = useParams();
  const query = useEditableTheme(id);
  const takenNames = useOtherNames(id);
  if (query.isPending) return loading;
  if (query.isError) return <Failed error={query.error} onRetry={() => void query.refetch()} />;
  return <Opened key={id} id={id} stored={query.data} takenNames={takenNames} />;
}

interface OpenedProps {
  readonly id: string;
  readonly stored: EditableTheme;
  readonly takenNames: readonly string[];
}

/** Unsaved work in this browser wins over the stored theme. */
function Opened({ id, stored, takenNames }: OpenedProps) {
  const [draft] = useState(() => editorDraft(id).read());
  const isOld = draft !== null && draft.version !== stored.version;
  return (
    <ThemeForm
      id={id}
      draftKey={id}
      initial={draft?.form ?? formOf(stored)}
      // The version that the draft began with is gone, so what changed since is unknown.
      base={isOld ? null : formOf(stored)}
      saved={formOf(stored)}
      version={draft ? draft.version : stored.version}
      restoredAt={draft?.at ?? null}
      takenNames={takenNames}
    />
  );
}

/** /admin/themes/new: a new theme, a new lobby theme (?type=lobby), or a copy (?copy=ID). */
export function NewTheme() {
  const [query] = useSearchParams();
  const copy = query.get('copy');
  const type = query.get('type') === 'lobby' ? 'lobby' : 'normal';
  return copy ? <CopiedTheme key={copy} id={copy} /> : <BlankTheme key={type} type={type} />;
}

function BlankTheme({ type }: { readonly type: Form['type'] }) {
  const takenNames = useOtherNames(null);
  const [draft] = useState(() => editorDraft(`new-${type}`).read());
  const [blank] = useState(() => newTheme(type));
  return (
    <ThemeForm
      id={null}
      draftKey={`new-${type}`}
      initial={draft?.form ?? blank}
      base={blank}
      saved={blank}
      version={null}
      restoredAt={draft?.at ?? null}
      takenNames={takenNames}
    />
  );
}

function CopiedTheme({ id }: { readonly id: string }) {
  const takenNames = useOtherNames(null);
  const [draft] = useState(() => editorDraft(`copy-${id}`).read());
  const query = useCopyOfTheme(id, draft === null);
  const [blank] = useState(() => newTheme('normal'));
  if (draft === null && query.isPending) return loading;
  if (draft === null && query.isError)
    return <Failed error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <ThemeForm
      id={null}
      draftKey={`copy-${id}`}
      initial={draft?.form ?? query.data ?? blank}
      base={blank}
      saved={blank}
      version={null}
      restoredAt={draft?.at ?? null}
      takenNames={takenNames}
    />
  );
}
