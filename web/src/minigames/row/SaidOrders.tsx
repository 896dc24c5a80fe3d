import { ordinal } from '@tallyho/game/minigames/ordinal';
import { listed, spokenTo, viewer } from '@tallyho/game/text';
import { useState } from 'react';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { BreakableName } from '../../shared/ui/players/BreakableName.tsx';
import { PlayerAvatar } from '../../shared/ui/players/PlayerAvatar.tsx';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import type { Rater } from '../contract.ts';
import reveal from '../show/reveal.module.css';
import { inOneLine } from './GroupRow.tsx';
import styles from './SaidOrders.module.css';

/** So many places of the winner stand in one line. */
const mostInLine = 3;

interface SaidOrdersProps {
  /** The order that each player gave, from the worst place to the best. Null: a place without a player. */
  readonly orders: readonly { readonly rater: Rater; readonly order: readonly (Rater | null)[] }[];
  /** The average of the places that each player got, as a text, best first. */
  readonly averages: readonly { readonly player: Rater; readonly average: string }[];
  /** The only player in the first place; null if several share it. */
  readonly winner: Rater | null;
  readonly you: string | null;
}

/** A place and those who put the winner there. */
interface GivenPlace {
  readonly place: number;
  readonly raters: readonly Rater[];
}

/**
 * Who said what about the players: one line about the votes for the winner, with the faces of the voters at the places that they gave. Its
 * heading unfolds a line of heads for each row that was given, below the names of the places, and the average places.
 */
export function SaidOrders({ orders, averages, winner, you }: SaidOrdersProps) {
  const [isOpen, setOpen] = useState(false);
  const count = Math.max(0, ...orders.map(({ order }) => order.length));
  const nameOf = ({ user, username }: Rater) => (user === you ? 'You' : username);
  const ratersOf = (player: string, place: number) =>
    orders.filter(({ order }) => order[count - place]?.user === player).map(({ rater }) => rater);
  const places = Array.from({ length: count }, (_, at) => at + 1);
  const given = winner
    ? places
        .map((place) => ({ place, raters: ratersOf(winner.user, place) }))
        .filter(({ raters }) => raters.length > 0)
    : [];
  const isUnanimous = given[0]?.raters.length === orders.length;
  const hasPlaces = given.length > 0 && !isUnanimous;
  const whereText = spokenTo(`Where each put ${winner?.user === you ? viewer : winner?.username}`);
  const mostFirsts = Math.max(
    0,
    ...averages
      .filter(({ player }) => player.user !== winner?.user)
      .map(({ player }) => ratersOf(player.user, 1).length),
  );
  return (
    <section
      className={styles.said}
      aria-label="Who said what"
      data-open={isOpen}
      data-led={hasPlaces}
      data-crowded={count > inOneLine}
      data-after-show
    >
      <h2 className={reveal.whole} dir="auto">
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {winner && given.length > 0 ? (
            <>
              <span>
                <BreakableName name={votesText({ winner, you, given, count: orders.length, mostFirsts })} />
              </span>
              <span className={styles.more}>Who said what</span>
            </>
          ) : (
            <span>Who said what</span>
          )}
          <Icon name="chevron-down" />
        </button>
      </h2>
      {hasPlaces && (
        <ul className={styles.places} aria-label={whereText} data-many={given.length > mostInLine}>
          {given.map(({ place, raters }) => (
            <li key={place} className={reveal.whole}>
              <b>{ordinal(place)}</b>
              <VisuallyHidden>: {listed(raters.map(nameOf))}</VisuallyHidden>
              <span className={styles.voters} aria-hidden="true">
                {raters.map(({ user, avatar, seat }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the authors of anonymous votes have the same id
                  <PlayerFace key={`${user} ${at}`} avatar={avatar} seat={seat} size="xs" />
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.all}>
        <ul className={styles.lines}>
          <li className={reveal.whole} aria-hidden="true">
            <span className={styles.heads}>
              {places.toReversed().map((place) => (
                <b key={place}>{ordinal(place)}</b>
              ))}
            </span>
          </li>
          {orders.map(({ rater, order }) => (
            <li key={rater.user} className={reveal.whole}>
              <PlayerFace avatar={rater.avatar} seat={rater.seat} size="xs" />
              <span className={styles.name} dir="auto">
                {nameOf(rater)}
              </span>
              <ol className={styles.heads}>
                {order.map((player, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity, some have no player
                  <li key={index} title={player?.username}>
                    {player && (
                      <PlayerAvatar
                        avatar={player.avatar}
                        seat={player.seat}
                        size="xs"
                        label={player.username}
                      />
                    )}
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ul>
        <p className={styles.averages} dir="auto">
          Average places: {averages.map(({ player, average }) => `${nameOf(player)} ${average}`).join(', ')}
        </p>
      </div>
    </section>
  );
}

interface WinnerVotes {
  readonly winner: Rater;
  readonly you: string | null;
  /** The places that the winner got, from the best on. */
  readonly given: readonly GivenPlace[];
  /** How many have voted. */
  readonly count: number;
  /** How often another player was put first, at most. */
  readonly mostFirsts: number;
}

/**
 * Says how many put the winner first: "3 of 4 put Sam 1st.", "Only Sam put themselves 1st." If nobody did, it says which place most gave.
 * If others were put first as often, it says that nobody did better overall.
 */
function votesText({ winner, you, given, count, mostFirsts }: WinnerVotes): string {
  const whom = winner.user === you ? viewer : winner.username;
  const [best] = given;
  const usual =
    best?.place === 1 ? best : given.toSorted((one, other) => other.raters.length - one.raters.length)[0];
  const { place, raters } = usual ?? { place: 1, raters: [] };
  const isOwnOnly = place === 1 && raters.length === 1 && raters[0]?.user === winner.user;
  const number = raters.length;
  const who = number < count ? `${number} of ${count}` : count === 2 ? 'Both' : `All ${count}`;
  const firsts = place === 1 ? number : 0;
  const says = isOwnOnly
    ? `Only ${whom} put ${whom === viewer ? 'yourself' : 'themselves'} 1st.`
    : count === 1
      ? `The only vote puts ${whom} ${ordinal(place)}.`
      : `${who} put ${whom} ${ordinal(place)}.`;
  return spokenTo(firsts > mostFirsts ? says : `${says} Nobody did better overall.`);
}
