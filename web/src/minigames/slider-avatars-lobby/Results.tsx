import { ordinal } from '@tallyho/game/minigames/ordinal';
import {
  contestedPlayers,
  placesGivenToPlayer,
  sliderAvatarsLobby,
} from '@tallyho/game/minigames/slider-avatars-lobby/rules';
import { reactionsTo } from '@tallyho/game/show/reaction';
import { inSentence, spokenTo } from '@tallyho/game/text';
import { useLocale } from '../../entities/preferences/format.ts';
import type { ResultsProps } from '../contract.ts';
import { NoPlayersToRate } from '../faces/PlayerCard.tsx';
import { rateablePlayer } from '../faces/rateable-item.ts';
import { averagePlaces } from '../row/average-place.ts';
import { type RowEntry, RowResults } from '../row/RowResults.tsx';
import { SaidOrders } from '../row/SaidOrders.tsx';
import type { Vote } from '../show/Votes.tsx';

/** The group's row of players. */
export default function SliderAvatarsLobbyResults(props: ResultsProps<'SliderAvatarsLobby'>) {
  const { board, answers, raterOf, you = null, revealed, reveal, verdict } = props;
  useLocale();
  if (board.players.length === 0) return <NoPlayersToRate />;
  const votesFor = (id: string): Vote[] => {
    const places = placesGivenToPlayer(board, answers, id);
    return board.players.map((_, index) => ({
      label: ordinal(index + 1),
      paint: null,
      raters: places.filter(({ place }) => place === index + 1).map(({ ratedBy }) => raterOf(ratedBy.user)),
    }));
  };
  /** The two places that are farthest apart, said kindly, because it is about a player: "1st for Robin, 5th for kim. ..." */
  const lineAbout = (id: string): string => {
    const places = placesGivenToPlayer(board, answers, id).toSorted((one, other) => one.place - other.place);
    const [high, low] = [places[0], places.at(-1)].map((vote) => ({
      rater: vote && inSentence(raterOf(vote.ratedBy.user).username),
      said: ordinal(vote?.place ?? 1),
    }));
    // The authors of anonymous votes have the same name.
    return low?.rater === high?.rater
      ? `From ${high?.said} to ${low?.said}: full of surprises.`
      : spokenTo(`${high?.said} for ${high?.rater}, ${low?.said} for ${low?.rater}: full of surprises.`);
  };
  const contested = contestedPlayers(board, answers);
  const { standings } = sliderAvatarsLobby.results(board, [...answers]);
  const average = (score: number): number => board.players.length + 1 - score / Math.max(1, answers.length);
  const averageText = averagePlaces(standings.map(({ score }) => average(score)));
  const averageOf = (score: number): string => averageText(average(score));
  const [first, ...others] = standings.filter(({ rank }) => rank === 1);
  const entries = standings.map(
    ({ player, rank, score }): RowEntry => ({
      subject: rateablePlayer(player, raterOf(player.user)),
      rank,
      amount: `average place ${averageOf(score)}`,
      // The steps have only the places.
      average: null,
      stamp: { label: ordinal(rank), paint: null },
      votes: votesFor(player.user),
      line: contested.includes(player.user) ? lineAbout(player.user) : null,
      hasAny: score > 0,
    }),
  );
  return (
    <RowResults
      {...{ entries, revealed, reveal, verdict }}
      ends={board.ends}
      from="worst"
      reactions={reactionsTo(props)}
      said={
        <SaidOrders
          orders={answers.map(({ ratedBy, gameData: { order } }) => ({
            rater: raterOf(ratedBy.user),
            order: order.map((user) => (user === null ? null : raterOf(user))),
          }))}
          averages={standings.map(({ player, score }) => ({
            player: raterOf(player.user),
            average: averageOf(score),
          }))}
          winner={first && others.length === 0 ? raterOf(first.player.user) : null}
          you={you}
        />
      }
    />
  );
}
