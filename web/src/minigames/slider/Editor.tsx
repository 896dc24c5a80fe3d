import { limits } from '@tallyho/game/limits';
import { StepsEditor } from '../editor/StepsEditor.tsx';
import type { EditorProps } from '../form-contract.ts';
import type { SliderFields } from './form.ts';

/** The config of a slider. */
export default function SliderEditor({ game, errorOf, onChange }: EditorProps<SliderFields>) {
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
}
