import { ordinal } from '@tallyho/game/minigames/ordinal';
import { sliderLobby } from '@tallyho/game/minigames/slider-lobby/rules';
import {
  type SliderLobbyResults as Computed,
  scaleNamesOf,
} from '@tallyho/game/minigames/slider-lobby/schema';
import { isAnonymous } from '@tallyho/game/model/person';
import { reactionsTo } from '@tallyho/game/show/reaction';
import { isViewer, listed, spokenTo, viewer } from '@tallyho/game/text';
import { useState } from 'react';
import { formatNumber, useLocale } from '../../entities/preferences/format.ts';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { BreakableName } from '../../shared/ui/players/BreakableName.tsx';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import { seatColor } from '../../shared/ui/players/Shape.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import type { ResultsProps } from '../contract.ts';
import { NoPlayersToRate } from '../faces/PlayerCard.tsx';
import { RowEndNames } from '../row/RowEndNames.tsx';
import { medalOf } from '../show/medals.ts';
import { OpeningCard } from '../show/Opening.tsx';
import reveal from '../show/reveal.module.css';
import { ShowStatus, useStartedAsShow } from '../show/ShowStatus.tsx';
import { useFollowLatest } from '../show/use-follow-latest.ts';
import { WaitingFaces } from '../show/WaitingFaces.tsx';
import { labelsOf } from './labels.ts';
import { RatingBar } from './RatingBar.tsx';
import styles from './Results.module.css';

type Standing = Computed['standings'][number];

const meanOf = ({ mean }: Standing): string => (mean === null ? 'no ratings' : formatNumber(mean, 0));

/** Returns the line about players who have answered and have no row. */
const notRatedText = (names: readonly string[]): string =>
  `${listed(names)} ${names.length > 1 || isViewer(names[0]) ? 'are' : 'is'} not rated in this game`;

/** The mean and the marks of each player, revealed from worst to best. */
export default function SliderLobbyResults(props: ResultsProps<'SliderLobby'>) {
  useLocale();
  const { board, answers, raterOf, you, revealed, reveal: parts, verdict, about } = props;
  const isShow = useStartedAsShow(verdict);
  const [chosen, setChosen] = useState<string | null>(null);
  const { low, high } = scaleNamesOf(board);
  const { standings } = sliderLobby.results(board, [...answers]);
  const reactions = reactionsTo(props);
  const placed = revealed - (parts.isStamped ? 0 : 1);
  const isShown = (index: number) => verdict || index >= standings.length - placed;
  const isNamed = (index: number) => verdict || index >= standings.length - revealed;
  const latest = verdict || revealed === 0 ? undefined : standings.at(-revealed);
  const marksOf = ({ ratings }: Standing) =>
    ratings.map(({ user, value }) => ({ rater: raterOf(user), value }));
  const raters = answers.map(({ ratedBy }) => raterOf(ratedBy.user));
  const unrated = raters
    .filter(
      ({ user, seat }) =>
        seat !== null && !isAnonymous(user) && board.players.every((player) => player.user !== user),
    )
    .map(({ user, username }) => (user === you ? viewer : username));
  const list = useFollowLatest<HTMLOListElement>(latest?.player.user);
  if (standings.length === 0) return <NoPlayersToRate />;
  const rowOf = (user: string | null | undefined) => standings.find(({ player }) => player.user === user);
  // The row that is open: the one being revealed, then that of which the sentence speaks, until another one is pressed.
  const opened = latest ?? rowOf(chosen) ?? rowOf(about) ?? standings[0];
  const winners = standings.filter(({ mean, rank }) => mean !== null && rank <= 3);
  const announcement = verdict
    ? winners.map((entry) => `${ordinal(entry.rank)}: ${entry.player.username}, ${meanOf(entry)}`).join('. ')
    : latest &&
      `${latest.player.username}, ${ordinal(latest.rank)} with ${meanOf(latest)}. ${marksOf(latest)
        .map(({ rater, value }) => `${rater.username}: ${value}`)
        .join(', ')}.`;
  return (
    <div className={styles.container}>
      <div className={styles.results}>
        {isShow && <ShowStatus>{announcement ?? null}</ShowStatus>}
        {isShow && !verdict && (
          <OpeningCard text={`From “${low}” to “${high}” ...`} raters={raters} isShown={revealed === 0} />
        )}
        {!verdict && (
          <div className={styles.stage}>{revealed > 0 && <WaitingFaces raters={raters} layout="row" />}</div>
        )}
        <ol
          ref={list}
          className={styles.list}
          aria-label="Ratings, best first"
          data-over={verdict}
          style={{ '--count': standings.length }}
        >
          {standings.map((standing, index) => {
            const { player, mean, rank } = standing;
            const { avatar, seat } = raterOf(player.user);
            const shown = isShown(index);
            const isOpen = standing === opened;
            return (
              <li
                key={player.user}
                className={classNames(styles.row, reveal.whole)}
                data-latest={standing === latest}
                data-open={isOpen}
                style={seat ? { '--seat': seatColor(seat) } : undefined}
              >
                <button
                  type="button"
                  className={classNames(styles.player, reveal.pop)}
                  data-shown={isNamed(index)}
                  disabled={!verdict}
                  aria-expanded={isOpen}
                  onClick={() => setChosen(player.user)}
                >
                  <PlayerFace
                    avatar={avatar}
                    seat={seat}
                    expression={shown ? reactions.rated(player.user) : 'thinking'}
                  />
                  <span className={styles.name} dir="auto">
                    {player.user === you ? 'You' : <BreakableName name={player.username} />}
                  </span>
                </button>
                <div className={styles.bar}>
                  <RatingBar
                    mean={mean}
                    seat={seat}
                    marks={isOpen ? marksOf(standing) : []}
                    shown={shown}
                    isLarge
                    average={mean === null ? 'No ratings' : `Group ${formatNumber(mean, 0)}`}
                    labels={isOpen ? labelsOf(marksOf(standing), player.user, you ?? null) : []}
                    hasMoods={shown}
                    faces={standing === latest ? parts.faces : 0}
                  >
                    {isOpen && <RowEndNames first={low} last={high} />}
                  </RatingBar>
                </div>
                <span className={styles.opener}>
                  {verdict && <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />}
                </span>
                <span
                  className={classNames(styles.rank, medalOf(rank), reveal.pop)}
                  data-shown={verdict}
                  title={ordinal(rank)}
                >
                  {rank}
                </span>
                {isShow && (
                  <span className={styles.place} data-shown={!isNamed(index)} aria-hidden="true">
                    ?
                  </span>
                )}
              </li>
            );
          })}
        </ol>
        {unrated.length > 0 && (
          <p className={styles.unrated} dir="auto">
            {spokenTo(notRatedText(unrated))}
          </p>
        )}
      </div>
    </div>
  );
}
