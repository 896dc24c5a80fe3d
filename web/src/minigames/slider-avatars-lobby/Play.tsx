import { DragDropProvider, type DragEndEvent } from '@dnd-kit/react';
import { ordinal } from '@tallyho/game/minigames/ordinal';
import { endsOf } from '@tallyho/game/minigames/slider-avatars-lobby/schema';
import { type CSSProperties, type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useStableCallback } from '../../shared/ui/controls/use-stable-callback.ts';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import type { PlayProps } from '../contract.ts';
import { dragging } from '../dragging.ts';
import { NoPlayersToRate } from '../PlayerCard.tsx';
import { PoolArea } from '../pool-slot.tsx';
import { type RateableItem, rateablePlayer } from '../rateable-item.ts';
import { boardKey, nextInPool } from '../tiers/board-keys.ts';
import { ItemPool, ItemPoolAction, KeysHint } from '../tiers/ItemPool.tsx';
import { Tile } from '../tiers/Tile.tsx';
import { useDigitKeys } from '../use-digit-keys.ts';
import { useFocusNext } from '../use-focus-next.ts';
import { freePlaceFrom, putAt } from './order.ts';
import styles from './Play.module.css';
import { RowEndNames } from './RowEndNames.tsx';
import { freePlace, Slot } from './Slot.tsx';

/**
 * Slider of avatars: the players in a row from worst to best. They are placed by dragging, by pressing a player and a place,
 * or by digit keys.
 */
export default function SliderAvatarsLobbyPlay(props: PlayProps<'SliderAvatarsLobby'>) {
  const { board, answer, disabled, you, seatOf, onChange } = props;
  const order = answer?.order ?? [];
  const ends = endsOf(board);
  const subjects = useMemo(
    () =>
      board.players.map((player) =>
        rateablePlayer(player, { seat: seatOf(player.user), isYou: player.user === you }),
      ),
    [board.players, seatOf, you],
  );
  const waiting = subjects.filter(({ id }) => !order.includes(id));
  const count = subjects.length;
  const placed = count - waiting.length;
  const [pressed, setPressed] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const focusNext = useFocusNext();
  const hint = useId();

  const find = (id: string | null | undefined) => subjects.find((subject) => subject.id === id);
  const pressedPlayer = disabled ? undefined : find(pressed);
  // Without a pressed player it is the focused one, otherwise the next player of the pool.
  const chosen = disabled ? null : (pressedPlayer ?? find(focused) ?? waiting[0] ?? null);
  const chosenPlace = chosen ? order.indexOf(chosen.id) : -1;
  // All tiles together are one tab stop; arrow keys move between them.
  const tabStop = chosen?.id ?? focused ?? order.find((id) => id !== null);
  const labelOf = (index: number) =>
    index === 0 ? ends.worst : index === count - 1 ? ends.best : ordinal(count - index);

  function put(subject: RateableItem, index: number | null) {
    const next = putAt(order, subject.id, index, count);
    if (disabled || next === order) return;
    onChange({ order: [...next] });
    setPressed(null);
    setFocused(null);
    const place = next.indexOf(subject.id);
    const done = next.filter((id) => id !== null).length;
    setAnnouncement(
      `${subject.name} ${place < 0 ? 'taken out' : `at ${labelOf(place)}`}. ${done} of ${count} placed.`,
    );
  }

  /** Moves a player to a place and keeps them chosen for the next press. */
  function moveTo(subject: RateableItem, index: number) {
    put(subject, index);
    setPressed(subject.id);
  }

  const rows = () => [
    ...subjects.map((_, index) => order.slice(index, index + 1).filter((id) => id !== null)),
    waiting.map(({ id }) => id),
  ];

  useDigitKeys(
    chosen &&
      ((digit) => {
        const action = boardKey(String(digit), chosen.id, rows());
        if (action?.type === 'put') put(chosen, action.tier);
      }),
  );

  function onDragEnd({ operation, canceled }: DragEndEvent) {
    const subject = find(operation.source?.id?.toString());
    const target = operation.target?.id;
    if (!subject) return;
    // It has kept the focus: the keys go on with it.
    if (canceled || target === undefined) setFocused(subject.id);
    else put(subject, typeof target === 'number' ? target : null);
  }

  function onTileKey(event: KeyboardEvent<HTMLButtonElement>, subject: RateableItem) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const pool = waiting.map(({ id }) => id);
    const action = boardKey(event.key, subject.id, rows());
    if (!action) return;
    event.preventDefault();
    if (action.type === 'put') put(subject, action.tier);
    else setPressed(null);
    focusNext(
      action.type === 'focus'
        ? action.item
        : pool.includes(subject.id)
          ? nextInPool(pool, subject.id)
          : subject.id,
    );
  }

  /** A press of `subject` puts the pressed player in its place. */
  const isTarget = (subject: RateableItem) =>
    pressedPlayer !== undefined && pressedPlayer !== subject && order.includes(subject.id);
  const onSelect = useStableCallback((subject: RateableItem) => {
    if (pressedPlayer && isTarget(subject)) put(pressedPlayer, order.indexOf(subject.id));
    else setPressed(subject.id);
  });
  const onFocus = useStableCallback(({ id }: RateableItem) => setFocused(id));
  const onKeyDown = useStableCallback(onTileKey);

  const tileOf = (subject: RateableItem) => {
    const place = order.indexOf(subject.id);
    const where = place < 0 ? 'not placed' : labelOf(place).toLocaleLowerCase('en');
    return (
      <Tile
        key={subject.id}
        subject={subject}
        where={pressedPlayer && isTarget(subject) ? `${where}, put ${pressedPlayer.name} here` : where}
        selected={subject.id === chosen?.id}
        isTabStop={subject.id === tabStop}
        disabled={disabled}
        onSelect={onSelect}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      />
    );
  };

  if (count === 0) return <NoPlayersToRate toConfirm />;
  return (
    <DragDropProvider {...dragging} onDragEnd={onDragEnd}>
      <section
        className={styles.board}
        aria-label={`The row, ${ends.worst.toLocaleLowerCase('en')} to ${ends.best.toLocaleLowerCase('en')}`}
        aria-describedby={disabled ? undefined : hint}
        style={
          {
            '--count': count,
            '--half': count > 4 ? Math.ceil(count / 2) : count,
            '--pairs': count > 3 ? Math.ceil(count / 2) : count,
          } as CSSProperties // custom properties aren't in CSSProperties
        }
      >
        <div className={styles.frame}>
          <RowEndNames ends={ends} />
          <ol className={styles.row}>
            {subjects.map(({ id }, index) => {
              const subject = find(order[index]);
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
                    // The pressed place is not free any more, so the focus moves to the next free one.
                    const free = freePlaceFrom(putAt(order, chosen.id, index, count), index, count);
                    focusNext(free < 0 ? chosen.id : freePlace(free));
                  }}
                >
                  {subject && tileOf(subject)}
                </Slot>
              );
            })}
          </ol>
        </div>
        {!disabled && (
          <PoolArea players>
            <ItemPool
              chosen={chosen}
              isPlaced={chosenPlace >= 0}
              left={waiting.length}
              isFull={placed === count}
              noun="player"
              actions={
                chosen &&
                chosenPlace >= 0 && (
                  <>
                    <ItemPoolAction
                      disabled={chosenPlace === 0}
                      onPress={() => moveTo(chosen, chosenPlace - 1)}
                    >
                      <Icon name="chevron-left" /> Worse
                    </ItemPoolAction>
                    <ItemPoolAction
                      disabled={chosenPlace === count - 1}
                      onPress={() => moveTo(chosen, chosenPlace + 1)}
                    >
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
          </PoolArea>
        )}
        <VisuallyHidden>
          <span role="status">{announcement}</span>
        </VisuallyHidden>
      </section>
    </DragDropProvider>
  );
}
