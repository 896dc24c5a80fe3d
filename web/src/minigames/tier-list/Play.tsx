import { AutoScroller, Cursor, Feedback, PreventSelection } from '@dnd-kit/dom';
import { DragDropProvider, type DragEndEvent, PointerSensor } from '@dnd-kit/react';
import type { Item } from '@tallyho/game/minigames/contract';
import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { PlayProps } from '../contract.ts';
import { hasLongNames } from './names.ts';
import styles from './Play.module.css';
import { emptyPlacement, place, tierOf } from './placement.ts';
import { TierBar } from './TierBar.tsx';
import { TierRow } from './TierRow.tsx';
import { Tile } from './Tile.tsx';
import { Tray } from './Tray.tsx';

// Its words and keys would be dnd-kit's own way of dragging by keyboard; here keys place directly.
const plugins = [AutoScroller, Cursor, Feedback, PreventSelection];
const sensors = [PointerSensor];

/** Tier list: every picture into a tier. By dragging, by pressing it and then a tier, or by the tier's number. */
export default function TierListPlay({ board, answer, disabled, onChange }: PlayProps<'TierList'>) {
  const placement = answer ?? emptyPlacement(board);
  const waiting = board.items.filter(({ id }) => tierOf(placement, id) === null);
  const [pressed, setPressed] = useState<string | null>(null);
  const [said, setSaid] = useState('');

  // Without a choice of one's own, the next picture of the tray has its turn.
  const chosen = disabled ? null : (board.items.find(({ id }) => id === pressed) ?? waiting[0] ?? null);
  const chosenTier = chosen && tierOf(placement, chosen.id);
  const tierName = (index: number | null) => (index === null ? null : (board.tiers[index]?.name ?? null));

  function put(item: Item, tier: number | null) {
    const next = place(board, placement, item.id, tier);
    if (disabled || next === placement) return;
    onChange(next);
    setPressed(null);
    const placed = next.tiers.reduce((sum, { items }) => sum + items.length, 0);
    const where = tierName(tier);
    setSaid(
      `${item.alt} ${where === null ? 'taken back' : `in tier ${where}`}. ${placed} of ${board.items.length} placed.`,
    );
  }

  function onDragEnd({ operation, canceled }: DragEndEvent) {
    const item = board.items.find(({ id }) => id === operation.source?.id);
    const target = operation.target?.id;
    if (canceled || !item || target === undefined) return;
    put(item, typeof target === 'number' ? target : null);
  }

  function onTileKey(event: KeyboardEvent<HTMLButtonElement>, item: Item) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const digit = /^\d$/.test(event.key) ? (Number(event.key) + 9) % 10 : null;
    const current = tierOf(placement, item.id);
    if (digit !== null && digit < board.tiers.length) {
      if (current === null) focusNeighbour(event.currentTarget);
      put(item, digit);
    } else if ((event.key === 'Backspace' || event.key === 'Delete') && current !== null) put(item, null);
  }

  const tileOf = (item: Item, tier: string | null) => (
    <Tile
      key={item.id}
      item={item}
      tier={tier}
      selected={item.id === chosen?.id}
      disabled={disabled}
      onSelect={() => setPressed(item.id)}
      onKeyDown={(event) => onTileKey(event, item)}
    />
  );

  if (board.tiers.length === 0) return <p role="alert">Error: No tiers defined for this tier list.</p>;
  return (
    <DragDropProvider plugins={plugins} sensors={sensors} onDragEnd={onDragEnd}>
      <div className={styles.board} data-long={hasLongNames(board.tiers)}>
        {/* Custom properties aren't in CSSProperties. */}
        <div className={styles.frame} style={{ '--rows': board.tiers.length } as CSSProperties}>
          <ul className={styles.tiers}>
            {board.tiers.map((tier, index) => {
              const items = placement.tiers[index]?.items ?? [];
              return (
                <TierRow
                  key={tier.name}
                  index={index}
                  tier={tier}
                  count={items.length}
                  inviting={chosen !== null}
                  onPress={() => chosen && put(chosen, index)}
                >
                  {items.flatMap((id) => {
                    const item = board.items.find((other) => other.id === id);
                    return item ? [tileOf(item, tier.name)] : [];
                  })}
                </TierRow>
              );
            })}
          </ul>
        </div>
        {board.items.length === 0 ? (
          <p className={styles.empty}>This game has no pictures. Confirm to go on.</p>
        ) : (
          !disabled && (
            <div className={styles.hand}>
              <Tray
                chosen={chosen}
                chosenTier={tierName(chosenTier)}
                left={waiting.length}
                total={board.items.length}
                disabled={disabled}
                onTakeBack={() => chosen && put(chosen, null)}
              >
                {waiting.map((item) => tileOf(item, null))}
              </Tray>
              <TierBar
                tiers={board.tiers}
                item={chosen?.alt ?? null}
                disabled={disabled}
                onChoose={(index) => chosen && put(chosen, index)}
              />
            </div>
          )
        )}
        <VisuallyHidden>
          <span role="status">{said}</span>
        </VisuallyHidden>
      </div>
    </DragDropProvider>
  );
}

/** Keeps the focus in the tray: on the tile after the one that is about to leave it. */
function focusNeighbour(tile: HTMLElement): void {
  const neighbour = tile.nextElementSibling ?? tile.previousElementSibling;
  if (neighbour instanceof HTMLElement) neighbour.focus();
}
