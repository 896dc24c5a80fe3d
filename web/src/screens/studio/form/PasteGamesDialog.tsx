import { miniGames } from '@tallyho/game/minigames/registry';
import { counted } from '@tallyho/game/text';
import { useState } from 'react';
import { gameFormOf } from '../../../minigames/forms.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Select } from '../../../shared/ui/controls/Select.tsx';
import { TextArea } from '../../../shared/ui/controls/TextField.tsx';
import { Dialog } from '../../../shared/ui/overlays/Dialog.tsx';
import type { EditedGame, EditedTheme } from '../model/edited-theme.ts';
import { gamesOfLines, type LineProblem } from '../model/game-lines.ts';
import { gameTypesOf } from '../model/theme-form.ts';
import styles from './PasteGamesDialog.module.css';

interface PasteGamesDialogProps {
  readonly form: EditedTheme;
  readonly onClose: () => void;
  readonly onAdd: (games: readonly EditedGame[]) => void;
}

/** How many lines with a problem are listed. */
const problemsShown = 8;

/** Makes a game of each line of a pasted list. Nothing is added before every line is a game. */
export function PasteGamesDialog({ form, onClose, onAdd }: PasteGamesDialogProps) {
  const types = gameTypesOf(form.type);
  const [type, setType] = useState(types.find((type) => type !== 'TierList') ?? types[0]);
  const [text, setText] = useState('');
  if (!type) return null;
  const { line } = gameFormOf(type);
  const { games, problems } = gamesOfLines(
    text,
    type,
    form.games.map(({ name }) => name),
  );
  const canAdd = games.length > 0 && problems.length === 0;
  return (
    <Dialog
      open
      onClose={onClose}
      size="md"
      title="Add many games"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="hot"
            aria-disabled={!canAdd}
            onClick={() => {
              if (canAdd) onAdd(games);
            }}
          >
            {games.length === 0 ? 'Add games' : `Add ${counted(games.length, 'game')}`}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <Select
          label="Type"
          hint={gameFormOf(type).hint}
          options={types.map((value) => ({ value, label: miniGames[value].label }))}
          value={type}
          onChange={setType}
        />
        <TextArea
          label="One game per line"
          hint={`${line.format}. For example: ${line.example}`}
          rows={10}
          dir="auto"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div role="status">{problems.length > 0 && <Problems problems={problems} />}</div>
      </div>
    </Dialog>
  );
}

function Problems({ problems }: { readonly problems: readonly LineProblem[] }) {
  const more = problems.length - problemsShown;
  return (
    <ul className={styles.problems}>
      {problems.slice(0, problemsShown).map(({ line, text }) => (
        <li key={line}>
          Line {line}: {text}
        </li>
      ))}
      {more > 0 && <li>And {counted(more, 'other line')}.</li>}
    </ul>
  );
}
