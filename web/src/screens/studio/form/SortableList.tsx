import { DragDropProvider, type DragEndEvent } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { dragging } from '../../../minigames/dragging.ts';
import { IconButton } from '../../../shared/ui/controls/IconButton.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { classNames } from '../../../shared/ui/styles/class-names.ts';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import styles from './SortableList.module.css';

interface SortableListProps<Entry> {
  /** The accessible name of the list. */
  readonly label: string;
  readonly entries: readonly Entry[];
  /** Identifies an entry, also after it was moved. */
  readonly keyOf: (entry: Entry, index: number) => string;
  /** What an entry is called in buttons and announcements: 'tier S'. */
  readonly nameOf: (entry: Entry, index: number) => string;
  readonly onMove: (from: number, to: number) => void;
  /** rows: one below the other. grid: as many per row as fit. */
  readonly layout?: 'rows' | 'grid';
  readonly className?: string | undefined;
  readonly children: (entry: Entry, index: number) => ReactNode;
}

/** A list whose entries are moved by a drag handle, by mouse or touch, or by the buttons next to it. */
export function SortableList<Entry>(props: SortableListProps<Entry>) {
  const { label, entries, keyOf, nameOf, onMove, layout = 'rows', className, children } = props;
  const [status, setStatus] = useState('');
  const list = useRef<HTMLUListElement>(null);

  function move(from: number, to: number) {
    const entry = entries[from];
    if (entry === undefined || to < 0 || to >= entries.length || from === to) return;
    onMove(from, to);
    setStatus(`${nameOf(entry, from)} is now number ${to + 1} of ${entries.length}`);
  }
  /** The focus stays on the entry's button, so that the next press moves the same entry. */
  function moveByButton(from: number, by: -1 | 1) {
    flushSync(() => move(from, from + by));
    list.current?.children[from + by]?.querySelector<HTMLElement>(`[data-by="${by}"]`)?.focus();
  }
  function onDragEnd({ operation, canceled }: DragEndEvent) {
    const { source } = operation;
    if (!canceled && isSortable(source)) move(source.initialIndex, source.index);
  }
  return (
    <DragDropProvider {...dragging} onDragEnd={onDragEnd}>
      <ul ref={list} className={classNames(styles.list, styles[layout], className)} aria-label={label}>
        {entries.map((entry, index) => (
          <SortableEntry
            key={keyOf(entry, index)}
            id={keyOf(entry, index)}
            index={index}
            isLast={index === entries.length - 1}
            layout={layout}
            name={nameOf(entry, index)}
            onMove={(by) => moveByButton(index, by)}
          >
            {children(entry, index)}
          </SortableEntry>
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
    </DragDropProvider>
  );
}

interface SortableEntryProps {
  readonly id: string;
  readonly index: number;
  readonly isLast: boolean;
  readonly layout: 'rows' | 'grid';
  readonly name: string;
  /** -1: one place earlier, 1: one place later. */
  readonly onMove: (by: -1 | 1) => void;
  readonly children: ReactNode;
}

function SortableEntry({ id, index, isLast, layout, name, onMove, children }: SortableEntryProps) {
  const { ref, handleRef, isDragging } = useSortable({ id, index });
  return (
    <li ref={ref} className={styles.entry} data-dragging={isDragging || undefined}>
      {/* For pointers only. Keys and screen readers use the two buttons. */}
      <span ref={handleRef} className={styles.handle} aria-hidden="true">
        <Icon name="grip" />
      </span>
      <div className={styles.content}>{children}</div>
      <div className={styles.moves}>
        <IconButton
          icon={layout === 'grid' ? 'chevron-left' : 'chevron-up'}
          label={`Move ${name} earlier`}
          data-by={-1}
          aria-disabled={index === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon={layout === 'grid' ? 'chevron-right' : 'chevron-down'}
          label={`Move ${name} later`}
          data-by={1}
          aria-disabled={isLast}
          onClick={() => onMove(1)}
        />
      </div>
    </li>
  );
}
