import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useIsLeader, useView } from '../../../entities/room/room-hooks.tsx';
import { themesQuery } from '../../../entities/themes/theme-api.ts';
import { screenTimings } from '../../../shared/screen-timings.ts';
import { useHeldPending } from '../../../shared/ui/layout/use-held-pending.ts';
import { CustomThemePreview } from './CustomThemePreview.tsx';
import { findThemes, type ThemeSearch } from './find-themes.ts';
import { pickableThemes, surpriseOf } from './pickable-theme.ts';
import { ThemeOffer } from './ThemeOffer.tsx';
import { ThemePreview } from './ThemePreview.tsx';
import type { ScrollPlaces } from './use-kept-scroll.ts';
import { usePreviewAddress } from './use-preview-address.ts';

const everything: ThemeSearch = { text: '', tag: null };
const none: readonly string[] = [];

/** Where the leader chooses the next theme. The other players look at the themes meanwhile. */
export function ThemePicker() {
  const isLeader = useIsLeader();
  const query = useQuery(themesQuery);
  const isLoading = useHeldPending(query.isPending, screenTimings.themeSkeleton);
  const usedThemes = useView(({ game }) => game?.usedThemes ?? none);
  const customThemes = useView((view) => view.customThemes);
  const [showsPlayed, setShowsPlayed] = useState(false);
  const [search, setSearch] = useState(everything);
  const [isSurprise, setSurprise] = useState(false);
  const preview = usePreviewAddress();
  const [lastOpened, setLastOpened] = useState(preview.id);
  const places: ScrollPlaces = useRef(new Map());

  const themes = pickableThemes(customThemes, isLoading ? [] : (query.data ?? []), usedThemes);
  const offered = themes.filter(({ isUsed }) => showsPlayed || !isUsed);
  const shown = findThemes(offered, search);

  function open(id: string, surprise: boolean) {
    setSurprise(surprise);
    setLastOpened(id);
    preview.open(id);
  }
  function surprise() {
    const theme = surpriseOf(shown, preview.id);
    if (theme) open(theme.id, true);
  }

  // The preview closes if the theme is removed while it is open.
  const previewed = themes.find(({ id }) => id === preview.id);
  if (previewed) {
    const actions = { onBack: preview.close, onSurprise: isLeader && isSurprise ? surprise : null };
    return previewed.source === 'catalogue' ? (
      <ThemePreview key={previewed.id} theme={previewed.theme} {...actions} />
    ) : (
      <CustomThemePreview key={previewed.id} theme={previewed.theme} {...actions} />
    );
  }
  return (
    <ThemeOffer
      offered={offered}
      shown={shown}
      search={search}
      onSearch={setSearch}
      played={
        usedThemes.length > 0 ? { isShown: showsPlayed, onToggle: () => setShowsPlayed(!showsPlayed) } : null
      }
      catalogue={isLoading ? 'loading' : query.isError ? 'failed' : 'loaded'}
      onRetry={() => void query.refetch()}
      places={places}
      lastOpened={lastOpened}
      onOpen={(id) => open(id, false)}
      onSurprise={surprise}
      onShowAll={() => setSearch(everything)}
    />
  );
}
