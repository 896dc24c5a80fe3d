import type { GuessQuestion } from '@tallyho/game/minigames/contract';
import type { Guess } from '@tallyho/game/minigames/guess';
import { formatNumber } from '../../../entities/preferences/format.ts';
import { Segmented } from '../../../shared/ui/controls/Segmented.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { CountFaces } from './CountFaces.tsx';
import { EndsGuess } from './EndsGuess.tsx';
import type { EndRows } from './end-rows.ts';
import { type End, guessedEnds } from './ends.ts';
import styles from './GuessControl.module.css';
import { GuessOptions } from './GuessOptions.tsx';
import { ValueGuess } from './ValueGuess.tsx';

interface GuessControlProps {
  readonly question: GuessQuestion;
  /** The counts that are offered. */
  readonly counts: readonly number[];
  /** Of how many players a count is. */
  readonly countedPlayers: number;
  /** Null: none yet. */
  readonly guess: Guess | null;
  /** The own answer on the axis of a value; null for other answers. */
  readonly own: number | null;
  /** The rows of the board at its ends. */
  readonly rows: EndRows | null;
  /** It cannot be changed. */
  readonly isLocked: boolean;
  readonly onGuess: (guess: Guess) => void;
  /** The one of two ends that the viewer wants to choose again. */
  readonly changedEnd: End | null;
  readonly onChangeEnd: (end: End | null) => void;
  /** What was pressed is open again. */
  readonly onTakeBack: () => void;
}

/** The control for the guess: presses or one drag, by touch, mouse or keyboard. */
export function GuessControl(props: GuessControlProps) {
  const { question, counts, countedPlayers, guess, own, isLocked, onGuess } = props;
  switch (question.kind) {
    case 'value':
      return (
        <ValueGuess
          question={question}
          value={guess?.kind === 'value' ? guess.value : null}
          own={own}
          isLocked={isLocked}
          onGuess={(value) => onGuess({ kind: 'value', value })}
        />
      );
    case 'count':
      return (
        <div className={styles.count}>
          <Segmented
            label={question.text}
            hideLabel
            options={counts.map((count) => ({
              value: String(count),
              label: (
                <>
                  {guess?.kind === 'count' && guess.count === count && <Icon name="check" />}
                  {formatNumber(count, 0)}
                  <CountFaces count={count} of={countedPlayers} />
                </>
              ),
            }))}
            disabled={isLocked}
            value={guess?.kind === 'count' ? String(guess.count) : ''}
            onChange={(count) => onGuess({ kind: 'count', count: Number(count) })}
          />
        </div>
      );
    case 'pick':
      return (
        <GuessOptions
          label={question.text}
          options={question.options}
          chosen={guess?.kind === 'pick' ? guess.id : null}
          disabled={isLocked}
          onChoose={(id) => onGuess({ kind: 'pick', id })}
        />
      );
    case 'ends':
      return (
        <EndsGuess
          question={question}
          guess={guessedEnds(guess)}
          rows={props.rows}
          changed={props.changedEnd}
          isLocked={isLocked}
          onGuess={(ends) => onGuess({ ...ends, kind: 'ends' })}
          onChange={props.onChangeEnd}
          onTakeBack={props.onTakeBack}
        />
      );
    default:
      return question satisfies never;
  }
}
