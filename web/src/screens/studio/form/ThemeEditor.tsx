import { useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { useSearchParams } from '../../../shared/router/router.tsx';
import { useParams } from '../../../shared/router/routes.tsx';
import { Button, ButtonLink } from '../../../shared/ui/controls/Button.tsx';
import { EmptyState } from '../../../shared/ui/layout/EmptyState.tsx';
import { Loading, Skeleton } from '../../../shared/ui/layout/Skeleton.tsx';
import { importedTheme } from '../file/imported-theme.ts';
import type { ChosenPicture } from '../pictures/use-uploads.ts';
import { useCopyOfTheme, useEditableTheme, useStudioThemes } from '../studio-api.ts';
import type { EditableTheme } from '../studio-types.ts';
import { isSameForm } from './compare-forms.ts';
import { type EditorDraft, editorDraft } from './editor-draft.ts';
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
  return <StoredTheme key={id} id={id} />;
}

function StoredTheme({ id }: { readonly id: string }) {
  const query = useEditableTheme(id);
  const takenNames = useOtherNames(id);
  const [draft] = useState(() => editorDraft(id).read());
  if (query.isPending) return loading;
  if (query.isError && draft && query.error instanceof ApiError && query.error.code === 'notFound')
    return <DeletedTheme id={id} draft={draft} takenNames={takenNames} />;
  if (query.isError) return <Failed error={query.error} onRetry={() => void query.refetch()} />;
  return <Opened id={id} stored={query.data} draft={draft} takenNames={takenNames} />;
}

interface OpenedProps {
  readonly id: string;
  readonly stored: EditableTheme;
  readonly draft: EditorDraft | null;
  readonly takenNames: readonly string[];
}

/**
 * Unsaved work in this browser wins over the stored theme. A draft without changes has the keys of the games for which
 * files are still to be uploaded.
 */
function Opened({ id, stored: theme, draft, takenNames }: OpenedProps) {
  const stored = { form: formOf(theme), version: theme.version };
  const isRestored = draft !== null && !isSameForm(draft.form, stored.form);
  return (
    <ThemeForm
      id={id}
      draftKey={id}
      stored={stored}
      initial={draft ? { form: draft.form, version: isRestored ? draft.version : theme.version } : stored}
      base={isRestored && draft.version !== theme.version ? (draft.base ?? null) : stored.form}
      isRestored={isRestored}
      takenNames={takenNames}
    />
  );
}

interface DeletedThemeProps extends Omit<OpenedProps, 'stored' | 'draft'> {
  readonly draft: EditorDraft;
}

/** The unsaved work on a theme that another administrator has deleted. It can be saved as a new theme. */
function DeletedTheme({ id, draft, takenNames }: DeletedThemeProps) {
  const [blank] = useState(() => ({ ...newTheme(draft.form.type), name: draft.form.name }));
  return (
    <ThemeForm
      id={id}
      draftKey={id}
      stored={{ form: blank, version: draft.version }}
      initial={draft}
      base={blank}
      isRestored
      isDeleted
      takenNames={takenNames}
    />
  );
}

/** /admin/themes/new: a new theme, a new lobby theme (?type=lobby), a copy (?copy=ID), or an imported one (?import=ID). */
export function NewTheme() {
  const [query] = useSearchParams();
  const copy = query.get('copy');
  const type = query.get('type') === 'lobby' ? 'lobby' : 'normal';
  const imported = query.get('import');
  if (imported) return <ImportedTheme key={imported} id={imported} />;
  return copy ? <CopiedTheme key={copy} id={copy} /> : <BlankTheme key={type} type={type} />;
}

interface UnsavedThemeProps {
  readonly draftKey: string;
  readonly blank: Form;
  /** What the fields contain if there is no draft. */
  readonly initial: Form;
  /** Pictures to upload, if there is no draft. */
  readonly pictures?: readonly ChosenPicture[];
}

function UnsavedTheme({ draftKey, blank, initial, pictures = [] }: UnsavedThemeProps) {
  const takenNames = useOtherNames(null);
  const [draft] = useState(() => editorDraft(draftKey).read());
  return (
    <ThemeForm
      id={null}
      draftKey={draftKey}
      stored={{ form: blank, version: null }}
      initial={{ form: draft?.form ?? initial, version: null }}
      base={blank}
      isRestored={draft !== null}
      pictures={draft ? [] : pictures}
      takenNames={takenNames}
    />
  );
}

function BlankTheme({ type }: { readonly type: Form['type'] }) {
  const [blank] = useState(() => newTheme(type));
  return <UnsavedTheme draftKey={`new-${type}`} blank={blank} initial={blank} />;
}

function CopiedTheme({ id }: { readonly id: string }) {
  const draftKey = `copy-${id}`;
  const [hasDraft] = useState(() => editorDraft(draftKey).read() !== null);
  const query = useCopyOfTheme(id, !hasDraft);
  const [blank] = useState(() => newTheme('normal'));
  if (!hasDraft && query.isPending) return loading;
  if (!hasDraft && query.isError) return <Failed error={query.error} onRetry={() => void query.refetch()} />;
  return <UnsavedTheme draftKey={draftKey} blank={blank} initial={query.data ?? blank} />;
}

/** After a reload the draft and the stored files of its pictures are left. */
function ImportedTheme({ id }: { readonly id: string }) {
  const draftKey = `import-${id}`;
  const [hasDraft] = useState(() => editorDraft(draftKey).read() !== null);
  const [theme] = useState(() => importedTheme(id));
  const [blank] = useState(() => newTheme('normal'));
  if (!theme && !hasDraft)
    return (
      <EmptyState
        title="Choose the file again"
        level="page"
        actions={<ButtonLink to="/admin">Back</ButtonLink>}
      >
        This browser could not keep the imported theme.
      </EmptyState>
    );
  return (
    <UnsavedTheme
      draftKey={draftKey}
      blank={blank}
      initial={theme?.form ?? blank}
      pictures={theme?.pictures ?? []}
    />
  );
}
