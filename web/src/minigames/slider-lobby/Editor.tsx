import { limits } from '@tallyho/game/limits';
import { RangeSlider } from '../../shared/ui/controls/RangeSlider.tsx';
import type { EditorProps } from '../form-contract.ts';
import { EndsEditor } from '../row/EndsEditor.tsx';
import { endNames, type SliderLobbyFields } from './form.ts';

/** The config of a slider for every player: the names of its ends, and where it starts. */
export default function SliderLobbyEditor({ game, errorOf, onChange }: EditorProps<SliderLobbyFields>) {
  return (
    <>
      <EndsEditor
        {...{ game, errorOf, onChange }}
        legend="Ends of the sliders"
        labels={{ worst: 'Low end', best: 'High end' }}
        order={['worst', 'best']}
        usual={endNames}
      />
      <div data-field="ratingValue">
        <RangeSlider
          label="Where the sliders start"
          min={limits.lobbyRating.min}
          max={limits.lobbyRating.max}
          value={game.ratingValue}
          onChange={(ratingValue) => onChange({ ratingValue })}
        />
      </div>
    </>
  );
}
