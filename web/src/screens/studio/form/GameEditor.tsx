import { limits } from '@tallyho/game/limits';
import { miniGames } from '@tallyho/game/minigames/registry';
import { hasPictures } from '@tallyho/game/themes/game';
import styles from '../../../minigames/editor/game-editor.module.css';
import { editorOf } from '../../../minigames/editors.ts';
import { gameFormOf } from '../../../minigames/forms.ts';
import { Select } from '../../../shared/ui/controls/Select.tsx';
import { Switch } from '../../../shared/ui/controls/Switch.tsx';
import { TextArea, TextField } from '../../../shared/ui/controls/TextField.tsx';
import type { ChangeGame, EditedGame, EditedTheme } from '../model/edited-theme.ts';
import { gameTypesOf } from '../model/theme-form.ts';
import { PictureEditor } from '../pictures/PictureEditor.tsx';
import type { GameUploads } from '../pictures/use-uploads.ts';

interface GameEditorProps {
  readonly game: EditedGame;
  readonly uploads: GameUploads;
  readonly themeType: EditedTheme['type'];
  /** Returns what is wrong with a field of this game. */
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: ChangeGame;
}

/** One game of the theme: its name, its type and what the type needs. */
export function GameEditor({ game, uploads, themeType, errorOf, onChange }: GameEditorProps) {
  const ConfigEditor = editorOf(game.type);
  return (
    <div className={styles.editor}>
      <div className={styles.titles}>
        <TextField
          label="Name of the game"
          hint="The question that players answer."
          data-field="name"
          value={game.name}
          maxLength={limits.game.name}
          autoComplete="off"
          error={errorOf('name')}
          onChange={(event) => onChange({ name: event.target.value })}
        />
        <Select
          label="Type"
          data-field="type"
          hint={gameFormOf(game.type).hint}
          options={gameTypesOf(themeType).map((type) => ({ value: type, label: miniGames[type].label }))}
          value={game.type}
          onChange={(type) => onChange({ type })}
        />
      </div>
      <TextArea
        label="Description of the game"
        rows={2}
        data-field="description"
        value={game.description}
        maxLength={limits.game.description}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <div data-field="suits">
        <Switch
          label="For grown-ups"
          hint="Not for children."
          checked={game.suits === 'grownUps'}
          onChange={(isForGrownUps) => onChange({ suits: isForGrownUps ? 'grownUps' : 'all' })}
        />
      </div>
      <ConfigEditor {...{ game, errorOf, onChange }} />
      {hasPictures(game.type) && <PictureEditor {...{ game, uploads, errorOf, onChange }} />}
    </div>
  );
}
