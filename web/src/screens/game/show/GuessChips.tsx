import type { GuessOutcome, GuessQuestion } from '@tallyho/game/minigames/contract';
import type { Guessed } from '@tallyho/game/minigames/guess';
import {
  type GuessedOption,
  guessedOptions,
  guessText,
  optionName,
  placeName,
  saidText,
  wasText,
} from '@tallyho/game/minigames/guess-words';
import { isViewer, spokenTo, withCapital } from '@tallyho/game/text';
import { formatNumber } from '../../../entities/preferences/format.ts';
import { ItemPicture } from '../../../minigames/faces/ItemPicture.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { useRaterFinder } from '../base/raters-of.ts';
import { AwardFace } from './AwardFace.tsx';
import styles from './GuessChips.module.css';

interface GuessChipsProps {
  /** Null if the answers are the guesses. */
  readonly question: GuessQuestion | null;
  readonly outcome: GuessOutcome | null;
  readonly guess: Guessed;
  /** `strip`: with what it was, in words, and what each part gave. `row`: below the question and what the group said. */
  readonly form: 'strip' | 'row';
  /** The viewer's own. */
  readonly isOwn?: boolean;
}

/** What was guessed, as it follows "You guessed", with pictures or faces. The words for screen readers stand beside it. */
export function GuessChips({ question, outcome, guess, form, isOwn = false }: GuessChipsProps) {
  const options = guessedOptions(question, outcome, guess);
  const was = wasText(question, outcome, guess, formatNumber);
  const isExact = outcome !== null && was === null;
  return (
    <span
      className={styles.chips}
      data-form={form}
      data-pair={options.some(({ end }) => end !== null)}
      aria-hidden="true"
    >
      {options.map((guessed) => (
        <OptionChip key={guessed.option.id} guessed={guessed} form={form} isOwn={isOwn} />
      ))}
      {options.length === 0 && (
        <span className={styles.chip} data-exact={isExact}>
          <span dir="auto">
            {form === 'strip'
              ? saidText(question, guess, formatNumber)
              : guessText(question, guess, formatNumber)}
            {was !== null && form === 'strip' && '.'}
          </span>
          {isExact && <Icon name="check" />}
        </span>
      )}
      {was !== null && form === 'strip' && <span className={styles.place}>{was}</span>}
    </span>
  );
}

interface OptionChipProps {
  readonly guessed: GuessedOption;
  readonly form: 'strip' | 'row';
  readonly isOwn: boolean;
}

function OptionChip({ guessed, form, isOwn }: OptionChipProps) {
  const { option, end, isExact, points } = guessed;
  const isStrip = form === 'strip';
  const isPictured = option.kind === 'player' || (option.kind === 'item' && option.item.url !== null);
  const name = nameOf(option, isOwn);
  const place = placeName(guessed);
  return (
    <span className={styles.chip} data-exact={isExact} title={name}>
      {isPictured && (
        <span className={styles.picture}>
          {option.kind === 'player' && (
            <PlayerOption person={option.player} expression={isExact ? 'delighted' : 'neutral'} />
          )}
          {option.kind === 'item' && <ItemPicture item={option.item} decorative />}
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.said}>
          <span dir="auto">{isPictured || end ? name : `“${name}”`}</span>
          {end ? ` ${end}` : isStrip && '.'}
        </span>{' '}
        <span className={styles.place}>
          {/* "Tea last" says it already. */}
          {place !== end && (isStrip || end ? cameText(guessed) : place)}
          {isExact && <Icon name="check" />}
        </span>{' '}
        {points !== null && points > 0 && <strong className={styles.part}>+{formatNumber(points)}</strong>}
      </span>
    </span>
  );
}

/** The name as it follows "guessed". */
const nameOf = (option: GuessedOption['option'], isOwn: boolean): string => {
  const name = optionName(option);
  if (!isViewer(name)) return spokenTo(name);
  return isOwn ? 'yourself' : 'you';
};

/**
 * "Came 4th.", "Shared 4th.": a sentence of its own, which a tick ends if it was right. After "Tea first" it goes on: "came 4th", without
 * who shares the place, and nothing if that was right.
 */
const cameText = (guessed: GuessedOption): string => {
  if (guessed.end) return guessed.isExact ? '' : `came ${guessed.place}`;
  const place = placeName(guessed);
  return `${withCapital(guessed.isShared ? place : `came ${place}`)}${guessed.isExact ? '' : '.'}`;
};

interface PlayerOptionProps {
  readonly person: Extract<GuessedOption['option'], { kind: 'player' }>['player'];
  readonly expression: 'delighted' | 'neutral';
}

function PlayerOption({ person, expression }: PlayerOptionProps) {
  const raterOf = useRaterFinder([person]);
  return <AwardFace rater={raterOf(person.user)} size="sm" expression={expression} />;
}

/** Marks the guess with the most points. `question`: null if the answers are the guesses, which have right parts. */
export const BestBadge = ({ question }: Pick<GuessChipsProps, 'question'>) => (
  <span className={styles.badge}>{question ? 'Closest' : 'Most right'}</span>
);
