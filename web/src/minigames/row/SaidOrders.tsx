import { useId } from 'react';
import { PlayerAvatar } from '../../shared/ui/players/PlayerAvatar.tsx';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import type { Rater } from '../contract.ts';
import reveal from '../show/reveal.module.css';
import styles from './SaidOrders.module.css';

interface SaidOrdersProps {
  /** The order that each player gave, from the end at which the row begins. Null: a place without a player. */
  readonly orders: readonly { readonly rater: Rater; readonly order: readonly (Rater | null)[] }[];
  readonly you: string | null;
}

/** Who said what about the players: one line of heads for each row that was given. */
export function SaidOrders({ orders, you }: SaidOrdersProps) {
  const id = useId();
  return (
    <section className={styles.said} aria-labelledby={id} data-after-show>
      <h2 id={id} className={reveal.whole}>
        Who said what
      </h2>
      <ul className={styles.lines}>
        {orders.map(({ rater, order }) => (
          <li key={rater.user} className={reveal.whole}>
            <PlayerFace avatar={rater.avatar} seat={rater.seat} size="xs" />
            <span className={styles.name} dir="auto">
              {rater.user === you ? 'You' : rater.username}
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
