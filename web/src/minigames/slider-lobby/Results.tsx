import { ordinal } from '@tallyho/game/minigames/ordinal';
import { sliderLobby } from '@tallyho/game/minigames/slider-lobby/rules';
import type { SliderLobbyResults as Computed } from '@tallyho/game/minigames/slider-lobby/schema';
import { formatNumber, useLocale } from '../../entities/preferences/format.ts';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import type { ResultsProps } from '../contract.ts';
import { NoPlayersToRate, PlayerCard } from '../PlayerCard.tsx';
import { rateablePlayer } from '../rateable-item.ts';
import { Podium } from '../show/Podium.tsx';
import reveal from '../show/reveal.module.css';
import { ShowStatus, useStartedAsShow } from '../show/ShowStatus.tsx';
import { Opening } from '../show/Spotlight.tsx';
import { useFollowLatest } from '../show/use-follow-latest.ts';
import { bandOf } from './bands.ts';
import { RatingBar } from './RatingBar.tsx';
import styles from './Results.module.css';

type Standing = Computed['standings'][number];

const medals = [styles.gold, styles.silver, styles.bronze];
const meanOf = ({ mean }: Standing): string => (mean === null ? 'no ratings' : formatNumber(mean, 1));

/** The mean and the marks of each player, revealed from worst to best, then the podium. */
export default function SliderLobbyResults(props: ResultsProps<'SliderLobby'>) {
  useLocale();
  const { board, answers, raterOf, revealed, verdict } = props;
  const isShow = useStartedAsShow(verdict);
  const { standings } = sliderLobby.results(board, [...answers]);
  const isShown = (index: number) => verdict || index >= standings.length - revealed;
  const latest = verdict || revealed === 0 ? undefined : standings.at(-revealed);
  const marksOf = ({ ratings }: Standing) =>
    ratings.map(({ user, value }) => ({ rater: raterOf(user), value }));
  const list = useFollowLatest<HTMLOListElement>(latest?.player.user);
  if (standings.length === 0) return <NoPlayersToRate />;
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
        <div className={classNames(styles.stage, reveal.stage)}>
          {isShow && <Opening shown={!verdict}>From worst to best ...</Opening>}
          <Podium
            layout="round"
            risen={verdict}
            entries={winners.map((standing) => {
              const { id, name, avatar, seat } = rateablePlayer(
                standing.player,
                raterOf(standing.player.user),
              );
              return {
                id,
                name,
                picture: <PlayerCard name={name} avatar={avatar} seat={seat} decorative />,
                rank: standing.rank,
                amount: meanOf(standing),
              };
            })}
          />
        </div>
        <ol ref={list} className={styles.list} aria-label="Ratings, best first">
          {standings.map((standing, index) => {
            const { player, mean, rank } = standing;
            const { avatar, seat } = raterOf(player.user);
            const shown = isShown(index);
            return (
              <li key={player.user} className={styles.row} data-latest={standing === latest}>
                <span className={classNames(styles.player, reveal.pop)} data-shown={shown}>
                  <Avatar avatar={avatar} {...(seat && { seat })} />
                  <span className={styles.name} dir="auto">
                    {player.username}
                  </span>
                </span>
                <RatingBar mean={mean} marks={marksOf(standing)} shown={shown} />
                <span
                  className={classNames(styles.mean, reveal.pop)}
                  data-shown={shown}
                  style={
                    mean === null ? undefined : { background: bandOf(mean).fill, color: bandOf(mean).text }
                  }
                >
                  {mean === null ? '–' : formatNumber(mean, 1)}
                </span>
                <span
                  className={classNames(styles.rank, medals[rank - 1], reveal.pop)}
                  data-shown={verdict}
                  title={ordinal(rank)}
                >
                  {rank}
                </span>
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
}
