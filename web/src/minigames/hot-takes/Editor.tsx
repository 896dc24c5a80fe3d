import { limits } from '@tallyho/game/limits';
import { TextArea } from '../../shared/ui/controls/TextField.tsx';
import type { EditorProps } from '../form-contract.ts';
import type { HotTakesFields } from './form.ts';

const { perRound, fewest } = limits.hotTakes;

/** The config of hot takes: the takes as lines of a text, so that a list can be pasted. */
export default function HotTakesEditor({ game, errorOf, onChange }: EditorProps<HotTakesFields>) {
  return (
    <TextArea
      label="Takes, one per line"
      hint={`${fewest} to ${perRound}. A statement, or two sides with a slash between: Tea / Coffee. Without any, the pictures make pairs.`}
      data-field="takes"
      rows={perRound}
      value={game.takes}
      error={errorOf('takes')}
      onChange={(event) => onChange({ takes: event.target.value })}
    />
  );
}
