import { shortList } from '@tallyho/game/minigames/guess-words';
import { ordinal } from '@tallyho/game/minigames/ordinal';
import { isAnonymous } from '@tallyho/game/model/person';
import { listed, numberWord, spokenTo, viewer, withCapital } from '@tallyho/game/text';
import { useState } from 'react';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { useMedia } from '../../shared/ui/layout/use-media.ts';
import { BreakableName } from '../../shared/ui/players/BreakableName.tsx';
import { PlayerAvatar } from '../../shared/ui/players/PlayerAvatar.tsx';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import type { Rater } from '../contract.ts';
import reveal from '../show/reveal.module.css';
import styles from './SaidOrders.module.css';

/** So many places of the winner stand in one line. */
const mostInLine = 3;

type Winner = Rater & { readonly average: string };

interface SaidOrdersProps {
  /** The order that each player gave, from the worst place to the best. Null: a place without a player. */
  readonly orders: readonly { readonly rater: Rater; readonly order: readonly (Rater | null)[] }[];
  /** The only player in the first place, with the average of the places they got as a text; null if several share it. */
  readonly winner: Winner | null;
  readonly you: string | null;
}

/**
 * Who said what about the players: who put the winner first, then one line of heads for each row that was given, below the names of the
 * places. On phones the heading unfolds these. There it stands above the places that the winner got, unless all are the first place, and
 * says why they make the first place.
 */
export function SaidOrders({ orders, winner, you }: SaidOrdersProps) {
  const isPhone = useMedia('(width < 36rem)');
  const [isOpen, setOpen] = useState(false);
  const count = Math.max(0, ...orders.map(({ order }) => order.length));
  const nameOf = ({ user, username }: Rater) => (user === you ? 'You' : username);
  const places = Array.from({ length: count }, (_, at) => ({
    place: at + 1,
    raters: orders
      .filter(({ order }) => winner !== null && order[count - at - 1]?.user === winner.user)
      .map(({ rater }) => rater),
  }));
  const given = places.filter(({ raters }) => raters.length > 0);
  const firsts = places[0]?.raters ?? [];
  const hasPlaces = isPhone && winner !== null && given.length > 0 && firsts.length < orders.length;
  const whereText = spokenTo(`Where each put ${winner?.user === you ? viewer : winner?.username}`);
  const title = winner ? (
    <BreakableName
      name={
        hasPlaces && firsts.length > 0
          ? `Best average place: ${winner.average}`
          : firstPlaceText(firsts, { winner, you, count: orders.length, best: given[0] })
      }
    />
  ) : (
    'Who said what'
  );
  return (
    <section
      className={styles.said}
      aria-label="Who said what"
      data-open={isOpen || !isPhone}
      data-led={hasPlaces}
      data-after-show
    >
      <h2 className={reveal.whole} dir="auto">
        {isPhone ? (
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <span>{title}</span>
            <Icon name="chevron-down" />
          </button>
        ) : (
          title
        )}
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
      <ul className={styles.lines}>
        <li className={reveal.whole} aria-hidden="true">
          <span className={styles.heads}>
            {Array.from({ length: count }, (_, index) => (
              <b key={ordinal(count - index)}>{ordinal(count - index)}</b>
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
    </section>
  );
}

interface WinnerVotes {
  readonly winner: Winner;
  readonly you: string | null;
  /** How many have voted. */
  readonly count: number;
  /** The best place that the winner got. */
  readonly best: { readonly place: number; readonly raters: readonly Rater[] } | undefined;
}

/**
 * Says who put the winner first: "Only Kim put Sam first.", "Kim and you put Sam first." Of anonymous votes only how many. If nobody did,
 * it says how many gave the best place that the winner got.
 */
function firstPlaceText(raters: readonly Rater[], { winner, you, count, best }: WinnerVotes): string {
  const named = ({ user, username }: Rater) => (user === you ? viewer : username);
  const [only] = raters;
  const alone = raters.length === 1 && only ? only : null;
  const isOwn = alone !== null && alone.user === winner.user;
  const whom = isOwn && winner.user === you ? 'yourself' : named(winner);
  const whoDid = () => {
    if (raters.length === count && count > 1) return count === 2 ? 'Both' : 'All';
    if (raters.some(({ user }) => isAnonymous(user)))
      return raters.length === 1 ? 'One vote' : `${withCapital(numberWord(raters.length))} votes`;
    return alone ? `Only ${named(alone)}` : shortList(raters.map(named));
  };
  if (raters.length > 0) return spokenTo(`${whoDid()} put ${whom} first.`);
  const most = best?.raters.length ?? 0;
  const who = most === count ? `all ${count}` : `${most} of ${count}`;
  const them = winner.user === you ? 'you' : 'them';
  return spokenTo(`Nobody put ${whom} first, but ${who} put ${them} ${ordinal(best?.place ?? 1)}.`);
}
