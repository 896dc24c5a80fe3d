import { DragDropProvider, type DragEndEvent } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { limits } from '@tallyho/game/limits';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { dragging } from '../../../minigames/board/dragging.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { IconButton } from '../../../shared/ui/controls/IconButton.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import type { EditedGame } from '../model/edited-theme.ts';
import { DeckTabs } from './DeckTabs.tsx';
import styles from './GameTabs.module.css';
import { targetOf, titleOf } from './game-tab.ts';
import { ThemeLength } from './ThemeLength.tsx';

interface GameTabsProps {
  readonly games: readonly EditedGame[];
  /** The key of the open game. */
  readonly open: string | null;
  /** Returns true if something in the game is wrong. */
  readonly isWrong: (key: string) => boolean;
  readonly onOpen: (key: string) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onAdd: () => void;
  readonly onAddMany: () => void;
  readonly onDuplicate: (game: EditedGame) => void;
  readonly onRemove: (game: EditedGame) => void;
  /** The editor of the open game. */
  readonly children: ReactNode;
}

/** With more games than that the tabs are grouped by type and can be searched. */
const fewGames = 12;

/**
 * The games of a theme as tabs. They are moved by dragging, as long as they are few, or by the buttons above the open game.
 */
export function GameTabs(props: GameTabsProps) {
  const { games, open, isWrong, onOpen, onMove, onAdd, onAddMany, onDuplicate, onRemove, children } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = games.findIndex(({ key }) => key === open);
  const game = games[at];
  const isFull = games.length >= limits.theme.games;

  function onKeyDown(event: KeyboardEvent) {
    const keys = games.map(({ key }) => key);
    const target = targetOf(event.key, keys, open);
    if (target === undefined) return;
    event.preventDefault();
    onOpen(target);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${target}`)}`)?.focus();
  }
  function onDragEnd({ operation, canceled }: DragEndEvent) {
    const { source } = operation;
    if (!canceled && isSortable(source) && source.initialIndex !== source.index)
      onMove(source.initialIndex, source.index);
  }
  return (
    <section className={styles.games} aria-label="Games" data-field="theme.games">
      <div className={styles.bar}>
        {games.length > fewGames ? (
          <DeckTabs {...{ id, games, open, isWrong, onOpen }} panel={`${id}-panel`} />
        ) : (
          <DragDropProvider {...dragging} onDragEnd={onDragEnd}>
            <div ref={list} role="tablist" aria-label="Games" className={styles.tabs}>
              {games.map((entry, index) => (
                <GameTab
                  key={entry.key}
                  id={`${id}-${entry.key}`}
                  entry={entry}
                  index={index}
                  isOpen={entry.key === open}
                  isWrong={isWrong(entry.key)}
                  panel={`${id}-panel`}
                  onOpen={() => onOpen(entry.key)}
                  onKeyDown={onKeyDown}
                />
              ))}
            </div>
          </DragDropProvider>
        )}
        <Button icon={<Icon name="plus" />} aria-disabled={isFull} onClick={() => !isFull && onAdd()}>
          Add game
        </Button>
        <Button aria-disabled={isFull} onClick={() => !isFull && onAddMany()}>
          Add many
        </Button>
      </div>
      <ThemeLength games={games.length} />
      {game && (
        <div
          id={`${id}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-${game.key}`}
          className={styles.panel}
        >
          <div className={styles.actions}>
            <span className={styles.number}>
              Game {at + 1} of {games.length}
            </span>
            <IconButton
              icon="chevron-left"
              label={`Move ${titleOf(game, at)} earlier`}
              aria-disabled={at === 0}
              onClick={() => at > 0 && onMove(at, at - 1)}
            />
            <IconButton
              icon="chevron-right"
              label={`Move ${titleOf(game, at)} later`}
              aria-disabled={at === games.length - 1}
              onClick={() => at < games.length - 1 && onMove(at, at + 1)}
            />
            <IconButton
              icon="copy"
              label={`Duplicate ${titleOf(game, at)}`}
              aria-disabled={isFull}
              onClick={() => !isFull && onDuplicate(game)}
            />
            <IconButton icon="trash" label={`Remove ${titleOf(game, at)}`} onClick={() => onRemove(game)} />
          </div>
          {children}
        </div>
      )}
    </section>
  );
}

interface GameTabProps {
  readonly id: string;
  readonly entry: EditedGame;
  readonly index: number;
  readonly isOpen: boolean;
  readonly isWrong: boolean;
  /** Id of the panel. */
  readonly panel: string;
  readonly onOpen: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function GameTab({ id, entry, index, isOpen, isWrong, panel, onOpen, onKeyDown }: GameTabProps) {
  const { ref, isDragging } = useSortable({ id: entry.key, index });
  return (
    <button
      ref={ref}
      type="button"
      role="tab"
      id={id}
      className={styles.tab}
      data-dragging={isDragging || undefined}
      aria-selected={isOpen}
      aria-controls={isOpen ? panel : undefined}
      tabIndex={isOpen ? 0 : -1}
      onClick={onOpen}
      onKeyDown={onKeyDown}
    >
      <span className={styles.index}>{index + 1}</span>
      <bdi className={styles.title}>{titleOf(entry, index)}</bdi>
      {isWrong && (
        <span className={styles.wrong}>
          <Icon name="warning" />
          <VisuallyHidden>, has an error</VisuallyHidden>
        </span>
      )}
    </button>
  );
}
