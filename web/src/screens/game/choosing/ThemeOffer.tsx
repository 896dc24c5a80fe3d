import { counted } from '@tallyho/game/text';
import { useRef, useState } from 'react';
import { useIsLeader, useView } from '../../../entities/room/room-hooks.tsx';
import { useCommand } from '../../../entities/room/use-command.ts';
import { WriteThemeButton } from '../../../features/custom-themes/WriteThemeButton.tsx';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { useMedia } from '../../../shared/ui/layout/use-media.ts';
import { Banner } from '../../../shared/ui/states/Banner.tsx';
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import { ActionBar } from '../base/ActionBar.tsx';
import { EndGame } from './EndGame.tsx';
import { FindBar, FindBarLoading } from './FindBar.tsx';
import { isFiltering, type ThemeSearch, tagsOf } from './find-themes.ts';
import { HoppingHeads, LeaderChooses } from './LeaderChooses.tsx';
import type { PickableTheme } from './pickable-theme.ts';
import { TakeOver } from './TakeOver.tsx';
import { ThemeLists } from './ThemeLists.tsx';
import styles from './ThemeOffer.module.css';
import { useChoice, useChooser } from './use-chooser.ts';
import { type ScrollPlaces, useKeptScroll } from './use-kept-scroll.ts';

interface ThemeOfferProps {
  /** All themes that can be searched. */
  readonly offered: readonly PickableTheme[];
  /** Those that the search found. */
  readonly shown: readonly PickableTheme[];
  /** Null: there are too few themes to search. */
  readonly search: ThemeSearch | null;
  readonly onSearch: (search: ThemeSearch) => void;
  /** The toggle for played themes; null while none has been played. */
  readonly played: { readonly isShown: boolean; readonly onToggle: () => void } | null;
  /** Long shelves are open: all their cards are shown below each other. */
  readonly shelves: { readonly isOpen: boolean; readonly onToggle: () => void };
  readonly catalogue: 'loading' | 'failed' | 'loaded';
  /** The number of games that are not offered, because they do not suit the players of the lobby. */
  readonly leftOut: number;
  readonly onRetry: () => void;
  readonly places: ScrollPlaces;
  readonly lastOpened: string | null;
  readonly onOpen: (id: string) => void;
  readonly onSurprise: () => void;
  readonly onShowAll: () => void;
}

/** The list of themes: to choose from for the player who chooses, to look at for the others. */
export function ThemeOffer(props: ThemeOfferProps) {
  const { offered, shown, search, onSearch, played, shelves, catalogue, places } = props;
  const isLeader = useIsLeader();
  const { isYou } = useChooser();
  const choice = useChoice();
  const isNarrow = useMedia('(width < 700px)');
  const isPhone = useMedia('(width < 480px)');
  const isLow = useMedia('(height < 700px)');
  const [isFinding, setFinding] = useState(false);
  const isFiltered = search !== null && isFiltering(search);
  const hasField = search !== null && (!isNarrow || isFinding || search.text !== '');
  const hasTags = search !== null && (hasField || !(isPhone || isLow) || search.tag !== null);
  const content = useRef<HTMLDivElement>(null);
  const keepPlace = useKeptScroll(content, places, 'screen');
  const focusFirst = () =>
    content.current?.querySelector<HTMLButtonElement>('section li button:enabled')?.focus();
  function showAll() {
    props.onShowAll();
    // The pressed button disappears.
    content.current?.querySelector<HTMLElement>('search input')?.focus();
  }
  function toggleField() {
    if (search && hasField) onSearch({ ...search, text: '' });
    setFinding(!hasField);
  }
  return (
    <>
      <div ref={content} className={styles.content} onScroll={keepPlace}>
        <header className={styles.head}>
          {isYou ? (
            <ChooseHead isTurn={choice.kind === 'turn'} isPhone={isPhone} />
          ) : (
            <LeaderChooses isSmall={isPhone} />
          )}
          {search && isNarrow && (
            <Button
              icon={<Icon name={hasField ? 'close' : 'search'} />}
              aria-expanded={hasField}
              onClick={toggleField}
            >
              <VisuallyHidden when="below480">Search themes</VisuallyHidden>
            </Button>
          )}
          {isYou && <WriteThemeButton isQuiet />}
          {played && (
            <Button onClick={played.onToggle}>
              {played.isShown ? 'Hide played' : 'Show played'}{' '}
              <VisuallyHidden when="below480">themes</VisuallyHidden>
            </Button>
          )}
        </header>
        {catalogue === 'loading' && <FindBarLoading />}
        {hasTags && (
          <FindBar
            search={search}
            hasField={hasField}
            tags={tagsOf(offered)}
            found={shown.length}
            autoFocus={isFinding}
            onChange={onSearch}
            onEnter={focusFirst}
          />
        )}
        <ThemeLists
          themes={shown}
          isLoading={catalogue === 'loading'}
          openShelf={isFiltered ? null : shelves}
          places={places}
          lastOpened={props.lastOpened}
          isOffered={isYou}
          onOpen={props.onOpen}
        />
        <LeftOut count={props.leftOut} />
        {catalogue === 'failed' && (
          <div className={styles.failed}>
            <Banner tone="bad" actions={<Button onClick={props.onRetry}>Try again</Button>}>
              Failed to load themes
            </Banner>
          </div>
        )}
        {catalogue === 'loaded' && offered.length === 0 && (
          <EmptyState title="Every theme has been played">
            {isLeader ? 'Write one, or end the game for the results.' : 'Write one, or wait for the leader.'}
          </EmptyState>
        )}
        {offered.length > 0 && shown.length === 0 && (
          <EmptyState title="No theme matches" actions={<Button onClick={showAll}>Show all themes</Button>}>
            Try another word or another tag.
          </EmptyState>
        )}
        {!isYou && <HoppingHeads />}
        {!isYou && isPhone && (
          <div className={styles.until}>
            <HowLong />
          </div>
        )}
      </div>
      <ActionBar
        note={
          !isPhone && (
            <div className={styles.end}>
              <HowLong />
              {isLeader && <EndGame />}
            </div>
          )
        }
        aside={!isYou && <WriteThemeButton size="lg" />}
      >
        {!isYou && choice.kind === 'turn' && <TakeOver from={choice.takeOverAt} />}
        {isYou && (
          <Button
            size="lg"
            wide
            icon={<Icon name="shuffle" />}
            disabled={shown.every(({ isUsed }) => isUsed)}
            onClick={props.onSurprise}
          >
            Surprise us
          </Button>
        )}
      </ActionBar>
    </>
  );
}

/** Says that the lobby plays questions for all ages only. */
function LeftOut({ count }: { readonly count: number }) {
  const isLeader = useIsLeader();
  if (count === 0) return null;
  return (
    <p className={styles.suits}>
      {counted(count, 'question')} for grown-ups {count === 1 ? 'is' : 'are'} off. {isLeader && <TurnOn />}
    </p>
  );
}

/** The leader lets the questions for grown-ups in, for all of the lobby. */
function TurnOn() {
  const { send, busy } = useCommand();
  return (
    <Button
      variant="quiet"
      busy={busy}
      aria-label="Turn on the questions for grown-ups"
      onClick={() => void send({ type: 'updateSettings', rules: { questionsFor: 'grownUps' } })}
    >
      Turn on
    </Button>
  );
}

/** On phones it says, too, how many themes are left. */
function ChooseHead({ isTurn, isPhone }: { readonly isTurn: boolean; readonly isPhone: boolean }) {
  const isLimited = useView(({ room }) => room.rules.numRounds !== null);
  return (
    <hgroup className={styles.choose}>
      <h1>Choose a theme</h1>
      {isTurn && <p role="status">It is your turn.</p>}
      {isPhone && isLimited && <HowLong />}
    </hgroup>
  );
}

/** Says when the game ends. */
function HowLong() {
  const isLeader = useIsLeader();
  const limit = useView(({ room }) => room.rules.numRounds);
  const played = useView(({ game }) => game?.usedThemes.length ?? 0);
  if (limit !== null) return <p>{`Theme ${Math.min(played + 1, limit)} of ${limit}`}</p>;
  return <p>{isLeader ? 'Play one, then choose the next.' : 'The game goes on until the leader ends it.'}</p>;
}
