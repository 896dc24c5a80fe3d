import { DragDropProvider, type DragEndEvent } from '@dnd-kit/react';
import type { Step } from '@tallyho/game/minigames/fields';
import { type CSSProperties, type KeyboardEvent, useId, useState } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { dragging } from '../dragging.ts';
import { nounOf, type Thing } from '../thing.ts';
import { useFocusNext } from '../use-focus-next.ts';
import { boardKey, nextInTray } from './board-keys.ts';
import { hasLongNames } from './names.ts';
import { type Placement, place, tierOf } from './placement.ts';
import { TierBar } from './TierBar.tsx';
import styles from './TierBoard.module.css';
import { TierRow } from './TierRow.tsx';
import { Tile } from './Tile.tsx';
import { Tray, TrayAction } from './Tray.tsx';

interface TierBoardProps {
  readonly tiers: readonly Step[];
  readonly things: readonly Thing[];
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
  const { frame, focusNext } = useFocusNext();
  const hint = useId();

  // Without a choice of one's own, the next thing of the tray has its turn.
  const next = done < goal ? waiting[0] : undefined;
  const chosen = disabled ? null : (things.find(({ id }) => id === pressed) ?? next ?? null);
  // The board is one stop of the Tab key; arrows go on from there.
  const stop = things.find(({ id }) => id === pressed)?.id ?? waiting[0]?.id ?? placement.flat()[0];
  const chosenTier = chosen && tierOf(placement, chosen.id);
  const tierName = (index: number | null) => (index === null ? null : (tiers[index]?.name ?? null));

  function put(thing: Thing, tier: number | null) {
    const changed = place(placement, thing.id, tier, oneEach);
    if (disabled || changed === placement) return;
    props.onChange(changed);
    setPressed(null);
    const where = tierName(tier);
    setSaid(
      `${thing.name} ${where === null ? 'taken back' : `in tier ${where}`}. ${changed.flat().length} of ${goal} placed.`,
    );
  }

  function onDragEnd({ operation, canceled }: DragEndEvent) {
    const thing = things.find(({ id }) => id === operation.source?.id);
    const target = operation.target?.id;
    if (canceled || !thing || target === undefined) return;
    put(thing, typeof target === 'number' ? target : null);
  }

  function onTileKey(event: KeyboardEvent<HTMLButtonElement>, thing: Thing) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const tray = waiting.map(({ id }) => id);
    const action = boardKey(event.key, thing.id, [...placement, tray]);
    if (!action) return;
    event.preventDefault();
    if (action.does === 'put') {
      if (disabled || action.tier === tierOf(placement, thing.id)) return;
      const after = tray.includes(thing.id) ? nextInTray(tray, thing.id) : thing.id;
      put(thing, action.tier);
      focusNext(after);
      if (after !== thing.id) setPressed(after);
    } else {
      focusNext(action.item);
      setPressed(action.item);
    }
  }

  const tileOf = (thing: Thing, tier: string | null) => (
    <Tile
      key={thing.id}
      thing={thing}
      where={tier === null ? 'not placed' : `in tier ${tier}`}
      selected={thing.id === chosen?.id}
      isTabStop={thing.id === stop}
      disabled={disabled}
      onSelect={() => setPressed(thing.id)}
      onKeyDown={(event) => onTileKey(event, thing)}
    />
  );

  if (tiers.length === 0) return <p role="alert">Error: No tiers defined for this tier list.</p>;
  const noun = nounOf(things);
  return (
    <DragDropProvider {...dragging} onDragEnd={onDragEnd}>
      <section
        ref={frame}
        className={styles.board}
        data-long={hasLongNames(tiers)}
        data-players={things.some(({ kind }) => kind === 'player')}
        aria-label="Tier board"
        aria-describedby={disabled ? undefined : hint}
      >
        {!ordered && <p className={styles.rule}>No order: pick a role.</p>}
        {oneEach && <p className={styles.rule}>One {noun.one} per tier. A second one swaps.</p>}
        {/* Custom properties aren't in CSSProperties. */}
        <div className={styles.frame} style={{ '--rows': tiers.length } as CSSProperties}>
          <ul className={styles.tiers}>
            {tiers.map((tier, index) => {
              const ids = placement[index] ?? [];
              return (
                <TierRow
                  key={tier.name}
                  index={index}
                  tier={tier}
                  holds={`${ids.length} ${ids.length === 1 ? noun.one : noun.many}`}
                  inviting={chosen !== null}
                  onPress={() => chosen && put(chosen, index)}
                >
                  {ids.flatMap((id) => {
                    const thing = things.find((other) => other.id === id);
                    return thing ? [tileOf(thing, tier.name)] : [];
                  })}
                </TierRow>
              );
            })}
          </ul>
        </div>
        {/* Who only watches has no hand, and sees what the others have in theirs. */}
        {disabled && done === 0 && waiting.length > 0 && (
          <div className={styles.watched}>{waiting.map((thing) => tileOf(thing, null))}</div>
        )}
        {!disabled && (
          <div className={styles.hand}>
            <Tray
              chosen={chosen}
              left={waiting.length}
              done={done}
              goal={goal}
              noun={noun.one}
              actions={
                chosen &&
                chosenTier !== null && (
                  <TrayAction onPress={() => put(chosen, null)}>
                    Take out of {tierName(chosenTier)}
                  </TrayAction>
                )
              }
            >
              {waiting.map((thing) => tileOf(thing, null))}
            </Tray>
            <TierBar
              tiers={tiers}
              item={chosen?.name ?? null}
              disabled={disabled}
              onChoose={(index) => chosen && put(chosen, index)}
            />
            <p id={hint} className={styles.keys}>
              Arrows pick, {tiers.length > 9 ? 'digits' : `1 to ${tiers.length}`} place, Delete takes back
            </p>
          </div>
        )}
        <VisuallyHidden>
          <span role="status">{said}</span>
        </VisuallyHidden>
      </section>
    </DragDropProvider>
  );
}
