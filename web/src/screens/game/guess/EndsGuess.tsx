import type { GuessQuestion, Subject } from '@tallyho/game/minigames/contract';
import { optionName } from '@tallyho/game/minigames/guess-words';
import { type KeyboardEvent, useState } from 'react';
import { ItemPicture } from '../../../minigames/faces/ItemPicture.tsx';
import { longestWord } from '../../../minigames/faces/label-size.ts';
import { paint } from '../../../minigames/faces/paint.ts';
import { boardKey } from '../../../minigames/tiers/board-keys.ts';
import styles from './EndsGuess.module.css';
import type { EndRows } from './end-rows.ts';
import {
  areChosen,
  askedEnd,
  bothEnds,
  type End,
  type Ends,
  endLabels,
  endName,
  placeLabels,
  pressedEnds,
} from './ends.ts';
import { areTexts, lengthsOf } from './option-texts.ts';

interface EndsGuessProps {
  readonly question: Extract<GuessQuestion, { kind: 'ends' }>;
  readonly guess: Ends;
  /** The rows of the board at its ends. */
  readonly rows: EndRows | null;
  /** The end that the viewer wants to choose again. */
  readonly changed: End | null;
  readonly isLocked: boolean;
  readonly onChange: (end: End | null) => void;
  readonly onGuess: (ends: Ends) => void;
  /** Both are open again. */
  readonly onTakeBack: () => void;
}

/** All options in one grid, in which one presses the first, then the last, and two places above it that show the choice. */
export function EndsGuess(props: EndsGuessProps) {
  const { question, guess, rows, changed, isLocked, onChange, onGuess, onTakeBack } = props;
  const { options } = question;
  const [focused, setFocused] = useState(options[0]?.id);
  const asked = !isLocked && !areChosen(guess, changed) ? askedEnd(guess, changed) : null;
  const isText = areTexts(options);

  function press(id: string) {
    const next = pressedEnds(guess, changed, id);
    onChange(null);
    if (next.first === null && next.last === null) onTakeBack();
    else onGuess(next);
  }

  function moveFocus(event: KeyboardEvent<HTMLElement>) {
    const grid = event.currentTarget;
    const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length;
    const ids = options.map(({ id }) => id);
    const lines = Array.from({ length: Math.ceil(ids.length / columns) }, (_, line) =>
      ids.slice(line * columns, (line + 1) * columns),
    );
    const effect = boardKey(event.key, focused ?? '', lines);
    if (effect?.type !== 'focus') return;
    event.preventDefault();
    grid.querySelectorAll<HTMLElement>('button')[ids.indexOf(effect.item)]?.focus();
  }

  return (
    <div className={styles.ends} data-locked={isLocked}>
      <div className={styles.places}>
        {bothEnds.map((end) => {
          const label = (isLocked ? placeLabels : endLabels)[end];
          const name = isLocked ? label : endName(end, rows);
          const option = options.find(({ id }) => id === guess[end]);
          return (
            <button
              key={end}
              type="button"
              className={styles.place}
              data-end={end}
              data-filled={option !== undefined}
              aria-label={`${name}: ${option ? optionName(option) : 'nothing yet'}`}
              aria-pressed={asked === end}
              disabled={isLocked}
              style={rows ? { '--end': paint(rows[end].color).fill } : undefined}
              onClick={() => onChange(end)}
            >
              <span key={option?.id ?? ''} className={styles.chosen}>
                {option && <OptionPicture option={option} />}
                <span className={styles.words}>
                  <span className={styles.step}>{label}</span>{' '}
                  {/* Drawn by the style sheet: the visible text of a button has to be a part of its name, which says "nothing yet". */}
                  {asked === end && !option && <span className={styles.ask} data-text="Press one below" />}
                  {option && (
                    <span className={styles.name} data-long={optionName(option).length > longName} dir="auto">
                      {optionName(option)}
                    </span>
                  )}
                </span>
              </span>
            </button>
          );
        })}
      </div>
      {!isLocked && (
        <fieldset
          className={styles.grid}
          aria-label={question.text}
          data-texts={isText}
          style={{
            '--count': options.length,
            '--phone-columns': phoneColumns(options.length),
            ...(isText && lengthsOf(options.map(optionName))),
          }}
          onKeyDown={moveFocus}
        >
          {options.map((option) => {
            const { id } = option;
            const end = bothEnds.find((one) => guess[one] === id);
            const name = optionName(option);
            return (
              <button
                key={id}
                type="button"
                className={styles.tile}
                data-end={end}
                style={end && rows ? { '--end': paint(rows[end].color).fill } : undefined}
                title={name}
                aria-label={end ? `${name}, ${end}` : name}
                aria-pressed={end !== undefined}
                // One stop of the Tab key. Arrow keys move in the grid.
                tabIndex={id === focused ? 0 : -1}
                onFocus={() => setFocused(id)}
                onClick={() => press(id)}
              >
                <OptionPicture option={option} />
                <span
                  className={styles.name}
                  data-long={name.length > longName}
                  dir="auto"
                  style={{ '--letters': longestWord([name]) }}
                >
                  {name}
                </span>
              </button>
            );
          })}
        </fieldset>
      )}
    </div>
  );
}

/** Names with more letters are smaller. */
const longName = 16;

/** The name is beside it. */
const OptionPicture = ({ option }: { readonly option: Subject }) =>
  option.kind === 'item' &&
  option.item.url !== null && (
    <span className={styles.picture}>
      <ItemPicture item={option.item} decorative />
    </span>
  );

/** Few options have larger tiles. */
const phoneColumns = (options: number): number => (options <= 4 ? 2 : options <= 9 ? 3 : 4);
