import type { GuessOutcome, GuessQuestion } from '@tallyho/game/minigames/contract';
import type { Guessed } from '@tallyho/game/minigames/guess';
import {
  type GuessedOption,
  guessedOptions,
  optionName,
  saidText,
  wasText,
} from '@tallyho/game/minigames/guess-words';
import { isViewer, spokenTo, viewerName } from '@tallyho/game/text';
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
  /** `strip`: with what each part gave. `row`: small, in a list. */
  readonly form: 'strip' | 'row';
  /** The viewer's own, which the labels of its two parts say. */
  readonly isOwn?: boolean;
}

const endLabels = { first: 'First', last: 'Last' } as const;
const ownEndLabels = { first: 'Your first', last: 'Your last' } as const;

/** The heads of the two columns above a list of guesses of the first and last thing. The words of each row say it to screen readers. */
export const EndsHeads = () => (
  <span className={styles.chips} data-form="row" data-pair="true" data-heads="true" aria-hidden="true">
    <span>{endLabels.first}</span>
    <span>{endLabels.last}</span>
  </span>
);

/** What was guessed and what it was, as pictures or faces with their places. The words for screen readers stand beside it. */
export function GuessChips({ question, outcome, guess, form, isOwn = false }: GuessChipsProps) {
  const options = guessedOptions(question, outcome, guess);
  const was = wasText(question, outcome, guess, formatNumber);
  return (
    <span
      className={styles.chips}
      data-form={form}
      data-pair={options.some(({ end }) => end !== null)}
      aria-hidden="true"
    >
      {options.map((guessed) => (
        <OptionChip
          key={guessed.option.id}
          guessed={guessed}
          form={form}
          labels={isOwn ? ownEndLabels : endLabels}
        />
      ))}
      {options.length === 0 && (
        <span className={styles.chip} data-exact={outcome !== null && was === null}>
          <span className={styles.name} dir="auto">
            {spokenTo(saidText(question, outcome, guess, formatNumber))}
          </span>
          {outcome !== null && was === null && <Icon name="check" />}
        </span>
      )}
      {was !== null && <span className={styles.came}>{was}</span>}
    </span>
  );
}

interface OptionChipProps {
  readonly guessed: GuessedOption;
  readonly form: 'strip' | 'row';
  readonly labels: Readonly<Record<'first' | 'last', string>>;
}

function OptionChip({ guessed: { option, end, isExact, came, points }, form, labels }: OptionChipProps) {
  const name = optionName(option);
  const isPictured = option.kind === 'player' || (option.kind === 'item' && option.item.url !== null);
  return (
    <span className={styles.chip} data-exact={isExact} data-end={end ?? undefined} title={spokenTo(name)}>
      {isPictured && (
        <span className={styles.picture}>
          {option.kind === 'player' && (
            <PlayerOption person={option.player} expression={isExact ? 'delighted' : 'neutral'} />
          )}
          {option.kind === 'item' && <ItemPicture item={option.item} decorative />}
        </span>
      )}
      <span className={styles.words}>
        {form === 'strip' && end && <span className={styles.end}>{labels[end]}</span>}
        <span className={styles.name} data-text={!isPictured} dir="auto">
          {isViewer(name) ? viewerName : isPictured ? name : `“${name}”`}
        </span>{' '}
        <span className={styles.result}>
          <span className={styles.came}>
            {form === 'strip' && end ? <span className={styles.verb}>came </span> : null}
            {end ? came.replace('came ', '') : came}
            {isExact && <Icon name="check" />}
          </span>
          {form === 'strip' && points !== null && (
            <>
              {' '}
              <strong className={styles.gave}>
                {points > 0 && '+'}
                {formatNumber(points)}
              </strong>
            </>
          )}
        </span>
      </span>
    </span>
  );
}

interface PlayerOptionProps {
  readonly person: Extract<GuessedOption['option'], { kind: 'player' }>['player'];
  readonly expression: 'delighted' | 'neutral';
}

function PlayerOption({ person, expression }: PlayerOptionProps) {
  const raterOf = useRaterFinder([person]);
  return <AwardFace rater={raterOf(person.user)} size="sm" expression={expression} />;
}

/** Marks the guess with the most points. */
export const BestBadge = () => <span className={styles.badge}>Best guess</span>;
