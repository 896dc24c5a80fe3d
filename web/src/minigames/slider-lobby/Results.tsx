import { ordinal } from '@tallyho/game/minigames/ordinal';
import { sliderLobby } from '@tallyho/game/minigames/slider-lobby/rules';
import {
  type SliderLobbyResults as Computed,
  scaleNamesOf,
} from '@tallyho/game/minigames/slider-lobby/schema';
import { isAnonymous } from '@tallyho/game/model/person';
import { raceRemark } from '@tallyho/game/show/race-remarks';
import { reactionsTo } from '@tallyho/game/show/reaction';
import { isViewer, listed, spokenTo, viewer } from '@tallyho/game/text';
import { useState } from 'react';
import { formatNumber, useLocale } from '../../entities/preferences/format.ts';
import { useMedia } from '../../shared/ui/layout/use-media.ts';
import { BreakableName } from '../../shared/ui/players/BreakableName.tsx';
import { Confetti } from '../../shared/ui/players/Confetti.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import type { Rater, ResultsProps } from '../contract.ts';
import { NoPlayersToRate } from '../faces/PlayerCard.tsx';
import { RowEndNames } from '../row/RowEndNames.tsx';
import { lookAtResult } from '../show/host-looks.ts';
import { OpeningCard } from '../show/Opening.tsx';
import reveal from '../show/reveal.module.css';
import { ShowHost } from '../show/ShowHost.tsx';
import { ShowStatus, useStartedAsShow } from '../show/ShowStatus.tsx';
import { useFollowLatest } from '../show/use-follow-latest.ts';
import { Lane } from './Lane.tsx';
import styles from './Results.module.css';
import { share } from './votes.ts';

type Standing = Computed['standings'][number];

const meanOf = ({ mean }: Standing): string => (mean === null ? 'no ratings' : formatNumber(mean, 0));

/** Returns the line about players who have answered and have no row. */
const notRatedText = (names: readonly string[]): string =>
  `${listed(names)} ${names.length > 1 || isViewer(names[0]) ? 'are' : 'is'} not rated in this game`;

/** In high windows the votes of so many players have room in their lanes. */
const mostHigh = 4;

/** From so many players on the lanes are low on a phone, and none is open at first: all are in view. */
const leastCrowded = 6;

/** The mean and the marks of each player, revealed from worst to best. */
export default function SliderLobbyResults(props: ResultsProps<'SliderLobby'>) {
  useLocale();
  const { board, answers, raterOf, you, revealed, reveal: parts, verdict, about } = props;
  const isShow = useStartedAsShow(verdict);
  const hasHeight = useMedia('(width >= 700px) and (height >= 850px)');
  const isPhone = useMedia('(width < 36rem)');
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
  const nameOf = ({ user, username }: Rater) => (user === you ? viewer : username);
  const raters = answers.map(({ ratedBy }) => raterOf(ratedBy.user));
  const unrated = raters
    .filter(
      ({ user, seat }) =>
        seat !== null && !isAnonymous(user) && board.players.every((player) => player.user !== user),
    )
    .map(nameOf);
  const list = useFollowLatest<HTMLOListElement>(latest?.player.user);
  if (standings.length === 0) return <NoPlayersToRate />;
  const rowOf = (user: string | null | undefined) => standings.find(({ player }) => player.user === user);
  const isCrowded = standings.length >= leastCrowded;
  const isWhole = isPhone && isCrowded;
  // The row that is open: the one being revealed, then that of which the sentence speaks, until another one is pressed.
  const opened = latest ?? rowOf(chosen) ?? (isWhole ? undefined : (rowOf(about) ?? standings[0]));
  const spokenOf = (rowOf(about) ?? standings[0])?.player.user;
  const votes = standings.map(({ ratings }) => ratings.map(({ value }) => share(value)));
  const remark = raceRemark(standings, (user) => nameOf(raterOf(user)), spokenOf);
  const isHigh = verdict && hasHeight && standings.length <= mostHigh;
  const winners = standings.filter(({ mean, rank }) => mean !== null && rank <= 3);
  const announcement = verdict
    ? winners.map((entry) => `${ordinal(entry.rank)}: ${entry.player.username}, ${meanOf(entry)}`).join('. ')
    : latest &&
      `${latest.player.username}, ${ordinal(latest.rank)} with ${meanOf(latest)}. ${marksOf(latest)
        .map(({ rater, value }) => `${rater.username}: ${value}`)
        .join(', ')}.`;
  return (
    <div className={styles.container} data-lanes>
      <div className={styles.results}>
        {isShow && <ShowStatus>{announcement ?? null}</ShowStatus>}
        {isShow && !verdict && (
          <OpeningCard text={`From “${low}” to “${high}” ...`} raters={raters} isShown={revealed === 0} />
        )}
        {isShow && verdict && (
          <Confetti
            seats={winners.flatMap(({ player, rank }) => (rank === 1 && raterOf(player.user).seat) || [])}
            over="part"
          />
        )}
        <p className={styles.key} aria-hidden="true">
          <span>Average</span>
          <span>Each vote</span>
          <span>Own vote</span>
        </p>
        <div className={styles.ends}>
          <RowEndNames first={low} last={high} isAbove />
        </div>
        <ShowHost
          className={styles.host}
          look={verdict ? lookAtResult(votes) : parts.isStamped ? 'talks' : 'thinks'}
          says={verdict ? remark : null}
        />
        <ol
          ref={list}
          className={styles.list}
          aria-label="Ratings, best first"
          data-over={verdict}
          style={{ '--count': standings.length }}
        >
          {standings.map((standing, index) => {
            const { player, mean, rank } = standing;
            const rater = raterOf(player.user);
            const hasArrived = isShown(index);
            const isDelighted = hasArrived && mean !== null && rank === 1;
            return (
              <Lane
                key={player.user}
                player={rater}
                you={you ?? null}
                name={player.user === you ? 'You' : <BreakableName name={player.username} />}
                mean={mean}
                amount={mean === null ? 'No ratings' : formatNumber(mean, 0)}
                rank={rank}
                expression={
                  isDelighted ? 'delighted' : hasArrived ? reactions.rated(player.user) : 'thinking'
                }
                step={hasArrived ? 'arrives' : isNamed(index) ? 'starts' : 'waits'}
                isLatest={standing === latest}
                isCrowded={isCrowded}
                isOpen={standing === opened}
                isHigh={isHigh}
                marks={marksOf(standing)}
                faces={standing === latest ? parts.faces : 0}
                onOpen={verdict ? () => setChosen(isWhole && standing === opened ? null : player.user) : null}
              />
            );
          })}
        </ol>
        {verdict && standings.length > 1 && !isHigh && (
          <p className={classNames(styles.hint, reveal.whole)} data-after-show>
            {isPhone ? 'Press a lane to see who said what' : 'Press a lane to see its votes'}
          </p>
        )}
        {unrated.length > 0 && (
          <p className={styles.unrated} dir="auto">
            {spokenTo(notRatedText(unrated))}
          </p>
        )}
      </div>
    </div>
  );
}
