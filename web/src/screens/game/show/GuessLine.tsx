import { type GuessGroup, guessGroups } from '@tallyho/game/awards/guess-headline';
import {
  bestGuessText,
  guessLead,
  guessLineText,
  guessText,
  isToldWhole,
} from '@tallyho/game/minigames/guess-words';
import { cameFirst } from '@tallyho/game/minigames/players';
import { guessOutcomeOf, guessQuestionOf } from '@tallyho/game/minigames/registry';
import type { RoundRecord } from '@tallyho/game/records/game';
import { recordSeenBy } from '@tallyho/game/records/seen-by';
import { guessReaction } from '@tallyho/game/show/reaction';
import { inSentence, listed, spokenTo } from '@tallyho/game/text';
import { formatNumber, useLocale } from '../../../entities/preferences/format.ts';
import { useCurrentPlayer } from '../../../entities/room/room-hooks.tsx';
import { showsGuesses } from '../../../minigames/registry.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { useMedia } from '../../../shared/ui/layout/use-media.ts';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import { useRaterFinder } from '../base/raters-of.ts';
import { AwardFace } from './AwardFace.tsx';
import { GuessChips } from './GuessChips.tsx';
import styles from './GuessLine.module.css';
import { GuessRows } from './GuessRows.tsx';

/** How many faces stand in a line. The folded list below the lines has all. */
const mostFaces = 3;

interface GuessLineProps {
  readonly record: RoundRecord;
  /** A card further down has all guesses: there is only the first line, and nothing is folded below it. */
  readonly hasCard: boolean;
  /** The list of all guesses stands below the result: nothing is folded below the lines. */
  readonly hasList: boolean;
}

/**
 * The result of a round's guesses beside its picture: what the viewer guessed, what it was, and the points, then a line for each number
 * of points that others got; folded below them the guesses that they leave out. Phones, and guesses of the first and last thing, have
 * only the first line, so that the result has the attention. Renders nothing without guesses, or if the mini-game shows the guesses
 * itself.
 */
export function GuessLine({ record, hasCard, hasList }: GuessLineProps) {
  useLocale();
  const you = useCurrentPlayer();
  const isShort = useMedia('(width < 700px)');
  const { guesses = [] } = record;
  const raterOf = useRaterFinder(guesses.map(({ guessedBy }) => guessedBy));
  const { board, answers } = recordSeenBy(record, you);
  const question = guessQuestionOf(board);
  const outcome = guessOutcomeOf(board, answers);
  if (guesses.length === 0 || showsGuesses(board.type)) return null;
  const all = guessGroups(guesses, you);
  const isRow = question?.kind === 'ends';
  const groups = all.slice(0, hasCard || isShort || isRow ? 1 : all.length);
  const lines: readonly GuessGroup[] = groups.length > 0 ? groups : [{ points: 0, guesses: [] }];
  const told = groups
    .map((group) => group.guesses)
    .filter((same) =>
      isToldWhole(
        question,
        same.map(({ guess }) => guess),
      ),
    )
    .flat();
  const untold = guesses.filter((guess) => !told.includes(guess));
  // Places are compared in one list.
  const more = isRow && guesses.length > 1 ? guesses : untold;
  const [first] = lines[0]?.guesses ?? [];
  const lead = guessLead(question);
  // Places in the order of the result say by themselves what was asked.
  const isLeadShown = lead !== null && question?.kind === 'pick' && question.truth !== cameFirst;
  const textOf = ({ points, guesses: same }: GuessGroup, isFirst: boolean) => {
    const told = {
      names: same.map(({ guessedBy }) => inSentence(raterOf(guessedBy.user).username)),
      guesses: same.map(({ guess }) => guess),
      points,
      question,
      outcome,
    };
    return spokenTo(
      isFirst ? bestGuessText(told, formatNumber) : guessLineText(told, formatNumber, first?.guess),
    );
  };
  /** The guess that all of a line made; undefined if they differ. */
  const sameGuess = ({ guesses: [one, ...others] }: GuessGroup) =>
    one && others.every(({ guess }) => guessText(question, guess) === guessText(question, one.guess))
      ? one.guess
      : undefined;
  return (
    <div className={styles.card}>
      <ul className={styles.lines} aria-label="Who guessed what">
        {lines.map((group, index) => {
          const same = sameGuess(group);
          const isOwn = group.guesses[0]?.guessedBy.user === you;
          const names = group.guesses.map(({ guessedBy }) => raterOf(guessedBy.user).username);
          return (
            <li key={group.guesses[0]?.guessedBy.user ?? ''}>
              {!isOwn && group.guesses.length > 0 && (
                <span className={styles.faces} aria-hidden="true">
                  {group.guesses.slice(0, mostFaces).map(({ guessedBy: { user }, points }) => (
                    <AwardFace
                      key={user}
                      rater={raterOf(user)}
                      size="sm"
                      expression={guessReaction(points)}
                    />
                  ))}
                </span>
              )}
              {same ? (
                <>
                  <VisuallyHidden>
                    {index === 0 && lead !== null && `${lead} `}
                    {textOf(group, index === 0)}
                  </VisuallyHidden>
                  <span className={styles.words} aria-hidden="true">
                    {index === 0 && isLeadShown && <span className={styles.lead}>{lead}</span>}
                    <span className={styles.who} dir="auto">
                      {isOwn ? 'You' : names.length > 2 ? `${names.length} players` : listed(names)} guessed
                    </span>
                    <GuessChips
                      question={question}
                      outcome={outcome}
                      guess={same}
                      form="strip"
                      isOwn={isOwn}
                    />
                  </span>
                </>
              ) : (
                <span className={styles.words} dir="auto">
                  {textOf(group, index === 0)}
                </span>
              )}
              {group.guesses.length > 0 && (
                <strong className={styles.points} data-none={group.points === 0}>
                  {group.points > 0 && '+'}
                  {formatNumber(group.points)}
                  {group.guesses.length > 1 ? (
                    ' each'
                  ) : (
                    <span className={styles.unit}>{group.points === 1 ? ' point' : ' points'}</span>
                  )}
                </strong>
              )}
            </li>
          );
        })}
      </ul>
      {!hasCard && !hasList && more.length > 0 && (
        <details className={styles.more}>
          <summary>
            {more.length === guesses.length ? 'All guesses' : 'More guesses'}
            <Icon name="chevron-down" />
          </summary>
          <GuessRows guesses={more} question={question} outcome={outcome} />
        </details>
      )}
    </div>
  );
}
