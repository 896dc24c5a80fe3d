import { useRef } from 'react';
import { useIsLeader, useView } from '../../../entities/room/room-hooks.tsx';
import { WriteThemeButton } from '../../../features/custom-themes/WriteThemeButton.tsx';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { Loading, Skeleton } from '../../../shared/ui/layout/Skeleton.tsx';
import { Banner } from '../../../shared/ui/states/Banner.tsx';
import { ActionBar } from '../base/ActionBar.tsx';
import { EndGame } from './EndGame.tsx';
import { FindBar } from './FindBar.tsx';
import { type ThemeSearch, tagsOf } from './find-themes.ts';
import { HoppingHeads, LeaderChooses } from './LeaderChooses.tsx';
import type { PickableTheme } from './pickable-theme.ts';
import { ThemeLists } from './ThemeLists.tsx';
import styles from './ThemeOffer.module.css';
import { type ScrollPlaces, useKeptScroll } from './use-kept-scroll.ts';

interface ThemeOfferProps {
  /** All themes that can be searched. */
  readonly offered: readonly PickableTheme[];
  /** Those that the search found. */
  readonly shown: readonly PickableTheme[];
  readonly search: ThemeSearch;
  readonly onSearch: (search: ThemeSearch) => void;
  /** The toggle for played themes; null while none has been played. */
  readonly played: { readonly isShown: boolean; readonly onToggle: () => void } | null;
  readonly catalogue: 'loading' | 'failed' | 'loaded';
  readonly onRetry: () => void;
  readonly places: ScrollPlaces;
  readonly lastOpened: string | null;
  readonly onOpen: (id: string) => void;
  readonly onSurprise: () => void;
  readonly onShowAll: () => void;
}

/** The list of themes: to choose from for the leader, to look at for the other players. */
export function ThemeOffer(props: ThemeOfferProps) {
  const { offered, shown, search, onSearch, played, catalogue, places, lastOpened, onOpen } = props;
  const isLeader = useIsLeader();
  const content = useRef<HTMLDivElement>(null);
  const keepPlace = useKeptScroll(content, places, 'screen');
  const focusFirst = () =>
    content.current?.querySelector<HTMLButtonElement>('section li > button:enabled')?.focus();
  return (
    <>
      <div ref={content} className={styles.content} onScroll={keepPlace}>
        <header className={styles.head}>
          {isLeader ? <h1>Choose a theme</h1> : <LeaderChooses />}
          {isLeader && <WriteThemeButton compact />}
          {played && (
            <Button onClick={played.onToggle}>
              {played.isShown ? 'Hide played themes' : 'Show played themes'}
            </Button>
          )}
        </header>
        {offered.length > 0 && (
          <FindBar
            search={search}
            tags={tagsOf(offered)}
            found={shown.length}
            onChange={onSearch}
            onEnter={focusFirst}
          />
        )}
        <ThemeLists
          themes={shown}
          loading={catalogue === 'loading' && <ThemesLoading />}
          places={places}
          lastOpened={lastOpened}
          onOpen={onOpen}
        />
        {catalogue === 'failed' && (
          <div className={styles.failed}>
            <Banner tone="bad" actions={<Button onClick={props.onRetry}>Try again</Button>}>
              Failed to load themes
            </Banner>
          </div>
        )}
        {catalogue === 'loaded' && offered.length === 0 && (
          <p className={styles.none}>Every theme has been played.</p>
        )}
        {offered.length > 0 && shown.length === 0 && (
          <div className={styles.none}>
            <p>No theme matches.</p>
            <Button onClick={props.onShowAll}>Show all themes</Button>
          </div>
        )}
        {!isLeader && <HoppingHeads />}
      </div>
      <ActionBar note={<HowLong />} aside={isLeader ? <EndGame /> : <WriteThemeButton size="lg" />}>
        {isLeader && (
          <Button
            size="lg"
            wide
            icon={<Icon name="shuffle" />}
            disabled={shown.every(({ isUsed }) => isUsed)}
            onClick={props.onSurprise}
          >
            Surprise me
          </Button>
        )}
      </ActionBar>
    </>
  );
}

/** Says when the game ends. */
function HowLong() {
  const isLeader = useIsLeader();
  const limit = useView(({ room }) => room.rules.numRounds);
  const played = useView(({ game }) => game?.usedThemes.length ?? 0);
  if (limit !== null) return `Theme ${Math.min(played + 1, limit)} of ${limit}`;
  return isLeader
    ? 'No limit of themes: the game goes on until you press End Game.'
    : 'No limit of themes: the game goes on until the leader ends it.';
}

function ThemesLoading() {
  return (
    <Loading label="Loading themes">
      {['first', 'second'].map((row) => (
        <div key={row} className={styles.skeletons}>
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} shape="box" width="12rem" height="9rem" />
          ))}
        </div>
      ))}
    </Loading>
  );
}
