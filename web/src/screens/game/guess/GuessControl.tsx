import type { GuessQuestion, Subject } from '@tallyho/game/minigames/contract';
import type { Guess } from '@tallyho/game/minigames/guess';
import { optionName } from '@tallyho/game/minigames/guess-words';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { formatNumber, useLocale } from '../../../entities/preferences/format.ts';
import { useShownAvatar } from '../../../entities/preferences/shown-avatar.ts';
import { ItemPicture } from '../../../minigames/faces/ItemPicture.tsx';
import { Segmented } from '../../../shared/ui/controls/Segmented.tsx';
import { BreakableName } from '../../../shared/ui/players/BreakableName.tsx';
import { PlayerAvatar } from '../../../shared/ui/players/PlayerAvatar.tsx';
import { useSeatFinder } from '../base/use-seat-finder.ts';
import styles from './GuessControl.module.css';

interface GuessControlProps {
  readonly question: GuessQuestion;
  /** The number of players of the round. */
  readonly players: number;
  /** Null: none yet. */
  readonly guess: Guess | null;
  readonly onGuess: (guess: Guess) => void;
}

/** The control for the guess: one press or one drag, by touch, mouse or keyboard. */
export function GuessControl({ question, players, guess, onGuess }: GuessControlProps) {
  switch (question.kind) {
    case 'value':
      return (
        <ValueGuess
          question={question}
          value={guess?.kind === 'value' ? guess.value : null}
          onGuess={(value) => onGuess({ kind: 'value', value })}
        />
      );
    case 'count':
      return (
        <Segmented
          label={question.text}
          hideLabel
          options={Array.from({ length: players + 1 }, (_, count) => ({
            value: String(count),
            label: formatNumber(count, 0),
          }))}
          value={guess?.kind === 'count' ? String(guess.count) : ''}
          onChange={(count) => onGuess({ kind: 'count', count: Number(count) })}
        />
      );
    case 'pick':
      return (
        <Options
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
          <Options
            label="First"
            isShort
            options={question.options}
            chosen={first}
            onChoose={(id) => choose({ first: id, last: last === id ? null : last })}
          />
          <Options
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

interface ValueGuessProps {
  readonly question: Extract<GuessQuestion, { kind: 'value' }>;
  readonly value: number | null;
  readonly onGuess: (value: number) => void;
}

/** A native range input. A drag is sent when it ends, so that one drag is one guess. */
function ValueGuess({ question, value, onGuess }: ValueGuessProps) {
  useLocale();
  const { text, min, max, step, low, high } = question;
  const input = useRef<HTMLInputElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const commit = useEffectEvent(() => {
    setDragged(null);
    if (input.current) onGuess(input.current.valueAsNumber);
  });
  useEffect(() => {
    const range = input.current;
    // React's change is every step of the drag. The event of the browser is its end, and each step with the keyboard.
    range?.addEventListener('change', commit);
    return () => range?.removeEventListener('change', commit);
  }, []);
  const shown = dragged ?? value;
  const at = shown ?? (min + max) / 2;
  const written = formatNumber(at, Number.isInteger(at) ? 0 : 1);
  return (
    <div
      className={styles.value}
      data-touched={shown !== null}
      style={{ '--share': (at - min) / (max - min) }}
    >
      <div className={styles.track}>
        <input
          ref={input}
          type="range"
          className={styles.range}
          aria-label={text}
          aria-valuetext={shown === null ? 'No guess yet' : written}
          min={min}
          max={max}
          step={step}
          value={at}
          onChange={(event) => setDragged(event.target.valueAsNumber)}
          // A press in the middle changes nothing, but is a guess, too.
          onClick={() => value === null && commit()}
        />
        <span className={styles.knob} aria-hidden="true">
          {shown === null ? '?' : written}
        </span>
      </div>
      <p className={styles.axis} aria-hidden="true">
        <span>{low}</span>
        <span>{high}</span>
      </p>
    </div>
  );
}

interface OptionsProps {
  readonly label: string;
  /** The label is shown beside the options, which are in one row that scrolls. */
  readonly isShort?: boolean;
  readonly options: readonly Subject[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** Returns the lengths of the longest text and of the longest word, in letters, as custom properties. */
const lengthsOf = (texts: readonly string[]) => ({
  '--longest-text': Math.max(...texts.map(({ length }) => length)),
  '--longest-word': Math.max(...texts.flatMap((text) => text.split(/\s+/)).map(({ length }) => length)),
});

/** A radio group of players or items. */
function Options({ label, isShort = false, options, chosen, onChoose }: OptionsProps) {
  const name = useId();
  const texts = options.every((option) => option.kind === 'item' && option.item.url === null)
    ? options.map(optionName)
    : null;
  return (
    <fieldset
      className={styles.options}
      data-short={isShort}
      data-texts={texts !== null}
      aria-label={isShort ? undefined : label}
      style={texts ? lengthsOf(texts) : undefined}
    >
      {isShort && <legend className={styles.legend}>{label}</legend>}
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.id} className={styles.option} title={optionName(option)}>
            <input
              type="radio"
              name={name}
              value={option.id}
              checked={option.id === chosen}
              onChange={() => onChoose(option.id)}
            />
            <OptionFace option={option} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function OptionFace({ option }: { readonly option: Subject }) {
  const findSeat = useSeatFinder();
  const shownAvatar = useShownAvatar();
  switch (option.kind) {
    case 'player': {
      const { user, username, avatar } = option.player;
      return (
        <>
          <PlayerAvatar avatar={shownAvatar(avatar)} seat={findSeat(user)} size="sm" />
          <span className={styles.name} dir="auto" style={{ '--letters': username.length }}>
            <BreakableName name={username} />
          </span>
        </>
      );
    }
    case 'item':
      return option.item.url === null ? (
        <span className={styles.text} dir="auto">
          {option.item.alt}
        </span>
      ) : (
        <span className={styles.picture}>
          <ItemPicture item={option.item} />
        </span>
      );
    case 'question':
      return null;
    default:
      return option satisfies never;
  }
}
