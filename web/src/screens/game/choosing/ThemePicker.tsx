import type { SeatView } from '@tallyho/game/protocol/view';
import { counted } from '@tallyho/game/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useShownAvatar } from '../../../entities/preferences/shown-avatar.ts';
import { useSeats, useView } from '../../../entities/room/room-hooks.tsx';
import { WriteThemeButton } from '../../../features/custom-themes/WriteThemeButton.tsx';
import { screenTimings } from '../../../shared/screen-timings.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Loading, Skeleton } from '../../../shared/ui/layout/Skeleton.tsx';
import { useHeldPending } from '../../../shared/ui/layout/use-held-pending.ts';
import { Banner } from '../../../shared/ui/overlays/Banner.tsx';
import { ActionBar } from '../playing/ActionBar.tsx';
import { CustomThemePreview } from './CustomThemePreview.tsx';
import { EndGame, useIsEndGameInMenu } from './EndGame.tsx';
import { ThemeCard } from './ThemeCard.tsx';
import styles from './ThemePicker.module.css';
import { ThemePreview } from './ThemePreview.tsx';
import { ThemeScroller } from './ThemeScroller.tsx';
import { type ThemeTitle, themesQuery } from './theme-api.ts';

const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Where the leader chooses the next theme. */
export function ThemePicker() {
  const themes = useQuery(themesQuery);
  const isLoading = useHeldPending(themes.isPending, screenTimings.themeSkeleton);
  const usedThemes = useView(({ game }) => game?.usedThemes ?? none);
  const [showsPlayed, setShowsPlayed] = useState(false);
  const customThemes = useView((view) => view.customThemes);
  const [chosen, setChosen] = useState<ThemeTitle | null>(null);
  const seats = useSeats();
  const shownAvatar = useShownAvatar();
  const faces = seats.map((seat) => ({ ...seat, avatar: shownAvatar(seat.avatar) }));
  const isEndGameInMenu = useIsEndGameInMenu();
  const [chosenOwn, setChosenOwn] = useState<string | null>(null);

  if (chosen) return <ThemePreview theme={chosen} onBack={() => setChosen(null)} />;
  // The preview closes if the theme is removed while it is open.
  const previewed = customThemes.find(({ id }) => id === chosenOwn);
  if (previewed) return <CustomThemePreview theme={previewed} onBack={() => setChosenOwn(null)} />;

  const isUsed = ({ name }: { readonly name: string }) => usedThemes.some((used) => sameName(used, name));
  const shown = (isLoading ? [] : (themes.data ?? [])).filter((theme) => showsPlayed || !isUsed(theme));
  const own = customThemes.filter((theme) => showsPlayed || !isUsed(theme));
  const normal = shown.filter(({ type }) => type === 'normal');
  const lobby = shown.filter(({ type }) => type === 'lobby');
  const cards = (list: readonly ThemeTitle[], people?: readonly SeatView[]) =>
    list.map((theme) => (
      <ThemeCard
        key={theme._id}
        theme={theme}
        faces={people}
        isUsed={isUsed(theme)}
        onChoose={() => setChosen(theme)}
      />
    ));
  return (
    <>
      <div className={styles.content}>
        <header className={styles.head}>
          <h1>Choose a theme</h1>
          <WriteThemeButton compact />
          {usedThemes.length > 0 && (
            <Button onClick={() => setShowsPlayed(!showsPlayed)}>
              {showsPlayed ? 'Hide played themes' : 'Show played themes'}
            </Button>
          )}
        </header>
        {own.length + normal.length > 0 && (
          <ThemeScroller title="Rate things" label="Themes" depth="deep">
            {/* First in the list, so that they do not move when the other themes have loaded. */}
            {own.map((theme) => (
              <ThemeCard
                key={theme.id}
                theme={{ name: theme.name, covers: [] }}
                note={`${counted(theme.rounds, 'round')} · by ${theme.author.username}`}
                isOwn
                isUsed={isUsed(theme)}
                onChoose={() => setChosenOwn(theme.id)}
              />
            ))}
            {cards(normal)}
          </ThemeScroller>
        )}
        {themes.isError && !isLoading && (
          <div className={styles.failed}>
            <Banner tone="bad" actions={<Button onClick={() => void themes.refetch()}>Try again</Button>}>
              Failed to load themes
            </Banner>
          </div>
        )}
        {isLoading && <ThemesLoading />}
        {lobby.length > 0 && (
          <ThemeScroller title="Or rate each other" label="Themes about the players">
            {cards(lobby, faces)}
          </ThemeScroller>
        )}
        {themes.data && !isLoading && shown.length + own.length === 0 && (
          <p className={styles.none}>Every theme has been played.</p>
        )}
      </div>
      {!isEndGameInMenu && <ActionBar note="Choose a theme to look inside." aside={<EndGame />} />}
    </>
  );
}

const none: readonly string[] = [];

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
