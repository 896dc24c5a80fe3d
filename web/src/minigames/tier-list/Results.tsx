import { tierList } from '@tallyho/game/minigames/tier-list/rules';
import type { CSSProperties } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import type { ResultsProps } from '../contract.ts';
import { ItemPicture } from '../ItemPicture.tsx';
import { longestWord } from '../longest-word.ts';
import { paint } from '../paint.ts';
import { hasLongNames, isLongName } from './names.ts';
import { Podium } from './Podium.tsx';
import styles from './Results.module.css';

/** How long the board takes to fill, in milliseconds, however many pictures there are. */
const fillMs = 3600;

/** The group's board filling from the bottom up, then the podium (decision 18). */
export default function TierListResults({ board, answers, verdict }: ResultsProps<'TierList'>) {
  const { standings, consensus, unplaced } = tierList.results(board, [...answers]);
  const order = consensus.flatMap(({ items }) => items).reverse();
  const delay = (id: string) =>
    `${300 + (order.findIndex((item) => item.id === id) / Math.max(order.length, 1)) * fillMs}ms`;
  if (board.items.length === 0) return <p className={styles.none}>There was nothing to rate.</p>;
  return (
    <div className={styles.results} data-staged={!verdict} data-long={hasLongNames(board.tiers)}>
      <section className={styles.board} aria-label="The group's board">
        <ul className={styles.tiers}>
          {consensus.map(({ tier, items }) => {
            const { fill, text } = paint(tier.color);
            return (
              <li key={tier.name} className={styles.tier}>
                <span className={styles.label} style={{ background: fill, color: text }}>
                  <span
                    data-long={isLongName(tier.name)}
                    style={{ '--letters': longestWord([tier.name]) } as CSSProperties} // as below
                  >
                    {tier.name}
                  </span>
                </span>
                <ul className={styles.items} aria-label={`Tier ${tier.name}`}>
                  {items.map((item) => (
                    <li
                      key={item.id}
                      className={styles.item}
                      title={item.alt}
                      style={{ '--delay': delay(item.id) } as CSSProperties} // custom properties aren't in CSSProperties
                    >
                      <ItemPicture item={item} />
                    </li>
                  ))}
                </ul>
              </li>
            );
          })}
        </ul>
      </section>
      <div className={styles.show}>
        <Podium standings={standings} />
        <details className={styles.ranking}>
          <summary>
            <Icon name="chevron-down" /> Full ranking
          </summary>
          <ol>
            {standings.map(({ item, points, rank }) => (
              <li key={item.id}>
                <span className={styles.rank}>{rank}</span>
                <span>{item.alt}</span>
                <span className={styles.points}>{points}</span>
              </li>
            ))}
          </ol>
          {unplaced.length > 0 && <p>Nobody placed {unplaced.map(({ alt }) => alt).join(', ')}.</p>}
        </details>
      </div>
    </div>
  );
}
