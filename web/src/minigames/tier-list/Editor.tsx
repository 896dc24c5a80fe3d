import { Switch } from '../../shared/ui/controls/Switch.tsx';
import type { EditorProps } from '../form-contract.ts';
import { TiersEditor } from '../tiers/TiersEditor.tsx';
import type { TierListFields } from './form.ts';

/** The config of a tier list. */
export default function TierListEditor({ game, errorOf, onChange }: EditorProps<TierListFields>) {
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
    </>
  );
}
