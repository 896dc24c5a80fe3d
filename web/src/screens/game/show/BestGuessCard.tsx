import { bestGuesses, guessHeadline, rightPoints } from '@tallyho/game/awards/guess-headline';
import {
  guessHeading,
  guessRowText,
  nobodyText,
  playersInFront,
  pointsLine,
  shortList,
  truthSentence,
} from '@tallyho/game/minigames/guess-words';
import { guessOutcomeOf, guessQuestionOf } from '@tallyho/game/minigames/registry';
import type { UserId } from '@tallyho/game/model/person';
import type { RoundRecord } from '@tallyho/game/records/game';
import { recordSeenBy } from '@tallyho/game/records/seen-by';
import { guessReaction } from '@tallyho/game/show/reaction';
import { spokenTo } from '@tallyho/game/text';
import { formatNumber, useLocale } from '../../../entities/preferences/format.ts';
import { useCurrentPlayer } from '../../../entities/room/room-hooks.tsx';
import { isSupportedGame, showsGuesses } from '../../../minigames/registry.tsx';
import { BreakableName } from '../../../shared/ui/players/BreakableName.tsx';
import { seatColor } from '../../../shared/ui/players/Shape.tsx';
import { WinnerCrown } from '../../../shared/ui/players/WinnerCrown.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import { peopleOf } from '../base/people-of.ts';
import { useRaterFinder } from '../base/raters-of.ts';
import { AwardFace } from './AwardFace.tsx';
import styles from './BestGuessCard.module.css';
import { BestBadge, GuessChips } from './GuessChips.tsx';
import { LeadRow } from './LeadRow.tsx';

/** How many of those who share the first place have their face. */
const mostInFront = 2;

/** Returns true if a round has the card (`BestGuessCard`): this version knows the mini-game, and its result does not list the guesses. */
export const hasGuessCard = ({ board, guesses = [] }: RoundRecord): boolean =>
  isSupportedGame(board.type) && !showsGuesses(board.type) && guesses.length > 0;

/**
 * What the group said as the heading, and below it who guessed right, the question, how guesses get points, a row for each guess with its
 * points, the best ones first, and who leads. Renders nothing without guesses, or if the result lists them.
 */
export function BestGuessCard({ record }: { readonly record: RoundRecord }) {
  useLocale();
  const you = useCurrentPlayer();
  const { guesses = [] } = record;
  const hasCard = hasGuessCard(record);
  const raterOf = useRaterFinder(
    hasCard ? [...peopleOf(record), ...guesses.map(({ guessedBy }) => guessedBy)] : [],
  );
  if (!hasCard) return null;
  const nameOf = (user: UserId) => (user === you ? 'You' : raterOf(user).username);
  const { board, answers } = recordSeenBy(record, you);
  const question = guessQuestionOf(board);
  const outcome = guessOutcomeOf(board, answers);
  const rows = guesses.toSorted(
    (one, other) =>
      other.points - one.points || Number(other.guessedBy.user === you) - Number(one.guessedBy.user === you),
  );
  const most = rows[0]?.points ?? 0;
  const asks = guessHeading(question);
  const isMissed = question !== null && most < rightPoints;
  const best = bestGuesses(rows).map(({ guessedBy }) => nameOf(guessedBy.user));
  const bestText =
    best.length > 0
      ? `Closest: ${shortList(best)}, +${formatNumber(most)}${best.length > 1 ? ' each' : ''}`
      : nobodyText;
  const who = guessHeadline(guesses, you, nameOf);
  const first = playersInFront(question, outcome).slice(0, mostInFront);
  return (
    <article className={styles.points} data-part="points">
      <div className={styles.result}>
        {first.length > 0 && (
          <span className={styles.first} aria-hidden="true">
            <WinnerCrown />
            {first.map((user) => (
              <AwardFace key={user} rater={raterOf(user)} size="lg" expression="delighted" />
            ))}
          </span>
        )}
        <div className={styles.said}>
          <h2 dir="auto">
            <BreakableName
              name={
                question && outcome ? spokenTo(truthSentence(question, outcome, formatNumber)) : `${who}.`
              }
            />
          </h2>
          {question && (
            <p dir="auto">
              <BreakableName name={isMissed ? bestText : `${who}.`} />
            </p>
          )}
        </div>
      </div>
      <div className={styles.card}>
        <p className={styles.asks}>
          {asks !== null && <strong>{asks}</strong>} <span>{pointsLine(question)}</span>
        </p>
        <ul aria-label={asks ?? undefined}>
          {rows.map(({ guess, guessedBy: { user }, points }) => {
            const isYours = user === you;
            const rater = raterOf(user);
            return (
              <li
                key={user}
                data-right={points >= rightPoints}
                style={{ '--player': rater.seat ? seatColor(rater.seat) : 'var(--gold)' }}
              >
                <AwardFace rater={rater} size="sm" expression={guessReaction(points)} />
                <span className={styles.who}>
                  <span dir="auto">
                    <strong>
                      <BreakableName name={nameOf(user)} />
                    </strong>
                    <span aria-hidden="true"> guessed</span>
                  </span>{' '}
                  <VisuallyHidden>
                    {spokenTo(guessRowText({ question, outcome }, guess, { isYours, write: formatNumber }))}.
                  </VisuallyHidden>
                  {isMissed && points > 0 && points === most && (
                    <>
                      {' '}
                      <BestBadge question={question} />
                    </>
                  )}
                </span>
                <GuessChips question={question} outcome={outcome} guess={guess} form="row" isOwn={isYours} />{' '}
                <strong className={styles.gained} data-none={points === 0}>
                  {points > 0 ? `+${formatNumber(points)}` : 0}
                </strong>
              </li>
            );
          })}
        </ul>
        <LeadRow />
      </div>
    </article>
  );
}
