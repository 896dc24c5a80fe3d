import { surpriseOf } from '@tallyho/game/themes/surprise';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useView } from '../../../entities/room/room-hooks.tsx';
import { useTable } from '../../../entities/room/use-table.ts';
import { posterOf, postersOf } from '../../../entities/themes/poster.ts';
import { themesQuery } from '../../../entities/themes/theme-api.ts';
import { useHeldPending } from '../../../shared/schedule/use-held-pending.ts';
import { screenTimings } from '../../../shared/screen-timings.ts';
import { CustomThemePreview } from './CustomThemePreview.tsx';
import { findThemes, noSearch, searchedFrom } from './find-themes.ts';
import { leftOutOf, pickableThemes } from './pickable-theme.ts';
import { ThemeOffer } from './ThemeOffer.tsx';
import { ThemePreview } from './ThemePreview.tsx';
import { useChooser } from './use-chooser.ts';
import type { ScrollPlaces } from './use-kept-scroll.ts';
import { usePreviewAddress } from './use-preview-address.ts';
import { useWantedTheme } from './use-wanted-theme.ts';

const none: readonly string[] = [];

/** Where the leader, or the player whose turn it is, chooses the next theme. The others look at the themes meanwhile. */
export function ThemePicker() {
  const { isYou } = useChooser();
  const query = useQuery(themesQuery);
  const isLoading = useHeldPending(query.isPending, screenTimings.themeSkeleton);
  const usedThemes = useView(({ game }) => game?.usedThemes ?? none);
  const custom = useView((view) => view.customThemes);
  const rules = useView(({ room }) => room.rules);
  const table = useTable();
  const [showsPlayed, setShowsPlayed] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const [search, setSearch] = useState(noSearch);
  const [isSurprise, setSurprise] = useState(false);
  const preview = usePreviewAddress();
  const [lastOpened, setLastOpened] = useState(preview.id);
  const places: ScrollPlaces = useRef(new Map());

  const catalogue = isLoading ? [] : (query.data ?? []);
  const themes = pickableThemes({ custom, usedThemes, rules, ...table }, catalogue);
  const offered = themes.filter(({ isUsed }) => showsPlayed || !isUsed);
  const canSearch = themes.length >= searchedFrom;
  const shown = findThemes(offered, canSearch ? search : noSearch);
  useWantedTheme(isYou && !isLoading && query.isSuccess ? themes : null, (id) => open(id, false));

  function open(id: string, surprise: boolean) {
    setSurprise(surprise);
    setLastOpened(id);
    preview.open(id);
  }
  function surprise() {
    const theme = surpriseOf(shown, { current: preview.id, rules, random: Math.random });
    if (theme) open(theme.id, true);
  }

  // The preview closes if the theme is removed while it is open.
  const previewed = themes.find(({ id }) => id === preview.id);
  if (previewed) {
    // As on its card.
    const shelf = shown.filter(({ isLobby }) => isLobby === previewed.isLobby);
    const poster = postersOf(shelf)[shelf.indexOf(previewed)] ?? posterOf(previewed);
    const actions = { poster, onBack: preview.close, onSurprise: isYou && isSurprise ? surprise : null };
    return previewed.source === 'catalogue' ? (
      <ThemePreview key={previewed.id} theme={previewed} {...actions} />
    ) : (
      <CustomThemePreview key={previewed.id} theme={previewed} {...actions} />
    );
  }
  return (
    <ThemeOffer
      offered={offered}
      shown={shown}
      search={canSearch ? search : null}
      onSearch={setSearch}
      played={
        usedThemes.length > 0 ? { isShown: showsPlayed, onToggle: () => setShowsPlayed(!showsPlayed) } : null
      }
      shelves={{ isOpen: showsAll, onToggle: () => setShowsAll(!showsAll) }}
      catalogue={isLoading ? 'loading' : query.isError ? 'failed' : 'loaded'}
      leftOut={leftOutOf(catalogue, rules)}
      onRetry={() => void query.refetch()}
      places={places}
      lastOpened={lastOpened}
      onOpen={(id) => open(id, false)}
      onSurprise={surprise}
      onShowAll={() => setSearch(noSearch)}
    />
  );
}
