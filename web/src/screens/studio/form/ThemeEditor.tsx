import { useState } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { useSession } from '../../../entities/session/session.ts';
import { RequestError } from '../../../shared/api/api-error.ts';
import { Button, ButtonLink } from '../../../shared/ui/controls/Button.tsx';
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx';
import { importedTheme } from '../file/imported-theme.ts';
import { isSameForm } from '../model/compare-forms.ts';
import type { EditedTheme } from '../model/edited-theme.ts';
import { draftKeyOf, type EditorDraft, editorDraft, newThemeAddress } from '../model/editor-draft.ts';
import { useCopyOfTheme, useStoredTheme, useStudioThemes } from '../model/studio-api.ts';
import type { StoredTheme } from '../model/studio-types.ts';
import { editedThemeOf, newTheme } from '../model/theme-form.ts';
import type { ChosenPicture } from '../pictures/use-uploads.ts';
import { LoadingTheme, OneTabOnly } from './OneTabOnly.tsx';
import { ThemeForm } from './ThemeForm.tsx';

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

/** The id of the administrator, to whom the drafts belong. */
const useAuthor = (): string => useSession().user?.user ?? '';

/** /admin/themes/:id: edits a stored theme. */
export function EditTheme() {
  const { id = '' } = useParams();
  const draftKey = draftKeyOf(useAuthor(), { theme: id });
  return (
    <OneTabOnly key={draftKey} draftKey={draftKey}>
      <StoredThemeForm id={id} draftKey={draftKey} />
    </OneTabOnly>
  );
}

function StoredThemeForm({ id, draftKey }: { readonly id: string; readonly draftKey: string }) {
  const query = useStoredTheme(id);
  const takenNames = useOtherNames(id);
  const [draft] = useState(() => editorDraft(draftKey).read());
  const shared = { id, draftKey, takenNames };
  if (query.isPending) return <LoadingTheme />;
  if (query.isError && draft && query.error instanceof RequestError && query.error.code === 'notFound')
    return <DeletedTheme {...shared} draft={draft} />;
  if (query.isError) return <Failed error={query.error} onRetry={() => void query.refetch()} />;
  return <Opened {...shared} stored={query.data} draft={draft} />;
}

interface OpenedProps {
  readonly id: string;
  readonly draftKey: string;
  readonly stored: StoredTheme;
  readonly draft: EditorDraft | null;
  readonly takenNames: readonly string[];
}

/**
 * Unsaved work in this browser wins over the stored theme. A draft without changes has the keys of the games for which
 * files are still to be uploaded.
 */
function Opened({ id, draftKey, stored: theme, draft, takenNames }: OpenedProps) {
  const stored = { form: editedThemeOf(theme), version: theme.version };
  const isRestored = draft !== null && !isSameForm(draft.form, stored.form);
  return (
    <ThemeForm
      id={id}
      draftKey={draftKey}
      stored={stored}
      initial={draft ? { form: draft.form, version: isRestored ? draft.version : theme.version } : stored}
      base={isRestored ? (draft.base ?? (draft.version === theme.version ? stored.form : null)) : stored.form}
      isRestored={isRestored}
      takenNames={takenNames}
    />
  );
}

interface DeletedThemeProps extends Omit<OpenedProps, 'stored' | 'draft'> {
  readonly draft: EditorDraft;
}

/** The unsaved work on a theme that another administrator has deleted. It can be saved as a new theme. */
function DeletedTheme({ id, draftKey, draft, takenNames }: DeletedThemeProps) {
  const [blank] = useState(() => ({ ...newTheme(draft.form.type), name: draft.form.name }));
  return (
    <ThemeForm
      id={id}
      draftKey={draftKey}
      stored={{ form: blank, version: draft.version }}
      initial={draft}
      base={blank}
      isRestored
      isDeleted
      takenNames={takenNames}
    />
  );
}

/** /admin/themes/new: opens the form of a new theme, which has a draft of its own. */
export function BeginTheme() {
  const { search } = useLocation();
  const [address] = useState(() => newThemeAddress(search));
  return <Navigate to={address} replace />;
}

/**
 * /admin/themes/new/:draft: a new theme, a new lobby theme (?type=lobby), a copy (?copy=ID), or an imported one
 * (?import=file). If this browser has the draft, the query does not matter.
 */
export function NewTheme() {
  const { draft = '' } = useParams();
  const draftKey = draftKeyOf(useAuthor(), { newTheme: draft });
  return (
    <OneTabOnly key={draftKey} draftKey={draftKey}>
      <BegunTheme id={draft} draftKey={draftKey} />
    </OneTabOnly>
  );
}

/** `id`: of the draft. */
function BegunTheme({ id, draftKey }: { readonly id: string; readonly draftKey: string }) {
  const [query] = useSearchParams();
  const [draft] = useState(() => editorDraft(draftKey).read());
  const copy = query.get('copy');
  const type = query.get('type') === 'lobby' ? 'lobby' : 'normal';
  if (draft) return <UnsavedTheme draftKey={draftKey} draft={draft} initial={draft.form} />;
  if (query.has('import')) return <ImportedTheme id={id} draftKey={draftKey} />;
  return copy ? (
    <CopiedTheme id={copy} draftKey={draftKey} />
  ) : (
    <BlankTheme type={type} draftKey={draftKey} />
  );
}

interface UnsavedThemeProps {
  readonly draftKey: string;
  readonly draft?: EditorDraft;
  /** What the fields contain at first. */
  readonly initial: EditedTheme;
  /** Pictures to upload from the start. */
  readonly pictures?: readonly ChosenPicture[];
}

function UnsavedTheme({ draftKey, draft, initial, pictures = [] }: UnsavedThemeProps) {
  const takenNames = useOtherNames(null);
  const [blank] = useState(() => newTheme(initial.type));
  return (
    <ThemeForm
      id={null}
      draftKey={draftKey}
      stored={{ form: blank, version: null }}
      initial={{ form: initial, version: null }}
      base={blank}
      isRestored={draft !== undefined}
      pictures={pictures}
      takenNames={takenNames}
    />
  );
}

function BlankTheme({ type, draftKey }: { readonly type: EditedTheme['type']; readonly draftKey: string }) {
  const [blank] = useState(() => newTheme(type));
  return <UnsavedTheme draftKey={draftKey} initial={blank} />;
}

/** `id`: of the theme to copy. */
function CopiedTheme({ id, draftKey }: { readonly id: string; readonly draftKey: string }) {
  const query = useCopyOfTheme(id);
  if (query.isPending) return <LoadingTheme />;
  if (query.isError) return <Failed error={query.error} onRetry={() => void query.refetch()} />;
  return <UnsavedTheme draftKey={draftKey} initial={query.data} />;
}

/** `id`: of the imported theme, and of its draft. */
function ImportedTheme({ id, draftKey }: { readonly id: string; readonly draftKey: string }) {
  const [theme] = useState(() => importedTheme(id));
  if (theme) return <UnsavedTheme draftKey={draftKey} initial={theme.form} pictures={theme.pictures} />;
  return (
    <EmptyState
      title="Choose the file again"
      level="page"
      actions={<ButtonLink to="/admin">Back</ButtonLink>}
    >
      This browser could not keep the imported theme.
    </EmptyState>
  );
}
