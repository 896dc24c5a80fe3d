import { limits } from '@tallyho/game/limits';
import { Switch } from '../../../shared/ui/controls/Switch.tsx';
import { TextArea, TextField } from '../../../shared/ui/controls/TextField.tsx';
import { Card } from '../../../shared/ui/layout/Card.tsx';
import type { EditedTheme } from '../model/edited-theme.ts';
import { TagField } from '../tags/TagField.tsx';
import styles from './ThemeEditor.module.css';

interface ThemeTextsProps {
  readonly form: EditedTheme;
  /** What is wrong with the name. */
  readonly nameError: string | undefined;
  readonly onChange: (part: Partial<EditedTheme>) => void;
}

/** The fields of the theme itself: name, description, tags, and whether lobbies offer it. */
export function ThemeTexts({ form, nameError, onChange }: ThemeTextsProps) {
  return (
    <Card className={styles.texts}>
      <TextField
        label="Name"
        data-field="theme.name"
        value={form.name}
        maxLength={limits.theme.name}
        autoComplete="off"
        dir="auto"
        error={nameError}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextArea
        label="Description"
        data-field="theme.description"
        rows={3}
        value={form.description}
        maxLength={limits.theme.description}
        dir="auto"
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <div data-field="theme.tags">
        <TagField tags={form.tags} onChange={(tags) => onChange({ tags })} />
      </div>
      <div data-field="theme.hidden">
        <Switch
          label="Hidden"
          hint="Not offered in lobbies. Publish it when it is ready."
          checked={form.hidden}
          onChange={(hidden) => onChange({ hidden })}
        />
      </div>
    </Card>
  );
}
