import { limits } from '@tallyho/game/limits';
import { Switch } from '../../shared/ui/controls/Switch.tsx';
import { StepsEditor } from '../editor/StepsEditor.tsx';
import type { EditorProps } from '../form-contract.ts';
import type { TiersFields } from './tiers-form.ts';

/** The tiers of a game, and whether they are ranked. */
export function TiersEditor({ game, errorOf, onChange }: EditorProps<TiersFields>) {
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
