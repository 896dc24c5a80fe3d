import { DragDropProvider, type DragEndEvent } from '@dnd-kit/react';
import type { Step } from '@tallyho/game/minigames/fields';
import type { Placement } from '@tallyho/game/minigames/tiers';
import { counted } from '@tallyho/game/text';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { afterPaint } from '../../shared/schedule/after-paint.ts';
import { useStableCallback } from '../../shared/ui/controls/use-stable-callback.ts';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import { dragging } from '../board/dragging.ts';
import { PoolArea, useIsInRound } from '../board/pool-slot.tsx';
import { useDigitKeys } from '../board/use-digit-keys.ts';
import { useFocusNext } from '../board/use-focus-next.ts';
import { hasLongNames, hasWords } from '../faces/label-size.ts';
import { isTextOnly, nounOf, type RateableItem } from '../faces/rateable-item.ts';
import { boardKey, nextInPool } from './board-keys.ts';
import { draggedItem, ItemPool, ItemPoolAction, KeysHint } from './ItemPool.tsx';
import { place, tierOf } from './placement.ts';
import styles from './TierBoard.module.css';
import { type TierEnd, TierRow } from './TierRow.tsx';
import { Tile } from './Tile.tsx';
import { isUnknownKey, UnknownAction, unknownTarget } from './UnknownAction.tsx';
import { UnknownItems } from './UnknownItems.tsx';
import { useFittingTile } from './use-fitting-tile.ts';

interface TierBoardProps {
  readonly tiers: readonly Step[];
  readonly subjects: readonly RateableItem[];
  readonly placement: Placement;
  /** Number of items to place. */
  readonly goal: number;
  /** False: the tiers are roles without an order. */
  readonly ordered?: boolean;
  /** At most one item per tier; a second one swaps with it. */
  readonly oneEach?: boolean;
  /** The items that the player does not know. Undefined: the board does not ask for that. */
  readonly unknown?: readonly string[];
  readonly disabled: boolean;
  readonly onChange: (placement: Placement, unknown: readonly string[]) => void;
}

/** With more tiers, the height of a phone is for them, and the texts below have one line. */
const mostTiersBesideLines = 5;

/** True after the first placement since the page was opened: players know how from then on. */
let hasPlaced = false;

const noneUnknown: readonly string[] = [];

/** Says which end of the board a tier is; null between them. */
const endOf = (index: number, tiers: number): TierEnd | null => {
  if (index === 0) return 'best';
  return index === tiers - 1 ? 'worst' : null;
};

/** A board on which items are put into tiers: by dragging, by pressing an item and a tier, or by digit keys. */
export function TierBoard(props: TierBoardProps) {
  const { tiers, subjects, placement, goal, ordered = true, oneEach = false, disabled } = props;
  const unknown = props.unknown ?? noneUnknown;
  const waiting = subjects.filter(({ id }) => tierOf(placement, id) === null && !unknown.includes(id));
  const notKnown = subjects.filter(({ id }) => unknown.includes(id));
  const done = placement.flat().length;
  const [pressed, setPressed] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [lastUsed, setLastUsed] = useState<{ readonly tier: number | null }>({ tier: null });
  const isInRound = useIsInRound();
  const focusNext = useFocusNext();
  const frame = useRef<HTMLDivElement>(null);
  const hint = useId();
  const rows = tiers.map((_, index) =>
    (placement[index] ?? []).flatMap((id) => subjects.find((subject) => subject.id === id) ?? []),
  );
  const fitting = useFittingTile(frame, rows, subjects, disabled);

  // Without a pressed item, the next item of the pool is chosen.
  const next = done < goal ? waiting[0] : undefined;
  const chosen = disabled ? null : (subjects.find(({ id }) => id === pressed) ?? next ?? null);
  // All tiles together are one tab stop; arrow keys move between them.
  const tabStop =
    subjects.find(({ id }) => id === pressed)?.id ?? waiting[0]?.id ?? placement.flat()[0] ?? unknown[0];
  const chosenTier = chosen && tierOf(placement, chosen.id);
  const isChosenUnknown = chosen !== null && unknown.includes(chosen.id);
  const tierName = (index: number | null) => (index === null ? null : (tiers[index]?.name ?? null));

  // If the tiers do not fit, scrolls to the tier that was used last.
  useEffect(() => {
    if (lastUsed.tier === null) return undefined;
    return afterPaint(() =>
      frame.current?.querySelector(`[data-tier="${lastUsed.tier}"]`)?.scrollIntoView({ block: 'nearest' }),
    );
  }, [lastUsed]);

  function put(subject: RateableItem, tier: number | null) {
    const changed = place(placement, subject.id, tier, oneEach);
    const wasUnknown = unknown.includes(subject.id);
    if (disabled || (changed === placement && !wasUnknown)) return;
    props.onChange(
      changed,
      unknown.filter((id) => id !== subject.id),
    );
    setPressed(null);
    setLastUsed({ tier });
    hasPlaced = true;
    const where = tierName(tier);
    const count = `${changed.flat().length} of ${goal + (wasUnknown && !oneEach ? 1 : 0)} placed.`;
    setAnnouncement(`${subject.name} ${where === null ? 'taken back' : `in tier ${where}`}. ${count}`);
  }

  function leaveOut(subject: RateableItem) {
    if (disabled || props.unknown === undefined || unknown.includes(subject.id)) return;
    props.onChange(place(placement, subject.id, null, oneEach), [...unknown, subject.id]);
    setPressed(null);
    setAnnouncement(`${subject.name}: you do not know it. It gets no rating from you.`);
  }

  useDigitKeys(
    chosen &&
      ((digit) => {
        const action = boardKey(String(digit), chosen.id, [...placement, waiting.map(({ id }) => id)]);
        if (action?.type === 'put') put(chosen, action.tier);
      }),
  );

  function onDragEnd({ operation, canceled }: DragEndEvent) {
    const dragged = draggedItem(String(operation.source?.id));
    const subject = subjects.find(({ id }) => id === dragged);
    const target = operation.target?.id;
    if (!subject) return;
    // It has kept the focus: the keys go on with it.
    if (canceled || target === undefined) setPressed(subject.id);
    else if (target === unknownTarget) leaveOut(subject);
    else put(subject, typeof target === 'number' ? target : null);
  }

  function onTileKey(event: KeyboardEvent<HTMLButtonElement>, subject: RateableItem) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const pool = waiting.map(({ id }) => id);
    if (props.unknown !== undefined && isUnknownKey(event.key)) {
      event.preventDefault();
      if (disabled || unknown.includes(subject.id)) return;
      leaveOut(subject);
      focusNext(pool.includes(subject.id) ? nextInPool(pool, subject.id) : subject.id);
      return;
    }
    const isUnknown = unknown.includes(subject.id);
    const action = boardKey(event.key, subject.id, [...placement, isUnknown ? unknown : pool]);
    if (!action) return;
    event.preventDefault();
    if (action.type === 'put') {
      if (disabled || (!isUnknown && action.tier === tierOf(placement, subject.id))) return;
      const after = pool.includes(subject.id) ? nextInPool(pool, subject.id) : subject.id;
      put(subject, action.tier);
      focusNext(after);
    } else focusNext(action.item);
  }

  const choose = useStableCallback(({ id }: RateableItem) => setPressed(id));
  const onKeyDown = useStableCallback(onTileKey);

  const tileOf = (subject: RateableItem, tier: string | null) => (
    <Tile
      key={subject.id}
      subject={subject}
      where={unknown.includes(subject.id) ? 'not known' : tier === null ? 'not placed' : `in tier ${tier}`}
      selected={subject.id === chosen?.id}
      isTabStop={subject.id === tabStop}
      index={subjects.indexOf(subject)}
      disabled={disabled}
      named={tier !== null && (fitting?.names ?? null) !== null}
      onSelect={choose}
      onFocus={choose}
      onKeyDown={onKeyDown}
    />
  );

  if (tiers.length === 0) return <p role="alert">Error: No tiers defined for this tier list.</p>;
  const noun = nounOf(subjects);
  const names = tiers.map(({ name }) => name);
  const hasPlayers = subjects.some(({ kind }) => kind === 'player');
  return (
    <DragDropProvider {...dragging} onDragEnd={onDragEnd}>
      <section
        className={styles.board}
        data-words={hasWords(tiers)}
        data-long={hasLongNames(tiers)}
        data-players={hasPlayers}
        data-compact={fitting !== null && fitting.tile < 40}
        data-names={fitting?.names ?? undefined}
        aria-label="Tier board"
        aria-describedby={disabled ? undefined : hint}
        style={{
          '--rows': tiers.length,
          ...(fitting && {
            '--tile': `${fitting.tile}px`,
            '--tile-width': `${fitting.width}px`,
            '--between': `${fitting.between}px`,
          }),
        }}
      >
        {!ordered && <p className={styles.rule}>No order: pick a role.</p>}
        {oneEach && <p className={styles.rule}>One {noun.one} per tier. A second one swaps.</p>}
        {/* Focusable while locked, so that it can be scrolled by keyboard. */}
        <div ref={frame} className={styles.frame} tabIndex={disabled ? 0 : undefined}>
          <ul className={styles.tiers}>
            {tiers.map((tier, index) => (
              <TierRow
                key={tier.name}
                index={index}
                tier={tier}
                names={names}
                end={ordered ? endOf(index, tiers.length) : null}
                countText={counted(rows[index]?.length ?? 0, noun.one, noun.many)}
                item={chosen?.name ?? null}
                disabled={disabled}
                onPress={() => chosen && put(chosen, index)}
              >
                {rows[index]?.map((subject) => tileOf(subject, tier.name))}
              </TierRow>
            ))}
          </ul>
        </div>
        <UnknownItems>{notKnown.map((subject) => tileOf(subject, null))}</UnknownItems>
        {/* Watchers have no item pool, so the items are shown below the board. */}
        {disabled && done === 0 && waiting.length > 0 && (
          <div className={styles.watched}>{waiting.map((subject) => tileOf(subject, null))}</div>
        )}
        {!disabled && (
          <PoolArea players={hasPlayers}>
            <ItemPool
              chosen={chosen}
              isPlaced={chosenTier !== null || isChosenUnknown}
              left={waiting.length}
              isFull={done >= goal}
              lines={subjects.every(isTextOnly) && tiers.length <= mostTiersBesideLines ? 2 : 1}
              saysHow={isInRound && done === 0 && !hasPlaced}
              noun={noun.one}
              actions={
                chosen && (
                  <>
                    {chosenTier !== null && (
                      <ItemPoolAction onPress={() => put(chosen, null)}>
                        Take out of {tierName(chosenTier)}
                      </ItemPoolAction>
                    )}
                    {isChosenUnknown && (
                      <ItemPoolAction onPress={() => put(chosen, null)}>I know it after all</ItemPoolAction>
                    )}
                    {props.unknown !== undefined && !isChosenUnknown && (
                      <UnknownAction name={chosen.name} onPress={() => leaveOut(chosen)} />
                    )}
                  </>
                )
              }
            >
              {waiting.map((subject) => tileOf(subject, null))}
            </ItemPool>
            <KeysHint id={hint}>
              Arrows pick, {tiers.length > 9 ? 'digits' : `1 to ${tiers.length}`} place,{' '}
              {props.unknown !== undefined && 'D: not known, '}Delete takes back
            </KeysHint>
          </PoolArea>
        )}
        <VisuallyHidden>
          <span role="status">{announcement}</span>
        </VisuallyHidden>
      </section>
    </DragDropProvider>
  );
}
