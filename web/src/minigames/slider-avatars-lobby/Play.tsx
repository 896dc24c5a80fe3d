import { DragDropProvider, type DragEndEvent } from '@dnd-kit/react';
import { ordinal } from '@tallyho/game/minigames/ordinal';
import { type CSSProperties, type KeyboardEvent, useId, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { PlayProps } from '../contract.ts';
import { dragging } from '../dragging.ts';
import { NobodyRated } from '../NobodyRated.tsx';
import { playerThing, type Thing } from '../thing.ts';
import { boardKey, nextInTray } from '../tiers/board-keys.ts';
import { Tile } from '../tiers/Tile.tsx';
import { Tray, TrayAction } from '../tiers/Tray.tsx';
import { useFocusNext } from '../use-focus-next.ts';
import { putAt } from './order.ts';
import styles from './Play.module.css';
import { freePlace, Slot } from './Slot.tsx';

/** Slider of avatars: the players in a row, worst to best. By dragging, by pressing one and then a place, or by its number. */
export default function SliderAvatarsLobbyPlay(props: PlayProps<'SliderAvatarsLobby'>) {
  const { board, answer, disabled, seatOf, onChange } = props;
  const order = answer?.order ?? [];
  const things = board.players.map((player) => playerThing(player, { seat: seatOf(player.user) }));
  const waiting = things.filter(({ id }) => !order.includes(id));
  const count = things.length;
  const [pressed, setPressed] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const { frame, focusNext } = useFocusNext();
  const hint = useId();

  const own = disabled ? undefined : things.find(({ id }) => id === pressed);
  // Without a choice of one's own, the next in the tray has their turn.
  const chosen = disabled ? null : (own ?? waiting[0] ?? null);
  const at = chosen ? order.indexOf(chosen.id) : -1;
  // The row is one stop of the Tab key; arrows go on from there.
  const stop = focused ?? pressed ?? waiting[0]?.id ?? order[0];
  const labelOf = (index: number) =>
    index === 0 ? 'Worst' : index === count - 1 ? 'Best' : ordinal(count - index);

  function put(thing: Thing, index: number | null) {
    const next = putAt(order, thing.id, index);
    if (disabled || next === order) return;
    onChange({ order: [...next] });
    setPressed(null);
    const place = next.indexOf(thing.id);
    setSaid(
      `${thing.name} ${place < 0 ? 'taken out' : `${place + 1} from the worst`}. ${next.length} of ${count} placed.`,
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
    const places = things.map((_, index) => order.slice(index, index + 1));
    const action = boardKey(event.key, thing.id, [...places, tray]);
    if (!action) return;
    event.preventDefault();
    const next =
      action.does === 'focus' ? action.item : tray.includes(thing.id) ? nextInTray(tray, thing.id) : thing.id;
    if (action.does === 'put') put(thing, action.tier);
    focusNext(next);
    setFocused(next);
  }

  function onTile(thing: Thing) {
    setFocused(thing.id);
    const place = order.indexOf(thing.id);
    if (own && own !== thing && place >= 0) put(own, place);
    else setPressed(own === thing ? null : thing.id);
  }

  const tileOf = (thing: Thing) => {
    const place = order.indexOf(thing.id);
    const where = place < 0 ? 'not placed' : labelOf(place).toLowerCase();
    return (
      <Tile
        key={thing.id}
        thing={thing}
        where={own && own !== thing && place >= 0 ? `${where}, put ${own.name} here` : where}
        selected={thing.id === chosen?.id}
        isTabStop={thing.id === stop}
        disabled={disabled}
        onSelect={() => onTile(thing)}
        onKeyDown={(event) => onTileKey(event, thing)}
      />
    );
  };

  if (count === 0) return <NobodyRated toConfirm />;
  return (
    <DragDropProvider {...dragging} onDragEnd={onDragEnd}>
      <section
        ref={frame}
        className={styles.board}
        data-players="true"
        aria-label="The row, worst to best"
        aria-describedby={disabled ? undefined : hint}
        // Custom properties aren't in CSSProperties.
        style={{ '--count': count, '--half': count > 4 ? Math.ceil(count / 2) : count } as CSSProperties}
      >
        <ol className={styles.row}>
          {things.map(({ id }, index) => {
            const thing = things.find((other) => other.id === order[index]);
            const isNext = index === order.length;
            return (
              <Slot
                key={id}
                index={index}
                label={labelOf(index)}
                invites={isNext ? (chosen?.name ?? null) : null}
                onPress={() => {
                  if (!chosen) return;
                  put(chosen, index);
                  // The place that was pressed is taken: the focus goes on to the next free one.
                  focusNext(index + 1 < count ? freePlace : chosen.id);
                }}
              >
                {thing && tileOf(thing)}
              </Slot>
            );
          })}
        </ol>
        {!disabled && (
          <div className={styles.hand}>
            <Tray
              chosen={chosen}
              left={waiting.length}
              done={order.length}
              goal={count}
              noun="player"
              actions={
                chosen &&
                at >= 0 && (
                  <>
                    <TrayAction disabled={at === 0} onPress={() => nudge(chosen, at - 1)}>
                      <Icon name="chevron-left" /> Worse
                    </TrayAction>
                    <TrayAction disabled={at === order.length - 1} onPress={() => nudge(chosen, at + 1)}>
                      Better <Icon name="chevron-right" />
                    </TrayAction>
                    <TrayAction
                      onPress={() => {
                        put(chosen, null);
                        focusNext(chosen.id);
                      }}
                    >
                      Take out
                    </TrayAction>
                  </>
                )
              }
            >
              {waiting.map(tileOf)}
            </Tray>
            <p id={hint} className={styles.keys}>
              Arrows pick, 1 (worst) to {count} (best) place, Delete takes out
            </p>
          </div>
        )}
        <VisuallyHidden>
          <span role="status">{said}</span>
        </VisuallyHidden>
      </section>
    </DragDropProvider>
  );

  /** One place along, still chosen for the next press. */
  function nudge(thing: Thing, index: number) {
    put(thing, index);
    setPressed(thing.id);
  }
}
