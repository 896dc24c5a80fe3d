import { limits } from '@tallyho/game/limits';
import { Segmented } from '../../shared/ui/controls/Segmented.tsx';
import type { EditorProps } from '../form-contract.ts';
import { EndsEditor } from '../row/EndsEditor.tsx';
import type { RankThemFields } from './form.ts';

const { min, max } = limits.ranking;
const counts = Array.from({ length: max - min + 1 }, (_, index) => String(min + index));

/** The config of a ranking: how many items a round has, and the names of the ends. */
export default function RankThemEditor({ game, errorOf, onChange }: EditorProps<RankThemFields>) {
  return (
    <>
      <div data-field="places">
        <Segmented
          label="Pictures in a round"
          options={counts.map((count) => ({ value: count, label: count }))}
          value={String(game.places)}
          onChange={(count) => onChange({ places: Number(count) })}
        />
      </div>
      <EndsEditor
        {...{ game, errorOf, onChange }}
        legend="Ends of the ranking"
        labels={{ worst: 'Last place', best: 'First place' }}
        order={['best', 'worst']}
      />
    </>
  );
}
