import { ordinal } from '@tallyho/game/minigames/ordinal';
import { useState } from 'react';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { useMedia } from '../../shared/ui/layout/use-media.ts';
import { PlayerAvatar } from '../../shared/ui/players/PlayerAvatar.tsx';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import type { Rater } from '../contract.ts';
import { medalOf } from '../show/medals.ts';
import reveal from '../show/reveal.module.css';
import styles from './SaidOrders.module.css';

interface SaidOrdersProps {
  /** The order that each player gave, from the worst place to the best. Null: a place without a player. */
  readonly orders: readonly { readonly rater: Rater; readonly order: readonly (Rater | null)[] }[];
  readonly you: string | null;
}

/** Up to this number have room below the row on a phone that is not low. */
const mostInView = 4;

/**
 * Who said what about the players: one line of heads for each row that was given, below the names of the places. Folded on phones that
 * have no room for it.
 */
export function SaidOrders({ orders, you }: SaidOrdersProps) {
  const isPhone = useMedia('(width < 36rem)');
  const isLow = useMedia('(height < 700px)');
  const isFolded = isPhone && (isLow || orders.length > mostInView);
  const [isOpen, setOpen] = useState(false);
  const count = Math.max(0, ...orders.map(({ order }) => order.length));
  return (
    <section
      className={styles.said}
      aria-label="Who said what"
      data-open={isOpen || !isFolded}
      data-after-show
    >
      <h2 className={reveal.whole}>
        {isFolded ? (
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Who said what
            <Icon name="chevron-down" />
          </button>
        ) : (
          'Who said what'
        )}
      </h2>
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
              {rater.user === you ? 'You' : rater.username}
            </span>
            <ol className={styles.heads}>
              {order.map((player, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity, some have no player
                <li key={index} title={player?.username} className={medalOf(count - index)}>
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
