import { limits } from '@tallyho/game/limits';
import { type FormEvent, useId, useState } from 'react';
import { ColorField } from '../../../minigames/editor/ColorField.tsx';
import { errorText, RequestError } from '../../../shared/api/api-error.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Switch } from '../../../shared/ui/controls/Switch.tsx';
import { TextField } from '../../../shared/ui/controls/TextField.tsx';
import { Dialog } from '../../../shared/ui/overlays/Dialog.tsx';
import { Banner } from '../../../shared/ui/states/Banner.tsx';
import { useSaveTag } from '../model/studio-api.ts';
import type { StudioTag, TagInput } from '../model/studio-types.ts';
import { TagBadge } from './TagBadge.tsx';
import styles from './TagList.module.css';

interface TagDialogProps {
  /** The tag to change; null: a new one. */
  readonly tag: StudioTag | null;
  /** The name of a new tag. */
  readonly name?: string;
  readonly onClose: () => void;
  readonly onSaved: (tag: StudioTag) => void;
}

/** Creates or changes a tag: name, category, color, and who sees it. */
export function TagDialog({ tag, name = '', onClose, onSaved }: TagDialogProps) {
  const form = useId();
  const save = useSaveTag();
  const [input, setInput] = useState<TagInput & { readonly adminOnly: boolean }>({
    name: tag?.name ?? name,
    category: tag?.category ?? 'Topic',
    // The API accepts exactly the colors that it returns.
    color: (tag?.color ?? 'gold') as TagInput['color'],
    adminOnly: tag?.adminOnly ?? false,
  });
  const [error, setError] = useState<{ readonly field: string | undefined; readonly text: string } | null>(
    null,
  );
  const change = (part: Partial<typeof input>) => {
    setInput({ ...input, ...part });
    setError(null);
  };
  const errorAt = (field: string) => (error?.field === field ? error.text : undefined);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!input.name.trim()) return setError({ field: 'name', text: 'Please enter a name.' });
    if (!input.category.trim()) return setError({ field: 'category', text: 'Please enter a category.' });
    try {
      const { tag: saved } = await save.mutateAsync({ id: tag?._id ?? null, body: input });
      onSaved(saved);
    } catch (cause) {
      const field = cause instanceof RequestError ? cause.field : undefined;
      setError({ field, text: errorText(cause) });
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={tag ? `Change ${tag.name}` : 'New tag'}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="hot" type="submit" form={form} busy={save.isPending}>
            {tag ? 'Save' : 'Create'}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={submit}>
        {error && !['name', 'category'].includes(error.field ?? '') && (
          <Banner tone="bad">{error.text}</Banner>
        )}
        <TextField
          label="Name"
          value={input.name}
          maxLength={limits.label}
          autoComplete="off"
          error={errorAt('name')}
          onChange={(event) => change({ name: event.target.value })}
        />
        <TextField
          label="Category"
          value={input.category}
          maxLength={limits.label}
          autoComplete="off"
          error={errorAt('category')}
          onChange={(event) => change({ category: event.target.value })}
        />
        <div className={styles.color}>
          <ColorField label="Color" value={input.color} onChange={(color) => change({ color })} />
          <TagBadge tag={{ ...input, name: input.name || 'Tag' }} />
        </div>
        <Switch
          label="Administrators only"
          hint="Players never see this tag."
          checked={input.adminOnly}
          onChange={(adminOnly) => change({ adminOnly })}
        />
      </form>
    </Dialog>
  );
}
