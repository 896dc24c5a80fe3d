import { type MiniGameType, miniGames } from '@tallyho/game/minigames/registry';
import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { formTypes } from '../../../minigames/forms.ts';
import { TextField } from '../../../shared/ui/controls/TextField.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import type { EditedGame } from '../model/edited-theme.ts';
import styles from './DeckTabs.module.css';
import { targetOf, titleOf } from './game-tab.ts';

interface DeckTabsProps {
  /** The beginning of the ids of the tabs; the key of the game follows. */
  readonly id: string;
  readonly games: readonly EditedGame[];
  /** The key of the open game. */
  readonly open: string | null;
  /** Id of the panel. */
  readonly panel: string;
  /** Returns true if something in the game is wrong. */
  readonly isWrong: (key: string) => boolean;
  readonly onOpen: (key: string) => void;
}

interface Entry {
  readonly game: EditedGame;
  readonly index: number;
}

/** Returns true if the name contains every word of the search. */
const matches = (search: string, { game }: Entry): boolean =>
  search
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => game.name.toLocaleLowerCase().includes(word));

/**
 * The games of a large theme as tabs, grouped by type, with a search. Only the group of the open game is unfolded until the
 * administrator unfolds others.
 */
export function DeckTabs({ id, games, open, panel, isWrong, onOpen }: DeckTabsProps) {
  const [search, setSearch] = useState('');
  const [unfolded, setUnfolded] = useState<Partial<Record<MiniGameType, boolean>>>({});
  const list = useRef<HTMLDivElement>(null);
  const isSearching = search.trim() !== '';
  const openType = games.find(({ key }) => key === open)?.type;
  const entries = games
    .map((game, index) => ({ game, index }))
    .filter((entry) => !isSearching || matches(search.trim(), entry));
  const groups = formTypes
    .map((type) => {
      const own = entries.filter(({ game }) => game.type === type);
      return { type, own, isUnfolded: isSearching || (unfolded[type] ?? type === openType) };
    })
    .filter(({ own }) => own.length > 0);
  const shown = groups.flatMap(({ own, isUnfolded }) => (isUnfolded ? own.map(({ game }) => game.key) : []));

  function onKeyDown(event: KeyboardEvent) {
    const target = targetOf(event.key, shown, open);
    if (target === undefined) return;
    event.preventDefault();
    onOpen(target);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${target}`)}`)?.focus();
  }
  return (
    <div ref={list} className={styles.deck}>
      <TextField
        label="Find a game"
        type="search"
        prefix={<Icon name="search" />}
        value={search}
        autoComplete="off"
        onChange={(event) => setSearch(event.target.value)}
      />
      {groups.length === 0 && <p>No game matches.</p>}
      {groups.map(({ type, own, isUnfolded }) => (
        <section key={type} className={styles.group}>
          <button
            type="button"
            className={styles.type}
            aria-expanded={isUnfolded}
            disabled={isSearching}
            onClick={() => setUnfolded({ ...unfolded, [type]: !isUnfolded })}
          >
            <Icon name={isUnfolded ? 'chevron-down' : 'chevron-right'} />
            {miniGames[type].label} <span className={styles.count}>{own.length}</span>
            {!isUnfolded && own.some(({ game }) => isWrong(game.key)) && <Wrong />}
          </button>
          {isUnfolded && (
            <div
              role="tablist"
              aria-label={miniGames[type].label}
              className={styles.tabs}
              onKeyDown={onKeyDown}
            >
              {own.map(({ game, index }, at) => (
                <DeckTab
                  key={game.key}
                  id={`${id}-${game.key}`}
                  gameKey={game.key}
                  title={titleOf(game, index)}
                  isOpen={game.key === open}
                  isInTabOrder={
                    game.key === open || (at === 0 && (type !== openType || !shown.includes(open ?? '')))
                  }
                  isWrong={isWrong(game.key)}
                  panel={panel}
                  onOpen={onOpen}
                />
              ))}
            </div>
          )}
        </section>
      ))}
    </div>
  );
}

interface DeckTabProps {
  readonly id: string;
  readonly gameKey: string;
  readonly title: string;
  readonly isOpen: boolean;
  readonly isInTabOrder: boolean;
  readonly isWrong: boolean;
  readonly panel: string;
  readonly onOpen: (key: string) => void;
}

/** Rendered again only if it changes: a theme has up to a hundred, and each typed letter renders the form. */
const DeckTab = memo(function DeckTab({ id, gameKey, title, isOpen, panel, onOpen, ...tab }: DeckTabProps) {
  return (
    <button
      type="button"
      role="tab"
      id={id}
      className={styles.tab}
      aria-selected={isOpen}
      aria-controls={isOpen ? panel : undefined}
      tabIndex={tab.isInTabOrder ? 0 : -1}
      onClick={() => onOpen(gameKey)}
    >
      <bdi className={styles.title}>{title}</bdi>
      {tab.isWrong && <Wrong />}
    </button>
  );
});

function Wrong() {
  return (
    <span className={styles.wrong}>
      <Icon name="warning" />
      <VisuallyHidden>, has an error</VisuallyHidden>
    </span>
  );
}
