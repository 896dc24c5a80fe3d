import { ordinal } from '@tallyho/game/minigames/ordinal';
import { listed } from '@tallyho/game/text';
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

interface SaidOrdersProps {
  /** The order that each player gave, from the worst place to the best. Null: a place without a player. */
  readonly orders: readonly { readonly rater: Rater; readonly order: readonly (Rater | null)[] }[];
  /** The only player in the first place; null if several share it. */
  readonly winner: Rater | null;
  readonly you: string | null;
}

/**
 * Who said what about the players: one line of heads for each row that was given, below the names of the places. On phones it is folded
 * below the places that the winner got.
 */
export function SaidOrders({ orders, winner, you }: SaidOrdersProps) {
  const isPhone = useMedia('(width < 36rem)');
  const [isOpen, setOpen] = useState(false);
  const count = Math.max(0, ...orders.map(({ order }) => order.length));
  const nameOf = ({ user, username }: Rater) => (user === you ? 'You' : username);
  const isLed = isPhone && winner !== null;
  const fold = (
    <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      {isLed ? 'All line-ups' : 'Who said what'}
      <Icon name="chevron-down" />
    </button>
  );
  return (
    <section
      className={styles.said}
      aria-label="Who said what"
      data-open={isOpen || !isPhone}
      data-after-show
    >
      <h2 className={reveal.whole} dir="auto">
        {isLed ? (
          <BreakableName name={`Who put ${winner.user === you ? 'you' : winner.username} first?`} />
        ) : isPhone ? (
          fold
        ) : (
          'Who said what'
        )}
      </h2>
      {isLed && (
        <>
          <ul className={styles.places} aria-label="Places of the winner">
            {Array.from({ length: count }, (_, at) => ({
              place: at + 1,
              raters: orders
                .filter(({ order }) => order[count - at - 1]?.user === winner.user)
                .map(({ rater }) => rater),
            }))
              .filter(({ raters }) => raters.length > 0)
              .map(({ place, raters }) => (
                <li key={place} className={reveal.whole}>
                  <VisuallyHidden>{listed(raters.map(nameOf))}: </VisuallyHidden>
                  <span className={styles.voters} aria-hidden="true">
                    {raters.map(({ user, avatar, seat }, at) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the authors of anonymous votes have the same id
                      <PlayerFace key={`${user} ${at}`} avatar={avatar} seat={seat} size="xs" />
                    ))}
                  </span>
                  <b>{place === 1 ? 'first' : ordinal(place)}</b>
                </li>
              ))}
          </ul>
          {fold}
        </>
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
