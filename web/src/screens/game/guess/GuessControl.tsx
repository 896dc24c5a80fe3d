import type { GuessQuestion } from '@tallyho/game/minigames/contract';
import type { Guess } from '@tallyho/game/minigames/guess';
import { formatNumber } from '../../../entities/preferences/format.ts';
import { Segmented } from '../../../shared/ui/controls/Segmented.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { CountFaces } from './CountFaces.tsx';
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
  /** A place on a slider cannot be moved. */
  readonly isLocked: boolean;
  readonly onGuess: (guess: Guess) => void;
}

/** The control for the guess: one press or one drag, by touch, mouse or keyboard. */
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
          onChoose={(id) => onGuess({ kind: 'pick', id })}
        />
      );
    case 'ends': {
      const { first, last } = guess?.kind === 'ends' ? guess : { first: null, last: null };
      const choose = (ends: { first: string | null; last: string | null }) =>
        onGuess({ kind: 'ends', ...ends });
      return (
        <div className={styles.ends}>
          <GuessOptions
            label="First"
            isShort
            options={question.options}
            chosen={first}
            onChoose={(id) => choose({ first: id, last: last === id ? null : last })}
          />
          <GuessOptions
            label="Last"
            isShort
            options={question.options}
            chosen={last}
            onChoose={(id) => choose({ first: first === id ? null : first, last: id })}
          />
        </div>
      );
    }
    default:
      return question satisfies never;
  }
}
