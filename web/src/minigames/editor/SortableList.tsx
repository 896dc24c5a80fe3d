import { type DragDropManager, DragDropProvider, type DragEndEvent } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../../shared/ui/controls/IconButton.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import { dragging, draggingByHold } from '../board/dragging.ts';
import { MoveDialog } from './MoveDialog.tsx';
import styles from './SortableList.module.css';

/** Selected entries, which move together. */
interface Group {
  readonly keys: ReadonlySet<string>;
  /** What they are called: '3 pictures'. */
  readonly name: string;
}

interface SortableListProps<Entry> {
  /** The accessible name of the list. */
  readonly label: string;
  readonly entries: readonly Entry[];
  /** Identifies an entry, also after it was moved. */
  readonly keyOf: (entry: Entry, index: number) => string;
  /** What an entry is called in buttons and announcements: 'tier S'. */
  readonly nameOf: (entry: Entry, index: number) => string;
  /** `isGroup`: all selected entries move to the place of this one. */
  readonly onMove: (from: number, to: number, isGroup: boolean) => void;
  /**
   * rows: one below the other, dragged by a handle. grid: as many per row as fit, dragged anywhere, by touch after a
   * short rest; each shows its number, which moves it to another place.
   */
  readonly layout?: 'rows' | 'grid';
  readonly group?: Group;
  readonly children: (entry: Entry, index: number) => ReactNode;
}

/** A list whose entries are moved by mouse, by touch, by buttons, or by Home and End on these buttons. */
export function SortableList<Entry>(props: SortableListProps<Entry>) {
  const { label, entries, keyOf, nameOf, onMove, layout = 'rows', group, children } = props;
  const [status, setStatus] = useState('');
  /** Index of the entry for which a place is asked. */
  const [asked, setAsked] = useState<number | null>(null);
  /** Counts the drags of groups. They move more elements than the dragged one, so the list is rendered anew. */
  const [groupDrags, setGroupDrags] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const keys = entries.map(keyOf);

  const isInGroup = (index: number) => {
    const key = keys[index];
    return group !== undefined && group.keys.size > 1 && key !== undefined && group.keys.has(key);
  };
  const movedName = (entry: Entry, index: number) =>
    isInGroup(index) && group ? group.name : nameOf(entry, index);

  function move(from: number, to: number, isGroup: boolean) {
    const entry = entries[from];
    if (entry === undefined || to < 0 || to >= entries.length || (from === to && !isGroup)) return;
    onMove(from, to, isGroup);
    setStatus(
      isGroup && group
        ? `${group.name} are together now, around number ${to + 1} of ${entries.length}`
        : `${nameOf(entry, from)} is now number ${to + 1} of ${entries.length}`,
    );
  }
  /** The focus stays on the button of the entry, so that the next press moves the same entry. */
  function focusEntry(key: string | undefined, button: string) {
    const entry = [...(list.current?.children ?? [])].find(
      (child) => child instanceof HTMLElement && child.dataset.key === key,
    );
    entry?.querySelector<HTMLElement>(`[data-move="${button}"]`)?.focus();
  }
  function moveByButton(from: number, to: number, button: string) {
    flushSync(() => move(from, to, false));
    focusEntry(keys[from], button);
  }
  function moveByNumber(from: number, to: number) {
    flushSync(() => {
      move(from, to, isInGroup(from));
      setAsked(null);
    });
    focusEntry(keys[from], 'number');
  }
  function onDragEnd({ operation, canceled }: DragEndEvent, manager: DragDropManager) {
    const { source } = operation;
    if (canceled || !isSortable(source)) return;
    const { initialIndex: from, index: to } = source;
    if (!isInGroup(from)) return move(from, to, false);
    // The dragged element is released after it has dropped.
    const gather = () => {
      if (!manager.dragOperation.status.idle) return void requestAnimationFrame(gather);
      setGroupDrags((count) => count + 1);
      move(from, to, true);
    };
    gather();
  }
  const askedEntry = asked === null ? undefined : entries[asked];
  return (
    <DragDropProvider {...(layout === 'grid' ? draggingByHold : dragging)} onDragEnd={onDragEnd}>
      <ul key={groupDrags} ref={list} className={classNames(styles.list, styles[layout])} aria-label={label}>
        {entries.map((entry, index) => (
          <SortableEntry
            key={keyOf(entry, index)}
            id={keyOf(entry, index)}
            index={index}
            count={entries.length}
            layout={layout}
            name={nameOf(entry, index)}
            together={isInGroup(index) && group ? group.name : null}
            onMove={(to, button) => moveByButton(index, to, button)}
            onAsk={() => setAsked(index)}
          >
            {children(entry, index)}
          </SortableEntry>
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
      {asked !== null && askedEntry !== undefined && (
        <MoveDialog
          name={movedName(askedEntry, asked)}
          from={asked}
          count={entries.length}
          onMove={(to) => moveByNumber(asked, to)}
          onClose={() => setAsked(null)}
        />
      )}
    </DragDropProvider>
  );
}

interface SortableEntryProps {
  readonly id: string;
  readonly index: number;
  readonly count: number;
  readonly layout: 'rows' | 'grid';
  readonly name: string;
  /** What moves together with this entry, itself included; null: it moves alone. */
  readonly together: string | null;
  /** `button`: the button that was used. */
  readonly onMove: (to: number, button: string) => void;
  readonly onAsk: () => void;
  readonly children: ReactNode;
}

function SortableEntry(props: SortableEntryProps) {
  const { id, index, count, layout, name, together, onMove, onAsk, children } = props;
  const { ref, handleRef, isDragging } = useSortable({ id, index });
  const isGrid = layout === 'grid';

  function onKeyDown(event: KeyboardEvent) {
    const to = { Home: 0, End: count - 1 }[event.key];
    const button = event.target instanceof HTMLElement && event.target.dataset.move;
    if (to === undefined || !button) return;
    event.preventDefault();
    onMove(to, button);
  }
  return (
    <li ref={ref} data-key={id} className={styles.entry} data-dragging={isDragging || undefined}>
      {/* For pointers only. Keys and screen readers use the buttons. */}
      {!isGrid && (
        <span ref={handleRef} className={styles.handle} aria-hidden="true">
          <Icon name="grip" />
        </span>
      )}
      <div className={styles.content}>{children}</div>
      {isDragging && together && <span className={styles.together}>{together}</span>}
      {/* The keys work on each of the buttons. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <div className={styles.moves} onKeyDown={onKeyDown}>
        <IconButton
          icon={isGrid ? 'chevron-left' : 'chevron-up'}
          label={`Move ${name} earlier`}
          data-move="earlier"
          aria-disabled={index === 0}
          onClick={() => onMove(index - 1, 'earlier')}
        />
        {isGrid && (
          <button
            type="button"
            className={styles.number}
            data-move="number"
            aria-label={`Move ${name} to another position, now ${index + 1}`}
            onClick={onAsk}
          >
            {index + 1}
          </button>
        )}
        <IconButton
          icon={isGrid ? 'chevron-right' : 'chevron-down'}
          label={`Move ${name} later`}
          data-move="later"
          aria-disabled={index === count - 1}
          onClick={() => onMove(index + 1, 'later')}
        />
      </div>
    </li>
  );
}
