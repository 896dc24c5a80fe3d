import { limits } from '@tallyho/game/limits';
import { RangeSlider } from '../../shared/ui/controls/RangeSlider.tsx';
import type { EditorProps } from '../form-contract.ts';
import type { SliderLobbyFields } from './form.ts';

/** The config of a slider for every player. */
export default function SliderLobbyEditor({ game, onChange }: EditorProps<SliderLobbyFields>) {
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
}
