import { DragDropProvider, type DragEndEvent } from '@dnd-kit/react';
import type { Step } from '@tallyho/game/minigames/fields';
import { type CSSProperties, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import { dragging } from '../dragging.ts';
import { Hand } from '../hand.tsx';
import { nounOf, type RateableItem } from '../rateable-item.ts';
import { useDigitKeys } from '../use-digit-keys.ts';
import { useFocusNext } from '../use-focus-next.ts';
import { boardKey, nextInPool } from './board-keys.ts';
import { ItemPool, ItemPoolAction, KeysHint } from './ItemPool.tsx';
import { hasLongNames } from './names.ts';
import { type Placement, place, tierOf } from './placement.ts';
import styles from './TierBoard.module.css';
import { TierRow } from './TierRow.tsx';
import { Tile } from './Tile.tsx';
import { useFittingTile } from './use-fitting-tile.ts';

interface TierBoardProps {
  readonly tiers: readonly Step[];
  readonly things: readonly RateableItem[];
  readonly placement: Placement;
  /** How many are to be placed. */
  readonly goal: number;
  /** False: the tiers are roles, none better than another. */
  readonly ordered?: boolean;
  /** A tier holds one alone; a second swaps with it. */
  readonly oneEach?: boolean;
  readonly disabled: boolean;
  readonly onChange: (placement: Placement) => void;
}

/** Everything into a tier: by dragging, by pressing it and then a tier, or by the tier's number. */
export function TierBoard(props: TierBoardProps) {
  const { tiers, things, placement, goal, ordered = true, oneEach = false, disabled } = props;
  const waiting = things.filter(({ id }) => tierOf(placement, id) === null);
  const done = things.length - waiting.length;
  const [pressed, setPressed] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [used, setUsed] = useState<{ readonly tier: number | null }>({ tier: null });
  const focusNext = useFocusNext();
  const frame = useRef<HTMLDivElement>(null);
  const hint = useId();
  const rows = tiers.map((_, index) =>
    (placement[index] ?? []).flatMap((id) => things.find((thing) => thing.id === id) ?? []),
  );
  const fitting = useFittingTile(frame, rows);

  // Without a choice of one's own, the next thing of the tray has its turn.
  const next = done < goal ? waiting[0] : undefined;
  const chosen = disabled ? null : (things.find(({ id }) => id === pressed) ?? next ?? null);
  // The board is one stop of the Tab key; arrows go on from there.
  const stop = things.find(({ id }) => id === pressed)?.id ?? waiting[0]?.id ?? placement.flat()[0];
  const chosenTier = chosen && tierOf(placement, chosen.id);
  const tierName = (index: number | null) => (index === null ? null : (tiers[index]?.name ?? null));

  // Where the tiers don't fit, the one that was used last stays in sight.
  useEffect(() => {
    if (used.tier === null) return;
    frame.current?.querySelector(`[data-tier="${used.tier}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [used]);

  function put(thing: RateableItem, tier: number | null) {
    const changed = place(placement, thing.id, tier, oneEach);
    if (disabled || changed === placement) return;
    props.onChange(changed);
    setPressed(null);
    setUsed({ tier });
    const where = tierName(tier);
    setSaid(
      `${thing.name} ${where === null ? 'taken back' : `in tier ${where}`}. ${changed.flat().length} of ${goal} placed.`,
    );
  }

  useDigitKeys(
    chosen &&
      ((digit) => {
        const action = boardKey(String(digit), chosen.id, [...placement, waiting.map(({ id }) => id)]);
        if (action?.does === 'put') put(chosen, action.tier);
      }),
  );

  function onDragEnd({ operation, canceled }: DragEndEvent) {
    const thing = things.find(({ id }) => id === operation.source?.id);
    const target = operation.target?.id;
    if (!thing) return;
    // It has kept the focus: the keys go on with it.
    if (canceled || target === undefined) setPressed(thing.id);
    else put(thing, typeof target === 'number' ? target : null);
  }

  function onTileKey(event: KeyboardEvent<HTMLButtonElement>, thing: RateableItem) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const tray = waiting.map(({ id }) => id);
    const action = boardKey(event.key, thing.id, [...placement, tray]);
    if (!action) return;
    event.preventDefault();
    if (action.does === 'put') {
      if (disabled || action.tier === tierOf(placement, thing.id)) return;
      const after = tray.includes(thing.id) ? nextInPool(tray, thing.id) : thing.id;
      put(thing, action.tier);
      focusNext(after);
    } else focusNext(action.item);
  }

  const tileOf = (thing: RateableItem, tier: string | null) => (
    <Tile
      key={thing.id}
      thing={thing}
      where={tier === null ? 'not placed' : `in tier ${tier}`}
      selected={thing.id === chosen?.id}
      isTabStop={thing.id === stop}
      disabled={disabled}
      named={tier !== null && fitting !== null && fitting.width > fitting.tile}
      onSelect={() => setPressed(thing.id)}
      onFocus={() => setPressed(thing.id)}
      onKeyDown={(event) => onTileKey(event, thing)}
    />
  );

  if (tiers.length === 0) return <p role="alert">Error: No tiers defined for this tier list.</p>;
  const noun = nounOf(things);
  const hasPlayers = things.some(({ kind }) => kind === 'player');
  return (
    <DragDropProvider {...dragging} onDragEnd={onDragEnd}>
      <section
        className={styles.board}
        data-long={hasLongNames(tiers)}
        data-players={hasPlayers}
        aria-label="Tier board"
        aria-describedby={disabled ? undefined : hint}
        // Custom properties aren't in CSSProperties.
        style={
          {
            '--rows': tiers.length,
            ...(fitting && { '--tile': `${fitting.tile}px`, '--tile-width': `${fitting.width}px` }),
          } as CSSProperties
        }
      >
        {!ordered && <p className={styles.rule}>No order: pick a role.</p>}
        {oneEach && <p className={styles.rule}>One {noun.one} per tier. A second one swaps.</p>}
        {/* Locked, it has no keys, but it may have to be scrolled by them. */}
        <div ref={frame} className={styles.frame} tabIndex={disabled ? 0 : undefined}>
          <ul className={styles.tiers}>
            {tiers.map((tier, index) => (
              <TierRow
                key={tier.name}
                index={index}
                tier={tier}
                holds={`${rows[index]?.length ?? 0} ${rows[index]?.length === 1 ? noun.one : noun.many}`}
                item={chosen?.name ?? null}
                disabled={disabled}
                onPress={() => chosen && put(chosen, index)}
              >
                {rows[index]?.map((thing) => tileOf(thing, tier.name))}
              </TierRow>
            ))}
          </ul>
        </div>
        {/* Who only watches has no hand, and sees what the others have in theirs. */}
        {disabled && done === 0 && waiting.length > 0 && (
          <div className={styles.watched}>{waiting.map((thing) => tileOf(thing, null))}</div>
        )}
        {!disabled && (
          <Hand players={hasPlayers}>
            <ItemPool
              chosen={chosen}
              isPlaced={chosenTier !== null}
              left={waiting.length}
              isFull={done >= goal}
              noun={noun.one}
              actions={
                chosen &&
                chosenTier !== null && (
                  <ItemPoolAction onPress={() => put(chosen, null)}>
                    Take out of {tierName(chosenTier)}
                  </ItemPoolAction>
                )
              }
            >
              {waiting.map((thing) => tileOf(thing, null))}
            </ItemPool>
            <KeysHint id={hint}>
              Arrows pick, {tiers.length > 9 ? 'digits' : `1 to ${tiers.length}`} place, Delete takes back
            </KeysHint>
          </Hand>
        )}
        <VisuallyHidden>
          <span role="status">{said}</span>
        </VisuallyHidden>
      </section>
    </DragDropProvider>
  );
}
