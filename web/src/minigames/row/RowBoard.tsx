import { DragDropProvider, type DragEndEvent } from '@dnd-kit/react';
import type { PlaceRow } from '@tallyho/game/minigames/rows';
import type { Reaction } from '@tallyho/game/show/reaction';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { afterPaint } from '../../shared/schedule/after-paint.ts';
import { useStableCallback } from '../../shared/ui/controls/use-stable-callback.ts';
import { Icon, type IconName } from '../../shared/ui/layout/Icon.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import { dragging } from '../board/dragging.ts';
import { PoolArea } from '../board/pool-slot.tsx';
import { useDigitKeys } from '../board/use-digit-keys.ts';
import { useFocusNext } from '../board/use-focus-next.ts';
import { nounOf, type RateableItem } from '../faces/rateable-item.ts';
import { boardKey, nextInPool } from '../tiers/board-keys.ts';
import { draggedItem, ItemPool, ItemPoolAction, KeysHint } from '../tiers/ItemPool.tsx';
import { Tile } from '../tiers/Tile.tsx';
import { isUnknownKey, UnknownAction, unknownTarget } from '../tiers/UnknownAction.tsx';
import { UnknownItems } from '../tiers/UnknownItems.tsx';
import { inOneLine } from './GroupRow.tsx';
import { freePlaceFrom, putAt } from './order.ts';
import styles from './RowBoard.module.css';
import { RowEndNames } from './RowEndNames.tsx';
import { freePlace, Slot } from './Slot.tsx';

/** A place of the row: its rank ("4th") and its accessible name ("Worst", "3rd"). */
interface Place {
  readonly rank: string;
  readonly label: string;
}

interface RowBoardProps {
  readonly subjects: readonly RateableItem[];
  /** The ids from the first place on. */
  readonly order: PlaceRow;
  /** The places from the first one, as many as subjects. */
  readonly places: readonly Place[];
  /** The names of the first and the last place. */
  readonly ends: { readonly first: string; readonly last: string };
  /** The first place is the best one, not the last. */
  readonly isBestFirst?: boolean;
  /** The subjects that the player does not know. Undefined: the board does not ask for that. */
  readonly unknown?: readonly string[];
  readonly disabled: boolean;
  readonly onChange: (order: PlaceRow, unknown: readonly string[]) => void;
}

const noneUnknown: readonly string[] = [];

/** Returns how a player looks at their place. The last one is not sad: the row is not the result. */
const lookAt = (rank: number, count: number): Reaction => {
  if (rank === 1) return 'delighted';
  if (rank === count) return 'thinking';
  return rank === 2 ? 'smug' : 'neutral';
};

/** Subjects in a row of places. They are placed by dragging, by pressing a subject and a place, or by digit keys. */
export function RowBoard(props: RowBoardProps) {
  const { subjects, order, places, ends, isBestFirst = false, disabled, onChange } = props;
  const unknown = props.unknown ?? noneUnknown;
  const waiting = subjects.filter(({ id }) => !order.includes(id) && !unknown.includes(id));
  const notKnown = subjects.filter(({ id }) => unknown.includes(id));
  const count = subjects.length;
  const goal = count - unknown.length;
  const [pressed, setPressed] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const focusNext = useFocusNext();
  const row = useRef<HTMLOListElement>(null);
  const hint = useId();

  const find = (id: string | null | undefined) => subjects.find((subject) => subject.id === id);
  const pressedSubject = disabled ? undefined : find(pressed);
  // Without a pressed subject it is the focused one, otherwise the next one of the pool.
  const chosen = disabled ? null : (pressedSubject ?? find(focused) ?? waiting[0] ?? null);
  const chosenPlace = chosen ? order.indexOf(chosen.id) : -1;
  // On low screens the board scrolls: the tile stays in view wherever it goes.
  useEffect(() => {
    if (chosenPlace < 0) return;
    return afterPaint(() => row.current?.children[chosenPlace]?.scrollIntoView?.({ block: 'nearest' }));
  }, [chosenPlace]);
  const isChosenUnknown = chosen !== null && unknown.includes(chosen.id);
  // All tiles together are one tab stop; arrow keys move between them.
  const tabStop = chosen?.id ?? focused ?? order.find((id) => id !== null) ?? unknown[0];
  const labelOf = (index: number) => places[index]?.label ?? '';
  const rankOf = (index: number) => (isBestFirst ? index + 1 : count - index);
  const { one: noun } = nounOf(subjects);
  const hasPlayers = subjects.some(({ kind }) => kind === 'player');
  const [first, last] = [ends.first, ends.last].map((name) => name.toLocaleLowerCase('en'));

  function put(subject: RateableItem, index: number | null) {
    const next = putAt(order, subject.id, index, count);
    const wasUnknown = unknown.includes(subject.id);
    if (disabled || (next === order && !wasUnknown)) return;
    onChange(
      next,
      unknown.filter((id) => id !== subject.id),
    );
    setPressed(null);
    setFocused(null);
    const place = next.indexOf(subject.id);
    const done = next.filter((id) => id !== null).length;
    setAnnouncement(
      `${subject.name} ${place < 0 ? 'taken out' : `at ${labelOf(place)}`}. ${done} of ${goal + (wasUnknown ? 1 : 0)} placed.`,
    );
  }

  function leaveOut(subject: RateableItem) {
    if (disabled || props.unknown === undefined || unknown.includes(subject.id)) return;
    onChange(putAt(order, subject.id, null, count), [...unknown, subject.id]);
    setPressed(null);
    setFocused(null);
    setAnnouncement(`${subject.name}: you do not know it. It gets no rating from you.`);
  }

  /** Moves a subject to a place and keeps it chosen for the next press. */
  function moveTo(subject: RateableItem, index: number) {
    put(subject, index);
    setPressed(subject.id);
  }

  /** The places, and after them the subjects beside which the moved one is. */
  const rows = (others: readonly string[]) => [
    ...subjects.map((_, index) => order.slice(index, index + 1).filter((id) => id !== null)),
    others,
  ];

  useDigitKeys(
    chosen &&
      ((digit) => {
        const action = boardKey(String(digit), chosen.id, rows(waiting.map(({ id }) => id)));
        if (action?.type === 'put') put(chosen, action.tier);
      }),
  );

  function onDragEnd({ operation, canceled }: DragEndEvent) {
    const subject = find(draggedItem(String(operation.source?.id)));
    const target = operation.target?.id;
    if (!subject) return;
    // It has kept the focus: the keys go on with it.
    if (canceled || target === undefined) setFocused(subject.id);
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
    const action = boardKey(event.key, subject.id, rows(unknown.includes(subject.id) ? unknown : pool));
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

  /** A press of `subject` puts the pressed one in its place. */
  const isTarget = (subject: RateableItem) =>
    pressedSubject !== undefined && pressedSubject !== subject && order.includes(subject.id);
  const onSelect = useStableCallback((subject: RateableItem) => {
    if (pressedSubject && isTarget(subject)) put(pressedSubject, order.indexOf(subject.id));
    else setPressed(subject.id);
  });
  const onFocus = useStableCallback(({ id }: RateableItem) => setFocused(id));
  const onKeyDown = useStableCallback(onTileKey);

  const tileOf = (subject: RateableItem) => {
    const place = order.indexOf(subject.id);
    const outside = unknown.includes(subject.id) ? 'not known' : 'not placed';
    const where = place < 0 ? outside : labelOf(place).toLocaleLowerCase('en');
    return (
      <Tile
        key={subject.id}
        subject={subject}
        where={pressedSubject && isTarget(subject) ? `${where}, put ${pressedSubject.name} here` : where}
        selected={subject.id === chosen?.id}
        isTabStop={subject.id === tabStop}
        index={subjects.indexOf(subject)}
        disabled={disabled}
        named={place >= 0}
        reaction={place < 0 ? undefined : lookAt(rankOf(place), count)}
        onSelect={onSelect}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      />
    );
  };

  return (
    <DragDropProvider {...dragging} onDragEnd={onDragEnd}>
      <section
        className={styles.board}
        data-players={hasPlayers}
        data-columns={count > 4 ? 'half' : 'all'}
        data-from={isBestFirst ? 'best' : 'worst'}
        aria-label={`The row, ${first} to ${last}`}
        aria-describedby={disabled ? undefined : hint}
        style={{
          '--count': count,
          '--half': count > 4 ? Math.ceil(count / 2) : count,
          '--narrow-columns': count > inOneLine ? Math.ceil(count / 2) : count,
        }}
      >
        <RowEndNames first={ends.first} last={ends.last} />
        <div className={styles.frame}>
          <ol ref={row} className={styles.row}>
            {subjects.map(({ id }, index) => {
              const subject = find(order[index]);
              return (
                <Slot
                  key={id}
                  index={index}
                  rank={rankOf(index)}
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
        <UnknownItems>{notKnown.map(tileOf)}</UnknownItems>
        {!disabled && (
          <PoolArea players={hasPlayers}>
            <ItemPool
              chosen={chosen}
              isPlaced={chosenPlace >= 0 || isChosenUnknown}
              left={waiting.length}
              isFull={waiting.length === 0}
              noun={noun}
              howToMove="Drag, or use the buttons."
              actions={
                chosen && (
                  <>
                    {chosenPlace >= 0 && (
                      <>
                        <MoveAction
                          to={places[chosenPlace - 1]}
                          icon="chevron-left"
                          onPress={() => moveTo(chosen, chosenPlace - 1)}
                        />
                        <MoveAction
                          to={places[chosenPlace + 1]}
                          icon="chevron-right"
                          onPress={() => moveTo(chosen, chosenPlace + 1)}
                        />
                        <ItemPoolAction
                          onPress={() => {
                            put(chosen, null);
                            focusNext(chosen.id);
                          }}
                        >
                          Take out
                        </ItemPoolAction>
                      </>
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
              {waiting.map(tileOf)}
            </ItemPool>
            <KeysHint id={hint}>
              Arrows pick, 1 ({first}) to {count} ({last}) place,{' '}
              {props.unknown !== undefined && 'D: not known, '}Delete takes out
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

interface MoveActionProps {
  /** The place beside the present one; undefined at the end of the row. */
  readonly to: Place | undefined;
  readonly icon: Extract<IconName, 'chevron-left' | 'chevron-right'>;
  readonly onPress: () => void;
}

/** Moves the chosen subject by one place, and says which one that is. */
const MoveAction = ({ to, icon, onPress }: MoveActionProps) => (
  <ItemPoolAction disabled={to === undefined} onPress={onPress}>
    {icon === 'chevron-left' && <Icon name={icon} />}
    <VisuallyHidden>{to ? 'Move to' : 'No further place'}</VisuallyHidden> {to?.rank}
    {icon === 'chevron-right' && <Icon name={icon} />}
  </ItemPoolAction>
);
