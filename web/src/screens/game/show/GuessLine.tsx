import { type GuessGroup, guessGroups } from '@tallyho/game/awards/guess-headline';
import {
  bestGuessText,
  guessLead,
  guessLineText,
  halvesText,
  isToldWhole,
} from '@tallyho/game/minigames/guess-words';
import { guessOutcomeOf, guessQuestionOf } from '@tallyho/game/minigames/registry';
import type { RoundRecord } from '@tallyho/game/records/game';
import { recordSeenBy } from '@tallyho/game/records/seen-by';
import { guessReaction } from '@tallyho/game/show/reaction';
import { inSentence, spokenTo } from '@tallyho/game/text';
import { formatNumber, useLocale } from '../../../entities/preferences/format.ts';
import { useCurrentPlayer, useView } from '../../../entities/room/room-hooks.tsx';
import { hasGuessesBelow, showsGuesses } from '../../../minigames/registry.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { useMedia } from '../../../shared/ui/layout/use-media.ts';
import { useRaterFinder } from '../base/raters-of.ts';
import { pointsRuleOf } from '../points/points-rule.ts';
import { AwardFace } from './AwardFace.tsx';
import styles from './GuessLine.module.css';
import { GuessRows } from './GuessRows.tsx';

/** How many faces stand in a line. The folded list below the lines has all. */
const mostFaces = 3;

/** So many players leave a phone no room for the rule. */
const crowd = 6;

interface GuessLineProps {
  readonly record: RoundRecord;
  /** A card further down has all guesses: there is only the first line, and nothing is folded below it. */
  readonly hasCard: boolean;
  /** The list of all guesses stands below the result: nothing is folded below the lines. */
  readonly hasList: boolean;
}

/**
 * The result of a round's guesses beside its picture: the viewer's own guess and what it was, then a line for each number of points that
 * others got: who knew, and who was close; folded below them the guesses that they leave out. Guesses of the first and last thing are in
 * one row, the own and the best. Phones have only the first line, so that the picture stays free, and so do wide windows of guesses of
 * the first and last thing, so that the result has the attention. Renders nothing without guesses, or if
 * the mini-game shows the guesses itself.
 */
export function GuessLine({ record, hasCard, hasList }: GuessLineProps) {
  useLocale();
  const you = useCurrentPlayer();
  const title = useView(({ game }) => game?.pointsFor ?? 'favourite');
  const isShort = useMedia('(width < 700px)');
  const isWide = useMedia('(width >= 1100px)');
  const { guesses = [] } = record;
  const raterOf = useRaterFinder(guesses.map(({ guessedBy }) => guessedBy));
  const { board, answers } = recordSeenBy(record, you);
  const question = guessQuestionOf(board);
  const outcome = guessOutcomeOf(board, answers);
  if (guesses.length === 0 || showsGuesses(board.type)) return null;
  const all = guessGroups(guesses, you);
  const isRow = question?.kind === 'ends';
  const groups = all.slice(0, hasCard || isShort || (isRow && isWide) ? 1 : isRow ? 2 : all.length);
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
  // What two lines cut is in the list of all.
  const more = isRow && guesses.length > 1 ? guesses : untold;
  const most = Math.max(...lines.map(({ points }) => points));
  const [first] = lines[0]?.guesses ?? [];
  // Guesses that do not decide who wins give none of the points at the faces. Phones have no room for it above a picture, below lanes, or among
  // many.
  const hasRoom =
    !isShort || (hasGuessesBelow(board.type) && board.type !== 'SliderLobby' && guesses.length < crowd);
  const hasRule = title === 'knows' && hasRoom;
  // Guesses of the first and last thing say their sum instead, where a line has the room; the list of all has the rule.
  const rule = hasRule && !isRow ? pointsRuleOf(record, title) : null;
  const sum = hasRule && isWide && first?.guessedBy.user === you ? halvesText(outcome, first.guess) : null;
  // The rule says the question, too, and a phone has no room for both.
  const lead = isShort && rule !== null ? null : guessLead(question);
  const lineOf = (same: Parameters<typeof guessLineText>[0], isFirst: boolean) =>
    isFirst ? bestGuessText(same, formatNumber) : guessLineText(same, formatNumber, first?.guess);
  const textOf = ({ points, guesses: same }: GuessGroup, isFirst: boolean) =>
    spokenTo(
      lineOf(
        {
          names: same.map(({ guessedBy }) => inSentence(raterOf(guessedBy.user).username)),
          guesses: same.map(({ guess }) => guess),
          points,
          question,
          outcome,
        },
        isFirst,
      ),
    );
  return (
    <div className={styles.card} data-row={isRow}>
      <ul className={styles.lines} aria-label="Who guessed what">
        {lines.map((group, index) => (
          <li
            key={group.guesses[0]?.guessedBy.user ?? ''}
            data-best={group.points > 0 && group.points === most}
          >
            {group.guesses.length > 0 && (
              <span className={styles.faces} aria-hidden="true">
                {group.guesses.slice(0, mostFaces).map(({ guessedBy: { user }, points }) => (
                  <AwardFace key={user} rater={raterOf(user)} size="sm" expression={guessReaction(points)} />
                ))}
              </span>
            )}
            <span className={styles.words} dir="auto">
              {index === 0 && lead !== null && <span className={styles.lead}>{lead} </span>}
              {textOf(group, index === 0)}
              {index === 0 && sum !== null && (
                <>
                  {' '}
                  <span className={styles.sum}>{sum}</span>
                </>
              )}
            </span>
            {group.guesses.length > 0 && (
              <strong className={styles.points}>
                {group.points > 0 && '+'}
                {formatNumber(group.points)}
                {group.guesses.length > 1 && ' each'}
              </strong>
            )}
          </li>
        ))}
      </ul>
      {rule !== null && <p className={styles.rule}>{rule}</p>}
      {!hasCard && !hasList && more.length > 0 && (
        <details className={styles.more}>
          <summary>
            {more.length === guesses.length ? 'All guesses' : 'More guesses'}
            <Icon name="chevron-down" />
          </summary>
          <GuessRows guesses={more} question={question} />
        </details>
      )}
    </div>
  );
}
