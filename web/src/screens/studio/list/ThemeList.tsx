import { useState } from 'react';
import { errorText } from '../../../shared/api/api-error.ts';
import { saveFile } from '../../../shared/platform/save-file.ts';
import { ButtonLink } from '../../../shared/ui/controls/Button.tsx';
import { Segmented } from '../../../shared/ui/controls/Segmented.tsx';
import { TextField } from '../../../shared/ui/controls/TextField.tsx';
import { EmptyState } from '../../../shared/ui/layout/EmptyState.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { PagedList } from '../../../shared/ui/layout/PagedList.tsx';
import { PageHead } from '../../../shared/ui/layout/PageHead.tsx';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import { ImportTheme } from '../file/ImportTheme.tsx';
import { useDeleteTheme, useHideTheme, useStudioThemes } from '../studio-api.ts';
import type { StudioTheme } from '../studio-types.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { ThemeCard } from './ThemeCard.tsx';
import styles from './ThemeList.module.css';
import { UnsavedThemes } from './UnsavedThemes.tsx';

type Filter = 'all' | 'normal' | 'lobby';

/** Returns the themes whose name or one of whose tags contains the text. */
const matchingThemes = (
  themes: readonly StudioTheme[],
  { text, filter }: { readonly text: string; readonly filter: Filter },
): StudioTheme[] => {
  const wanted = text.trim().toLocaleLowerCase();
  return themes.filter(
    ({ name, tags, type }) =>
      (filter === 'all' || type === filter) &&
      [name, ...tags.map((tag) => tag.name)].some((words) => words.toLocaleLowerCase().includes(wanted)),
  );
};

/** The themes of the catalogue: search, create, open, hide, delete. */
export function ThemeList() {
  const query = useStudioThemes();
  const [text, setText] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const [doomed, setDoomed] = useState<StudioTheme | null>(null);
  const [exporting, setExporting] = useState<string | null>(null);
  const deletion = useDeleteTheme();
  const hiding = useHideTheme();
  const themes = query.data?.themes ?? [];
  const shown = matchingThemes(themes, { text, filter });

  async function hide(theme: StudioTheme) {
    try {
      await hiding.mutateAsync({ id: theme._id, hidden: !theme.hidden });
      showToast(
        theme.hidden ? `${theme.name} is offered in lobbies now` : `${theme.name} is hidden now`,
        'good',
      );
    } catch (error) {
      showToast(errorText(error), 'bad');
    }
  }
  async function download({ _id }: StudioTheme) {
    setExporting(_id);
    try {
      const { exportTheme } = await import('../file/export-theme.ts');
      saveFile(await exportTheme(_id));
    } catch (error) {
      showToast(errorText(error), 'bad');
    }
    setExporting(null);
  }
  async function remove({ _id }: StudioTheme) {
    try {
      await deletion.mutateAsync(_id);
      showToast('Theme successfully deleted!', 'good');
    } catch (error) {
      showToast(errorText(error), 'bad');
    }
    setDoomed(null);
  }

  return (
    <>
      <PageHead
        title="Themes"
        actions={
          <div className={styles.create}>
            <ImportTheme />
            <ButtonLink to="/admin/themes/new?type=lobby" icon={<Icon name="users" />}>
              New lobby theme
            </ButtonLink>
            <ButtonLink to="/admin/themes/new" variant="hot" icon={<Icon name="plus" />}>
              New theme
            </ButtonLink>
          </div>
        }
      />
      <UnsavedThemes />
      <div className={styles.find}>
        <TextField
          label="Search"
          type="search"
          autoComplete="off"
          dir="auto"
          placeholder="Name or tag"
          prefix={<Icon name="search" />}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Segmented
          label="Type"
          options={[
            { value: 'all', label: 'All' },
            { value: 'normal', label: 'Normal' },
            { value: 'lobby', label: 'Lobby' },
          ]}
          value={filter}
          onChange={setFilter}
        />
      </div>
      <p className={styles.count} role="status">
        {query.data ? `${shown.length} of ${themes.length} themes` : ''}
      </p>
      <PagedList
        query={query}
        loading="Loading themes"
        isEmpty={shown.length === 0}
        empty={
          <EmptyState title={themes.length === 0 ? 'No themes yet' : 'No theme matches'}>
            {themes.length === 0 ? 'Make the first one.' : 'Try another word or another type.'}
          </EmptyState>
        }
      >
        <ul className={styles.list} aria-label="Themes">
          {shown.map((theme) => (
            <ThemeCard
              key={theme._id}
              theme={theme}
              isExporting={theme._id === exporting}
              onExport={() => void download(theme)}
              onHide={() => void hide(theme)}
              onDelete={() => setDoomed(theme)}
            />
          ))}
        </ul>
      </PagedList>
      {doomed && (
        <DeleteDialog
          theme={doomed}
          busy={deletion.isPending}
          onClose={() => setDoomed(null)}
          onDelete={() => void remove(doomed)}
        />
      )}
    </>
  );
}
