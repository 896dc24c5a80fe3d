import { limits } from '@tallyho/game/limits';
import { fieldsOf } from '@tallyho/game/minigames/slider/place';
import { farEnds, shareOf, slider } from '@tallyho/game/minigames/slider/rules';
import { isAnonymous } from '@tallyho/game/model/person';
import { type Reaction, reactionsTo } from '@tallyho/game/show/reaction';
import { inSentence, listed, spokenTo } from '@tallyho/game/text';
import { formatNumber, useLocale } from '../../entities/preferences/format.ts';
import { useMedia } from '../../shared/ui/layout/use-media.ts';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import type { Rater, ResultsProps } from '../contract.ts';
import { lookAtResult } from '../show/host-looks.ts';
import reveal from '../show/reveal.module.css';
import { ShowHost } from '../show/ShowHost.tsx';
import { ShowStatus, useStartedAsShow } from '../show/ShowStatus.tsx';
import { Answers } from './Answers.tsx';
import { Dial } from './Dial.tsx';
import { inner, placesOfFaces, turnOfValue } from './dial.ts';
import { GuessList } from './GuessList.tsx';
import { GuessMarks } from './GuessMarks.tsx';
import {
  mostUnfolded,
  type Reading,
  readingBelow,
  readingOf,
  readingWidth,
  showsNumbers,
} from './guess-number.ts';
import { guessersByCloseness } from './guessers.ts';
import { endLines, foldedWidth, middleLines } from './long-names.ts';
import { PointNames } from './PointNames.tsx';
import styles from './Results.module.css';

const { max } = limits.slider;

interface FarEndProps {
  readonly rater: Rater;
  /** The name of the point. */
  readonly said: string;
  readonly reaction: Reaction;
}

/** One end of a wide range: the face of the player and what they said. */
const FarEnd = ({ rater: { avatar, seat, username }, said, reaction }: FarEndProps) => (
  <span className={styles.end}>
    <PlayerFace avatar={avatar} seat={seat} size="sm" expression={reaction} />
    <span>
      <span className={styles.who}>
        <bdi>{username}</bdi>:{' '}
      </span>
      <bdi>{said}</bdi>
    </span>
  </span>
);

/** The host stands below no more guesses than these. */
const mostAboveHost = 5;

/** What the host says to those who are far apart; anonymous votes have no names. */
function farText(
  { low, high }: NonNullable<ReturnType<typeof farEnds>>,
  raterOf: ResultsProps<'Slider'>['raterOf'],
): string {
  const users = [low, high].map(({ ratedBy }) => ratedBy.user);
  const who = users.some(isAnonymous)
    ? 'Two of you'
    : listed(users.map((user) => inSentence(raterOf(user).username)));
  return spokenTo(`${who} have to talk.`);
}

/** The width of a face, in radii of the dial. */
const faces = { wide: 0.25, small: 0.28 };
/** The width of a guess on the dial, in degrees. */
const guessWidths = { wide: 8, small: 12 };
/** Small dials have no room for more guesses: they have the closest and the own one. */
const mostOnSmall = 5;
/** The longest name that stands below the number in the hub of a phone, in em. */
const longestOnPhone = 4.8;

/** The players drop onto the arc of a dial, one by one; then its shutter opens and the needle swings to their mean; then the guesses in words. */
export default function SliderResults(props: ResultsProps<'Slider'>) {
  useLocale();
  const { board, answers, raterOf, revealed, verdict, you = null, guesses = [] } = props;
  const isShow = useStartedAsShow(verdict);
  const { mean } = slider.results(board, [...answers]);
  const reactions = reactionsTo(props);
  const reactionOf = (user: string) => (verdict ? reactions.voter('question', user) : ('thinking' as const));
  const marks = answers.map(({ ratedBy, gameData }, index) => ({
    ...raterOf(ratedBy.user),
    value: gameData.ratingValue,
    point: gameData.sliderIndex,
    shown: verdict || index < revealed,
    reaction: reactionOf(ratedBy.user),
  }));
  const nameAt = (point: number) => board.points[point]?.name ?? '';
  const far = farEnds(answers);
  const endOf = ({ ratedBy, gameData }: (typeof answers)[number]): FarEndProps => ({
    rater: raterOf(ratedBy.user),
    said: nameAt(gameData.sliderIndex),
    reaction: reactionOf(ratedBy.user),
  });
  const ends = far && { low: endOf(far.low), high: endOf(far.high) };
  const remark = answers.length < 2 ? null : far ? farText(far, raterOf) : 'I hoped for a fight.';
  const average = formatNumber(mean ?? 0, 1);
  const hasGuesses = guesses.length > 0 && mean !== null;
  const guessers = hasGuesses ? guessersByCloseness(guesses, mean) : [];
  // Below a short list of guesses.
  const hasHostBelow =
    useMedia('(width >= 1100px) and (height >= 820px) and (orientation: landscape)') &&
    hasGuesses &&
    guessers.length <= mostAboveHost;
  const hasNumbers = showsNumbers(board.points, hasGuesses);
  const below = hasNumbers && mean !== null ? readingBelow(mean, board.points) : [];
  const reading: Reading = mean === null || hasNumbers ? [{ name: average }] : readingOf(mean, board.points);
  const [first, second] = reading;
  // Above two names each has its own words.
  const before = second ? undefined : first?.before;
  const fields = fieldsOf(mean ?? 0, board.points.length).map(nameAt);
  const lit = hasNumbers ? fields : reading.map(({ name }) => name);
  const look = lookAtResult([answers.map(({ gameData }) => shareOf(gameData.ratingValue))]);
  const hasMarks = !useMedia('(height < 560px)') && hasGuesses;
  const isSmall = useMedia('(width < 700px), (height < 560px)');
  const face = isSmall ? faces.small : faces.wide;
  const places = placesOfFaces(
    marks.map(({ value }) => shareOf(value)),
    face,
  );
  const marked =
    isSmall && guessers.length > mostOnSmall
      ? guessers.filter(({ isClosest, rater }) => isClosest || rater.user === you)
      : guessers;
  const latest = verdict ? undefined : marks[revealed - 1];
  const announcement = verdict
    ? mean !== null && `The group says ${formatNumber(mean, 1)} of ${max}.`
    : latest && `${latest.username}: ${formatNumber(latest.value, 1)}, ${nameAt(latest.point)}`;
  return (
    <div className={styles.results} data-fills={verdict}>
      {isShow && <ShowStatus>{announcement || null}</ShowStatus>}
      {verdict && (
        <VisuallyHidden>
          <p>{`The group says ${mean === null ? '–' : average} of ${max}`}</p>
          {remark && (!hasGuesses || hasHostBelow) && <p>{remark}</p>}
        </VisuallyHidden>
      )}
      <div
        className={styles.stage}
        data-guesses={hasGuesses}
        data-marks={hasMarks}
        style={{
          '--mean': `${turnOfValue(verdict ? (mean ?? 0) : 0)}deg`,
          '--inner': inner,
          '--face-part': face,
          '--end-lines': endLines([nameAt(0), nameAt(board.points.length - 1)]),
          '--name-lines': middleLines(board.points),
        }}
      >
        <div className={styles.dial}>
          <Dial points={board.points} isOpen={verdict && mean !== null} />
          <Answers points={board.points} hasNumbers={hasNumbers} places={places} marks={marks} />
          <PointNames
            points={board.points}
            lit={verdict && mean !== null ? lit : []}
            hasNumbers={hasNumbers}
          />
          {hasMarks && (
            <GuessMarks
              guessers={marked}
              width={isSmall ? guessWidths.small : guessWidths.wide}
              isShown={verdict}
            />
          )}
          <div className={styles.sign} aria-hidden="true">
            <span className={classNames(styles.closed, reveal.fade)} data-shown={!verdict}>
              ?
            </span>
            {mean !== null && (
              <p
                className={classNames(styles.told, reveal.pop)}
                data-shown={verdict}
                data-names={reading.length}
                data-long={second && readingWidth(reading) > mostUnfolded}
                style={{ '--word': readingWidth(reading) }}
              >
                <span className={styles.label}>Average{before && `: ${before}`} </span>
                {reading.map(({ before, name }, at) => (
                  <span key={name} className={styles.read}>
                    {at > 0 && ' '}
                    {second && <small>{before} </small>}
                    <bdi>{name}</bdi>
                  </span>
                ))}
                {below.length > 0 && (
                  <span
                    className={styles.point}
                    data-names={below.length}
                    data-long={
                      below.length > 1 || below.some(({ name }) => foldedWidth(name) > longestOnPhone)
                    }
                    style={{ '--word': readingWidth(below) }}
                  >
                    {below.map(({ before, name }) => (
                      <span key={name} className={styles.read}>
                        {' '}
                        {before && <small>{before} </small>}
                        <bdi>{name}</bdi>
                      </span>
                    ))}
                  </span>
                )}
              </p>
            )}
          </div>
        </div>
        <div className={styles.side}>
          <div
            className={classNames(styles.host, reveal.fade)}
            data-shown={!(hasGuesses && verdict)}
            aria-hidden="true"
          >
            <ShowHost look={verdict ? look : 'talks'} says={verdict ? remark : 'The group says ...'} />
          </div>
          {hasGuesses && <GuessList guessers={guessers} average={average} you={you} isShown={verdict} />}
          {hasHostBelow && (
            <div className={classNames(styles.below, reveal.fade)} data-shown={verdict} aria-hidden="true">
              <ShowHost look={look} says={remark} />
            </div>
          )}
        </div>
      </div>
      {ends && !hasGuesses && (
        <p className={classNames(styles.ends, reveal.fade)} data-shown={verdict}>
          <FarEnd {...ends.low} />
          <FarEnd {...ends.high} />
        </p>
      )}
    </div>
  );
}
