import { limits } from '@tallyho/game/limits';
import { type RejectCode, rejections } from '@tallyho/game/model/reject-codes';
import { useEffect, useId, useRef, useState } from 'react';
import { useRoom, useView } from '../../entities/room/room-hooks.tsx';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { TextField } from '../../shared/ui/controls/TextField.tsx';
import { Dialog } from '../../shared/ui/overlays/Dialog.tsx';
import { showToast } from '../../shared/ui/overlays/toast.ts';
import styles from './CustomThemeDialog.module.css';
import { GameChoices } from './GameChoices.tsx';
import { GameWaitsForWriter } from './GameWaitsForWriter.tsx';
import { checkedGames, draftText, ownGameChoices } from './own-rounds.ts';
import { TextList } from './TextList.tsx';
import {
  clearThemeDraft,
  readThemeDraft,
  type ThemeDraft,
  withTexts,
  writeThemeDraft,
} from './theme-draft.ts';

/** The field of an error; form: the theme as a whole. */
type Field = 'name' | 'texts' | 'form';
interface Problem {
  readonly field: Field;
  readonly text: string;
}

const fieldOf = (error: RejectCode): Field =>
  error === 'customThemeExists' ? 'name' : error === 'customThemeRounds' ? 'texts' : 'form';

export interface CustomThemeDialogProps {
  readonly onClose: () => void;
}

/** Editor for a custom theme of this lobby. The draft is stored in this tab until the room has accepted the theme. */
export function CustomThemeDialog({ onClose }: CustomThemeDialogProps) {
  const room = useRoom();
  const customThemes = useView((view) => view.customThemes);
  const [draft, setDraft] = useState(() => readThemeDraft(ownGameChoices.map(({ type }) => type)));
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const roundsId = useId();
  const nameField = useRef<HTMLInputElement>(null);
  const nextField = useRef<HTMLInputElement>(null);
  const { name, texts, next } = draft;

  // Runs after the dialog's own effect, which focuses its close button.
  useEffect(() => nameField.current?.focus(), []);

  const title = name.trim();
  // The draft is stored with every change.
  const hasWritten = title !== '' || texts.length > 0 || next.trim() !== '' || draft.types !== null;
  const isTaken = !busy && customThemes.some((other) => other.name.toLowerCase() === title.toLowerCase());
  const rounds = draftText(draft, isTaken);

  function change(part: Partial<ThemeDraft>) {
    const changed = { ...draft, ...part };
    setDraft(changed);
    setProblem(null);
    writeThemeDraft(changed);
  }

  /** Adds lines to the list. The first rejected line stays in the field, with the reason. */
  function add(lines: string) {
    const added = withTexts(texts, lines);
    change({ texts: added.texts, next: added.rest[0] ?? '' });
    if (added.problem) setProblem({ field: 'texts', text: added.problem });
  }

  function fail(field: Field, text: string) {
    setProblem({ field, text });
    if (field !== 'form') (field === 'name' ? nameField : nextField).current?.focus();
  }

  async function save() {
    setBusy(true);
    const theme = { name: title, texts: [...withTexts(texts, next).texts], types: [...checkedGames(draft)] };
    const result = await room.send({ type: 'writeTheme', theme });
    setBusy(false);
    if (!result.ok) return fail(fieldOf(result.error), rejections[result.error]);
    clearThemeDraft();
    showToast(`${title} is on this lobby's list`, 'good');
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Write a theme"
      placement="sheet"
      size="md"
      actions={
        <>
          <p id={roundsId} className={styles.rounds} data-fits={rounds.fits} role="status">
            {rounds.text}
          </p>
          <Button onClick={onClose}>{hasWritten ? 'Save for later' : 'Close'}</Button>
          <Button
            variant="hot"
            busy={busy}
            aria-disabled={!rounds.fits}
            aria-describedby={roundsId}
            onClick={() => void save()}
          >
            Add to this lobby
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <GameWaitsForWriter onGo={onClose} />
        <TextField
          ref={nameField}
          label="Name"
          hint="The title. In games about the players it is the question, for example: Who is always late?"
          error={
            isTaken ? rejections.customThemeExists : problem?.field === 'name' ? problem.text : undefined
          }
          value={name}
          maxLength={limits.theme.name}
          autoComplete="off"
          onChange={(event) => change({ name: event.target.value })}
          onKeyDown={(event) => event.key === 'Enter' && nextField.current?.focus()}
        />
        <TextList
          ref={nextField}
          texts={texts}
          next={next}
          error={problem?.field === 'texts' ? problem.text : undefined}
          onNext={(text) => change({ next: text })}
          onAdd={add}
          onRemove={(text, byKey) => {
            change({ texts: texts.filter((other) => other !== text) });
            if (byKey) nextField.current?.focus();
          }}
        />
        <GameChoices draft={draft} onChange={(chosen) => change({ types: chosen })} />
        {problem?.field === 'form' && (
          <p className={styles.problem} role="alert">
            {problem.text}
          </p>
        )}
      </div>
    </Dialog>
  );
}
