import { DragDropProvider, type DragEndEvent } from '@dnd-kit/react';
import { ordinal } from '@tallyho/game/minigames/ordinal';
import { endsOf } from '@tallyho/game/minigames/slider-avatars-lobby/schema';
import { type CSSProperties, type KeyboardEvent, useId, useState } from 'react';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import type { PlayProps } from '../contract.ts';
import { dragging } from '../dragging.ts';
import { Hand } from '../hand.tsx';
import { NobodyRated } from '../NobodyRated.tsx';
import { type RateableItem, rateablePlayer } from '../rateable-item.ts';
import { boardKey, nextInPool } from '../tiers/board-keys.ts';
import { ItemPool, ItemPoolAction, KeysHint } from '../tiers/ItemPool.tsx';
import { Tile } from '../tiers/Tile.tsx';
import { useDigitKeys } from '../use-digit-keys.ts';
import { useFocusNext } from '../use-focus-next.ts';
import { freePlaceFrom, putAt } from './order.ts';
import styles from './Play.module.css';
import { RowEnds } from './RowEnds.tsx';
import { freePlace, Slot } from './Slot.tsx';

/** Slider of avatars: the players in a row, worst to best. By dragging, by pressing one and then a place, or by its number. */
export default function SliderAvatarsLobbyPlay(props: PlayProps<'SliderAvatarsLobby'>) {
  const { board, answer, disabled, you, seatOf, onChange } = props;
  const order = answer?.order ?? [];
  const ends = endsOf(board);
  const things = board.players.map((player) =>
    rateablePlayer(player, { seat: seatOf(player.user), isYou: player.user === you }),
  );
  const waiting = things.filter(({ id }) => !order.includes(id));
  const count = things.length;
  const placed = count - waiting.length;
  const [pressed, setPressed] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const focusNext = useFocusNext();
  const hint = useId();

  const find = (id: string | null | undefined) => things.find((thing) => thing.id === id);
  const own = disabled ? undefined : find(pressed);
  // Without a choice of one's own it is who has the focus, and then the next in the tray.
  const chosen = disabled ? null : (own ?? find(focused) ?? waiting[0] ?? null);
  const at = chosen ? order.indexOf(chosen.id) : -1;
  // The tiles are one stop of the Tab key; arrows go on from there.
  const stop = chosen?.id ?? focused ?? order.find((id) => id !== null);
  const labelOf = (index: number) =>
    index === 0 ? ends.worst : index === count - 1 ? ends.best : ordinal(count - index);

  function put(thing: RateableItem, index: number | null) {
    const next = putAt(order, thing.id, index, count);
    if (disabled || next === order) return;
    onChange({ order: [...next] });
    setPressed(null);
    setFocused(null);
    const place = next.indexOf(thing.id);
    const done = next.filter((id) => id !== null).length;
    setSaid(`${thing.name} ${place < 0 ? 'taken out' : `at ${labelOf(place)}`}. ${done} of ${count} placed.`);
  }

  /** One place along, still chosen for the next press. */
  function nudge(thing: RateableItem, index: number) {
    put(thing, index);
    setPressed(thing.id);
  }

  const rows = () => [
    ...things.map((_, index) => order.slice(index, index + 1).filter((id) => id !== null)),
    waiting.map(({ id }) => id),
  ];

  useDigitKeys(
    chosen &&
      ((digit) => {
        const action = boardKey(String(digit), chosen.id, rows());
        if (action?.does === 'put') put(chosen, action.tier);
      }),
  );

  function onDragEnd({ operation, canceled }: DragEndEvent) {
    const thing = find(operation.source?.id?.toString());
    const target = operation.target?.id;
    if (!thing) return;
    // It has kept the focus: the keys go on with it.
    if (canceled || target === undefined) setFocused(thing.id);
    else put(thing, typeof target === 'number' ? target : null);
  }

  function onTileKey(event: KeyboardEvent<HTMLButtonElement>, thing: RateableItem) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const tray = waiting.map(({ id }) => id);
    const action = boardKey(event.key, thing.id, rows());
    if (!action) return;
    event.preventDefault();
    if (action.does === 'put') put(thing, action.tier);
    else setPressed(null);
    focusNext(
      action.does === 'focus' ? action.item : tray.includes(thing.id) ? nextInPool(tray, thing.id) : thing.id,
    );
  }

  const tileOf = (thing: RateableItem) => {
    const place = order.indexOf(thing.id);
    const where = place < 0 ? 'not placed' : labelOf(place).toLocaleLowerCase('en');
    const isTarget = own && own !== thing && place >= 0;
    return (
      <Tile
        key={thing.id}
        thing={thing}
        where={isTarget ? `${where}, put ${own.name} here` : where}
        selected={thing.id === chosen?.id}
        isTabStop={thing.id === stop}
        disabled={disabled}
        onSelect={() => (isTarget ? put(own, place) : setPressed(thing.id))}
        onFocus={() => setFocused(thing.id)}
        onKeyDown={(event) => onTileKey(event, thing)}
      />
    );
  };

  if (count === 0) return <NobodyRated toConfirm />;
  return (
    <DragDropProvider {...dragging} onDragEnd={onDragEnd}>
      <section
        className={styles.board}
        aria-label={`The row, ${ends.worst.toLocaleLowerCase('en')} to ${ends.best.toLocaleLowerCase('en')}`}
        aria-describedby={disabled ? undefined : hint}
        // Custom properties aren't in CSSProperties.
        style={{ '--count': count, '--half': count > 4 ? Math.ceil(count / 2) : count } as CSSProperties}
      >
        <div className={styles.frame}>
          <RowEnds ends={ends} />
          <ol className={styles.row}>
            {things.map(({ id }, index) => {
              const thing = find(order[index]);
              return (
                <Slot
                  key={id}
                  index={index}
                  rank={ordinal(count - index)}
                  label={labelOf(index)}
                  invites={chosen?.name ?? null}
                  onPress={() => {
                    if (!chosen) return;
                    put(chosen, index);
                    // The place that was pressed is taken: the focus goes on to the next free one.
                    const free = freePlaceFrom(putAt(order, chosen.id, index, count), index, count);
                    focusNext(free < 0 ? chosen.id : freePlace(free));
                  }}
                >
                  {thing && tileOf(thing)}
                </Slot>
              );
            })}
          </ol>
        </div>
        {!disabled && (
          <Hand players>
            <ItemPool
              chosen={chosen}
              isPlaced={at >= 0}
              left={waiting.length}
              isFull={placed === count}
              noun="player"
              actions={
                chosen &&
                at >= 0 && (
                  <>
                    <ItemPoolAction disabled={at === 0} onPress={() => nudge(chosen, at - 1)}>
                      <Icon name="chevron-left" /> Worse
                    </ItemPoolAction>
                    <ItemPoolAction disabled={at === count - 1} onPress={() => nudge(chosen, at + 1)}>
                      Better <Icon name="chevron-right" />
                    </ItemPoolAction>
                    <ItemPoolAction
                      onPress={() => {
                        put(chosen, null);
                        focusNext(chosen.id);
                      }}
                    >
                      Take out
                    </ItemPoolAction>
                  </>
                )
              }
            >
              {waiting.map(tileOf)}
            </ItemPool>
            <KeysHint id={hint}>
              Arrows pick, 1 ({ends.worst.toLocaleLowerCase('en')}) to {count} (
              {ends.best.toLocaleLowerCase('en')}) place, Delete takes out
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
