import { useState } from 'react';
import { errorText } from '../../../shared/api/api-error.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { IconButton } from '../../../shared/ui/controls/IconButton.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { PageHead } from '../../../shared/ui/layout/PageHead.tsx';
import { Dialog } from '../../../shared/ui/overlays/Dialog.tsx';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx';
import { PagedList } from '../../../shared/ui/states/PagedList.tsx';
import { useDeleteTag, useStudioTags } from '../model/studio-api.ts';
import type { CountedTag } from '../model/studio-types.ts';
import { TagBadge } from './TagBadge.tsx';
import { TagDialog } from './TagDialog.tsx';
import styles from './TagList.module.css';

const usesText = (themes: number): string => (themes === 1 ? '1 theme' : `${themes} themes`);

/** All tags: create, rename, recolor, delete. */
export function TagList() {
  const query = useStudioTags();
  const deletion = useDeleteTag();
  const [edited, setEdited] = useState<CountedTag | 'new' | null>(null);
  const [doomed, setDoomed] = useState<CountedTag | null>(null);
  const tags = query.data?.tags ?? [];

  async function remove({ _id, name }: CountedTag) {
    try {
      await deletion.mutateAsync(_id);
      showToast(`${name} was deleted`, 'good');
    } catch (error) {
      showToast(errorText(error), 'bad');
    }
    setDoomed(null);
  }
  return (
    <>
      <PageHead
        title="Tags"
        actions={
          <Button variant="hot" icon={<Icon name="plus" />} onClick={() => setEdited('new')}>
            New tag
          </Button>
        }
      />
      <PagedList
        query={query}
        loading="Loading tags"
        isEmpty={tags.length === 0}
        empty={<EmptyState title="No tags yet">Tags help to find themes.</EmptyState>}
      >
        <ul className={styles.tags} aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag._id} className={styles.tag}>
              <span className={styles.name}>
                <TagBadge tag={tag} />
                <span className={styles.uses}>
                  {tag.category} · {usesText(tag.themes)}
                </span>
              </span>
              <span className={styles.actions}>
                <IconButton icon="edit" label={`Change ${tag.name}`} onClick={() => setEdited(tag)} />
                <IconButton icon="trash" label={`Delete ${tag.name}`} onClick={() => setDoomed(tag)} />
              </span>
            </li>
          ))}
        </ul>
      </PagedList>
      {edited && (
        <TagDialog
          tag={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={({ name }) => {
            setEdited(null);
            showToast(`${name} was saved`, 'good');
          }}
        />
      )}
      {doomed && (
        <Dialog
          open
          onClose={() => setDoomed(null)}
          title={`Delete ${doomed.name}?`}
          actions={
            <>
              <Button onClick={() => setDoomed(null)}>Keep</Button>
              <Button variant="danger" busy={deletion.isPending} onClick={() => void remove(doomed)}>
                Delete tag
              </Button>
            </>
          }
        >
          <p>
            {doomed.themes === 0
              ? 'No theme has this tag.'
              : `It is taken off ${usesText(doomed.themes)}. The themes stay.`}
          </p>
        </Dialog>
      )}
    </>
  );
}
