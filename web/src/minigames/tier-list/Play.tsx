import { AutoScroller, Cursor, Feedback, PreventSelection } from '@dnd-kit/dom';
import { DragDropProvider, type DragEndEvent, PointerSensor } from '@dnd-kit/react';
import type { Item } from '@tallyho/game/minigames/contract';
import { type CSSProperties, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { PlayProps } from '../contract.ts';
import { boardKey, nextInTray } from './board-keys.ts';
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

  const frame = useRef<HTMLElement>(null);
  // A tile that moves to another row is drawn anew: it takes the focus once it is there.
  const focusNext = useRef<string | null>(null);
  const hint = useId();

  useLayoutEffect(() => {
    const id = focusNext.current;
    if (id === null) return;
    focusNext.current = null;
    frame.current?.querySelector<HTMLElement>(`[data-item="${id}"]`)?.focus();
  });

  // Without a choice of one's own, the next picture of the tray has its turn.
  const chosen = disabled ? null : (board.items.find(({ id }) => id === pressed) ?? waiting[0] ?? null);
  // The board is one stop of the Tab key; arrows go on from there.
  const stop =
    board.items.find(({ id }) => id === pressed)?.id ??
    waiting[0]?.id ??
    placement.tiers.flatMap(({ items }) => items)[0];
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
    const tray = waiting.map(({ id }) => id);
    const action = boardKey(event.key, item.id, [...placement.tiers.map(({ items }) => items), tray]);
    if (!action) return;
    event.preventDefault();
    if (action.does === 'put') {
      if (disabled || action.tier === tierOf(placement, item.id)) return;
      const next = tray.includes(item.id) ? nextInTray(tray, item.id) : item.id;
      put(item, action.tier);
      focusNext.current = next;
      if (next !== item.id) setPressed(next);
    } else {
      focusNext.current = action.item;
      setPressed(action.item);
    }
  }

  const tileOf = (item: Item, tier: string | null) => (
    <Tile
      key={item.id}
      item={item}
      tier={tier}
      selected={item.id === chosen?.id}
      isTabStop={item.id === stop}
      disabled={disabled}
      onSelect={() => setPressed(item.id)}
      onKeyDown={(event) => onTileKey(event, item)}
    />
  );

  if (board.tiers.length === 0) return <p role="alert">Error: No tiers defined for this tier list.</p>;
  return (
    <DragDropProvider plugins={plugins} sensors={sensors} onDragEnd={onDragEnd}>
      <section
        ref={frame}
        className={styles.board}
        data-long={hasLongNames(board.tiers)}
        aria-label="Tier board"
        aria-describedby={disabled ? undefined : hint}
      >
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
              <p id={hint} className={styles.keys}>
                Arrows pick, {board.tiers.length > 9 ? 'digits' : `1 to ${board.tiers.length}`} place, Delete
                takes back
              </p>
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
      </section>
    </DragDropProvider>
  );
}
