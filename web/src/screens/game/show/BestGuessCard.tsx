import { guessHeadline } from '@tallyho/game/awards/guess-headline';
import { guessedQuestion, guessRowText, shortList, truthSentence } from '@tallyho/game/minigames/guess-words';
import { guessOutcomeOf, guessQuestionOf } from '@tallyho/game/minigames/registry';
import type { UserId } from '@tallyho/game/model/person';
import type { CountedGuess, RoundRecord } from '@tallyho/game/records/game';
import { recordSeenBy } from '@tallyho/game/records/seen-by';
import { guessReaction } from '@tallyho/game/show/reaction';
import { spokenTo } from '@tallyho/game/text';
import { formatNumber, useLocale } from '../../../entities/preferences/format.ts';
import { useCurrentPlayer } from '../../../entities/room/room-hooks.tsx';
import { isSupportedGame, showsGuesses } from '../../../minigames/registry.tsx';
import { BreakableName } from '../../../shared/ui/players/BreakableName.tsx';
import { useRaterFinder } from '../base/raters-of.ts';
import { AwardFace } from './AwardFace.tsx';
import styles from './BestGuessCard.module.css';

/** How many faces a row has. */
const mostFaces = 3;

/** Equal guesses. */
type Row = { users: readonly UserId[]; text: string; points: number; isOwn: boolean };

/** Returns true if a round has the card (`BestGuessCard`): this version knows the mini-game, and its result does not list the guesses. */
export const hasGuessCard = ({ board, guesses = [] }: RoundRecord): boolean =>
  isSupportedGame(board.type) && !showsGuesses(board.type) && guesses.length > 0;

/**
 * What was guessed, what came out, and a row for each guess with its points: the viewer's first, then the best ones; players with the same guess share a
 * row. It stands below its own heading, because the awards give no points. Renders nothing without guesses, or if the
 * result lists them.
 */
export function BestGuessCard({ record }: { readonly record: RoundRecord }) {
  useLocale();
  const you = useCurrentPlayer();
  const { guesses = [] } = record;
  const raterOf = useRaterFinder(guesses.map(({ guessedBy }) => guessedBy));
  if (!hasGuessCard(record)) return null;
  const nameOf = (user: UserId) => (user === you ? 'You' : raterOf(user).username);
  const { board, answers } = recordSeenBy(record, you);
  const question = guessQuestionOf(board);
  const outcome = guessOutcomeOf(board, answers);
  const isYours = ({ guessedBy }: CountedGuess) => guessedBy.user === you;
  const rows = new Map<string, Row>();
  for (const counted of guesses.toSorted(
    (one, other) => Number(isYours(other)) - Number(isYours(one)) || other.points - one.points,
  )) {
    const { guess, guessedBy, points } = counted;
    const isOwn = isYours(counted);
    const text = spokenTo(
      guessRowText({ question, outcome }, guess, { isYours: isOwn, write: formatNumber }),
    );
    const key = `${isOwn} ${text}`;
    const users = [...(rows.get(key)?.users ?? []), guessedBy.user];
    rows.set(key, { users, text, points, isOwn });
  }
  return (
    <>
      <h2 className={styles.heading}>Points this round</h2>
      <article className={styles.card}>
        <h3 dir="auto">
          <BreakableName name={question ? guessedQuestion(question) : guessHeadline(guesses, you, nameOf)} />
        </h3>
        {question && outcome && (
          <p dir="auto">
            <BreakableName name={spokenTo(truthSentence(question, outcome, formatNumber))} />
          </p>
        )}
        <ul>
          {[...rows].map(([key, { users, text, points, isOwn }]) => (
            <li key={key} data-own={isOwn}>
              <span className={styles.faces} aria-hidden="true">
                {users.slice(0, mostFaces).map((user) => (
                  <AwardFace key={user} rater={raterOf(user)} size="sm" expression={guessReaction(points)} />
                ))}
              </span>
              <span className={styles.words} dir="auto">
                <strong>
                  <BreakableName name={shortList(users.map(nameOf))} />
                </strong>{' '}
                {text}
              </span>{' '}
              <strong className={styles.points}>{points > 0 ? `+${formatNumber(points)}` : 0}</strong>
            </li>
          ))}
        </ul>
      </article>
    </>
  );
}
