import { useState } from 'react';
import { errorText } from '../../../shared/api/api-error.ts';
import { saveFile } from '../../../shared/platform/save-file.ts';
import { Button, ButtonLink } from '../../../shared/ui/controls/Button.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { PageHead } from '../../../shared/ui/layout/PageHead.tsx';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx';
import { PagedList } from '../../../shared/ui/states/PagedList.tsx';
import { DeleteDialog } from '../controls/DeleteDialog.tsx';
import { ImportTheme } from '../file/ImportTheme.tsx';
import { useDeleteTheme, useHideTheme, useStudioThemes } from '../model/studio-api.ts';
import type { StudioTheme } from '../model/studio-types.ts';
import { themesInView } from './list-view.ts';
import { StudioThemeCard } from './StudioThemeCard.tsx';
import { ThemeFilters } from './ThemeFilters.tsx';
import styles from './ThemeList.module.css';
import { UnsavedThemes } from './UnsavedThemes.tsx';
import { useListView } from './use-list-view.ts';

/** The themes of the catalogue: search, sort, create, open, hide, delete. */
export function ThemeList() {
  const query = useStudioThemes();
  const { view, saved, change, reset } = useListView();
  const [doomed, setDoomed] = useState<StudioTheme | null>(null);
  const [exporting, setExporting] = useState<string | null>(null);
  const deletion = useDeleteTheme();
  const hiding = useHideTheme();
  const themes = query.data?.themes ?? [];
  const shown = themesInView(themes, view);

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
      <ThemeFilters themes={themes} view={view} onChange={change} />
      <p className={styles.count} role="status">
        {query.data ? `${shown.length} of ${themes.length} themes` : ''}
      </p>
      <PagedList
        query={query}
        loading="Loading themes"
        isEmpty={shown.length === 0}
        empty={
          <EmptyState
            title={themes.length === 0 ? 'No themes yet' : 'No theme matches'}
            actions={themes.length > 0 && <Button onClick={reset}>Show all themes</Button>}
          >
            {themes.length === 0 ? 'Make the first one.' : 'Try other words or filters.'}
          </EmptyState>
        }
      >
        <ul className={styles.list} aria-label="Themes">
          {shown.map((theme) => (
            <StudioThemeCard
              key={theme._id}
              theme={theme}
              isSaved={theme._id === saved}
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
