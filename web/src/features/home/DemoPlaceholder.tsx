import poolArea from '../../minigames/board/pool-slot.module.css';
import picture from '../../minigames/faces/ItemPicture.module.css';
import { longestWord } from '../../minigames/faces/label-size.ts';
import pool from '../../minigames/tiers/ItemPool.module.css';
import play from '../../minigames/tiers/TierBoard.module.css';
import row from '../../minigames/tiers/TierRow.module.css';
import tile from '../../minigames/tiers/Tile.module.css';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { DemoHint } from './DemoHint.tsx';
import styles from './DemoStage.module.css';
import { demoBoard, demoFills, demoStart } from './demo-board.ts';

type Item = (typeof demoBoard.items)[number];

function Picture({ item }: { readonly item: Item }) {
  return (
    <span className={picture.picture}>
      {item.url !== null && <img src={item.url} alt="" fetchPriority="low" />}
    </span>
  );
}

/** It does not grow in as the tiles of the mini-game do: that would take time from the first paint. */
const Tile = ({
  item,
  selected = false,
  named = false,
}: {
  readonly item: Item;
  readonly selected?: boolean;
  readonly named?: boolean;
}) => (
  <span
    className={classNames(tile.tile, selected && tile.selected)}
    data-selected={selected}
    style={{ animation: 'none' }}
  >
    <Picture item={item} />
    {named && <span className={classNames(tile.caption, styles.caption)}>{item.alt}</span>}
  </span>
);

/**
 * A static drawing of the demo until the code of the mini-game has loaded. Uses the mini-game's styles, so that it has the same
 * size.
 */
export function DemoPlaceholder() {
  const startOf = (tier: number) =>
    demoBoard.items.filter(({ id }) => demoStart.tiers[tier]?.items.includes(id));
  const waiting = demoBoard.items.filter(
    ({ id }) => !demoStart.tiers.some(({ items }) => items.includes(id)),
  );
  const [next] = waiting;
  const longest = longestWord(demoBoard.tiers.map(({ name }) => name));
  return (
    <>
      <div
        className={play.board}
        data-long="true"
        data-names="large"
        style={{ '--tile': 'var(--demo-tile)', '--tile-width': 'var(--demo-tile-width)' }}
        aria-hidden="true"
      >
        <div className={play.frame}>
          <div className={play.tiers}>
            {demoBoard.tiers.map(({ name }, index) => (
              <div key={name} className={row.row} style={{ '--tint': demoFills[index] }}>
                <span className={classNames(row.label, styles.label)}>
                  <span className={row.long} style={{ '--letters': longest }}>
                    {name}
                  </span>
                </span>
                <div className={row.items}>
                  {startOf(index).map((item) => (
                    <Tile key={item.id} item={item} named />
                  ))}
                </div>
              </div>
            ))}
          </div>
        </div>
        <div className={poolArea.area}>
          <div className={pool.pool}>
            <span className={pool.chosen}>{next && <Picture item={next} />}</span>
            <div className={pool.side}>
              <p className={pool.name}>{next?.alt}</p>
              <div className={pool.strip}>
                {waiting.map((item) => (
                  <Tile key={item.id} item={item} selected={item === next} />
                ))}
              </div>
            </div>
          </div>
          <p className={pool.keys}>&nbsp;</p>
        </div>
      </div>
      <DemoHint />
    </>
  );
}
