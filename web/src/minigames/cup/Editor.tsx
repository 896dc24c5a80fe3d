import { limits } from '@tallyho/game/limits';
import { Segmented } from '../../shared/ui/controls/Segmented.tsx';
import type { EditorProps } from '../form-contract.ts';
import type { CupFields } from './form.ts';

const { sizes } = limits.cup;
const [usual] = sizes;

/** The config of a cup: how many pictures start. */
export default function CupEditor({ game, onChange }: EditorProps<CupFields>) {
  return (
    <div data-field="cupSize">
      <Segmented
        label="Pictures in the cup"
        options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
        value={String(game.cupSize)}
        onChange={(value) => onChange({ cupSize: sizes.find((size) => String(size) === value) ?? usual })}
      />
    </div>
  );
}
