import { limits } from '@tallyho/game/limits';
import { type MiniGameType, miniGames } from '@tallyho/game/minigames/registry';
import { RangeSlider } from '../../../shared/ui/controls/RangeSlider.tsx';
import { Select } from '../../../shared/ui/controls/Select.tsx';
import { Switch } from '../../../shared/ui/controls/Switch.tsx';
import { TextArea, TextField } from '../../../shared/ui/controls/TextField.tsx';
import styles from '../controls/game-editor.module.css';
import type { ChangeGame, EditedGame, EditedTheme } from '../model/edited-theme.ts';
import { gameTypesOf } from '../model/theme-form.ts';
import { PictureEditor } from '../pictures/PictureEditor.tsx';
import type { GameUploads } from '../pictures/use-uploads.ts';
import { ChooseEditor } from './ChooseEditor.tsx';
import { StepsEditor } from './StepsEditor.tsx';

interface GameEditorProps {
  readonly game: EditedGame;
  readonly uploads: GameUploads;
  readonly themeType: EditedTheme['type'];
  /** Returns what is wrong with a field of this game. */
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: ChangeGame;
}

const typeHints: Record<MiniGameType, string> = {
  TierList: 'Players drag pictures into tiers.',
  Slider: 'Players rate one thing between 0 and 10.',
  Choose: 'Players pick one of two sides.',
  TierListLobby: 'Players drag each other into tiers.',
  SliderLobby: 'Players rate each other from 1 to 100.',
  SliderAvatarsLobby: 'Players put each other in order.',
};

/** One game of the theme: its name, its type and what the type needs. */
export function GameEditor({ game, themeType, ...rest }: GameEditorProps) {
  const { errorOf, onChange } = rest;
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
          hint={typeHints[game.type]}
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
      <ConfigEditor game={game} {...rest} />
    </div>
  );
}

type ConfigEditorProps = Omit<GameEditorProps, 'themeType'>;

function ConfigEditor(props: ConfigEditorProps) {
  const { game, errorOf, onChange } = props;
  switch (game.type) {
    case 'TierList':
      return (
        <>
          <TiersEditor {...{ game, errorOf, onChange }} />
          <div data-field="seMode">
            <Switch
              label="Five random pictures"
              hint="Each round shows five pictures of the game, and a tier holds at most one."
              checked={game.seMode}
              onChange={(seMode) => onChange({ seMode })}
            />
          </div>
          <PictureEditor {...props} />
        </>
      );
    case 'TierListLobby':
      return <TiersEditor {...{ game, errorOf, onChange }} />;
    case 'Slider':
      return (
        <StepsEditor
          one="point"
          hint="From 0 on the left to 10 on the right, evenly spaced."
          steps={game.points}
          min={limits.points.min}
          max={limits.points.max}
          errorOf={errorOf}
          onChange={(points) => onChange({ points })}
        />
      );
    case 'SliderLobby':
      return (
        <div data-field="ratingValue">
          <RangeSlider
            label="Where the sliders start"
            min={limits.lobbyRating.min}
            max={limits.lobbyRating.max}
            value={game.ratingValue}
            onChange={(ratingValue) => onChange({ ratingValue })}
          />
        </div>
      );
    case 'SliderAvatarsLobby':
      return (
        <fieldset className={styles.group}>
          <legend>Ends of the row</legend>
          <p className={styles.hint}>Leave both empty for “Worst” and “Best”.</p>
          <div className={styles.sides}>
            {(['worst', 'best'] as const).map((end) => (
              <TextField
                key={end}
                label={end === 'worst' ? 'Left end' : 'Right end'}
                data-field={`ends.${end}`}
                placeholder={end === 'worst' ? 'Worst' : 'Best'}
                value={game.ends[end]}
                maxLength={limits.label}
                autoComplete="off"
                error={errorOf(`ends.${end}`)}
                onChange={(event) => onChange({ ends: { ...game.ends, [end]: event.target.value } })}
              />
            ))}
          </div>
        </fieldset>
      );
    case 'Choose':
      return <ChooseEditor {...{ game, errorOf, onChange }} />;
    default:
      return game.type satisfies never;
  }
}

function TiersEditor({ game, errorOf, onChange }: Pick<ConfigEditorProps, 'game' | 'errorOf' | 'onChange'>) {
  return (
    <>
      <StepsEditor
        one="tier"
        hint={game.ordered ? 'The best tier comes first.' : 'Roles: no tier is better than another.'}
        steps={game.tiers}
        min={limits.tiers.min}
        max={limits.tiers.max}
        errorOf={errorOf}
        onChange={(tiers) => onChange({ tiers })}
      />
      <div data-field="ordered">
        <Switch
          label="Tiers are ranked"
          hint="Off: the tiers are roles. Results show the most frequent role and give no points."
          checked={game.ordered}
          onChange={(ordered) => onChange({ ordered })}
        />
      </div>
    </>
  );
}
