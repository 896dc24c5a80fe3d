import type { CSSProperties } from 'react';
import picture from '../../minigames/ItemPicture.module.css';
import { paint } from '../../minigames/paint.ts';
import bar from '../../minigames/tiers/TierBar.module.css';
import play from '../../minigames/tiers/TierBoard.module.css';
import row from '../../minigames/tiers/TierRow.module.css';
import tile from '../../minigames/tiers/Tile.module.css';
import tray from '../../minigames/tiers/Tray.module.css';
import { classNames } from '../../ui/class-names.ts';
import { DemoHint } from './DemoHint.tsx';
import { demoBoard, demoStart } from './demo-board.ts';

type Item = (typeof demoBoard.items)[number];

function Picture({ item }: { readonly item: Item }) {
  return <span className={picture.picture}>{item.url !== null && <img src={item.url} alt="" />}</span>;
}

const Tile = ({ item, selected = false }: { readonly item: Item; readonly selected?: boolean }) => (
  <span className={classNames(tile.tile, selected && tile.selected)}>
    <Picture item={item} />
  </span>
);

/**
 * The demo as a drawing, in the mini-game's own styles so that it has the same size: for the moments until the code
 * that can be played is there.
 */
export function DemoPlaceholder() {
  const startOf = (tier: number) =>
    demoBoard.items.filter(({ id }) => demoStart.tiers[tier]?.items.includes(id));
  const waiting = demoBoard.items.filter(
    ({ id }) => !demoStart.tiers.some(({ items }) => items.includes(id)),
  );
  const [next] = waiting;
  return (
    <>
      <div className={play.board} aria-hidden="true">
        <div className={play.frame} style={{ '--rows': demoBoard.tiers.length } as CSSProperties}>
          <div className={play.tiers}>
            {demoBoard.tiers.map(({ name, color }, index) => (
              <div key={name} className={row.row}>
                <span
                  className={row.label}
                  style={{ background: paint(color).fill, color: paint(color).text }}
                >
                  <span className={row.short}>{name}</span>
                </span>
                <div className={row.items}>
                  {startOf(index).map((item) => (
                    <Tile key={item.id} item={item} />
                  ))}
                </div>
              </div>
            ))}
          </div>
        </div>
        <div className={play.hand}>
          <div className={tray.tray}>
            <div className={tray.chosen}>
              <span className={tray.card}>{next && <Picture item={next} />}</span>
            </div>
            <div className={tray.side}>
              <p className={tray.name}>
                {next?.alt}
                <span className={tray.count}>
                  {demoBoard.items.length - waiting.length} of {demoBoard.items.length} placed
                </span>
              </p>
              <div className={tray.strip}>
                {waiting.map((item) => (
                  <Tile key={item.id} item={item} selected={item === next} />
                ))}
              </div>
            </div>
          </div>
          <div className={bar.bar} style={{ '--columns': demoBoard.tiers.length } as CSSProperties}>
            {demoBoard.tiers.map(({ name, color }, index) => (
              <span
                key={name}
                className={bar.key}
                data-digit={index + 1}
                style={{ background: paint(color).fill, color: paint(color).text }}
              >
                {name}
              </span>
            ))}
          </div>
        </div>
      </div>
      <DemoHint />
    </>
  );
}
