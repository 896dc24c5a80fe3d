import { useShownAvatar } from '../../../entities/preferences/shown-avatar.ts';
import { useSeats } from '../../../entities/room/room-hooks.tsx';
import { posterOf, postersOf } from '../../../entities/themes/poster.ts';
import { Loading } from '../../../shared/ui/layout/Skeleton.tsx';
import type { PickableTheme } from './pickable-theme.ts';
import { ThemeCard, ThemeCardSkeleton } from './ThemeCard.tsx';
import { ThemeShelf } from './ThemeShelf.tsx';
import type { ScrollPlaces } from './use-kept-scroll.ts';

interface ThemeListsProps {
  readonly themes: readonly PickableTheme[];
  /** The catalogue is missing from the themes, because it loads. */
  readonly isLoading: boolean;
  /** Null: the themes are the result of a search, which is shown completely. */
  readonly openShelf: { readonly isOpen: boolean; readonly onToggle: () => void } | null;
  readonly places: ScrollPlaces;
  /** The theme whose preview was open last: its card receives the focus when the lists are shown again. */
  readonly lastOpened: string | null;
  /** False: another player chooses, and these are only looked at. */
  readonly isOffered: boolean;
  readonly onOpen: (id: string) => void;
}

const placeholders = Array.from({ length: 10 }, (_, index) => index);

/** The themes to choose from: those that rate things, and those that rate the players. The lobby's own come first in both. */
export function ThemeLists(props: ThemeListsProps) {
  const { themes, isLoading, openShelf, places, lastOpened, isOffered, onOpen } = props;
  const seats = useSeats();
  const shownAvatar = useShownAvatar();
  const shownSeats = seats.map((seat) => ({ ...seat, avatar: shownAvatar(seat.avatar) }));
  const cards = (list: readonly PickableTheme[]) => {
    const posters = postersOf(list);
    return list.map((theme, index) => (
      <ThemeCard
        key={theme.id}
        theme={theme}
        poster={posters[index] ?? posterOf(theme)}
        seats={shownSeats}
        hasFocus={theme.id === lastOpened}
        isOffered={isOffered}
        onChoose={() => onOpen(theme.id)}
      />
    ));
  };
  const things = themes.filter(({ isLobby }) => !isLobby);
  const people = themes.filter(({ isLobby }) => isLobby);
  const loading = isLoading ? placeholders : [];
  const shelf = { isOpen: openShelf?.isOpen ?? true, places };
  const onToggle = openShelf?.onToggle ?? null;
  const count = things.length + loading.length;
  return (
    <>
      {isLoading && <Loading label="Loading themes">{null}</Loading>}
      {count > 0 && (
        <ThemeShelf
          {...shelf}
          title="Rate things"
          label="Themes"
          count={count}
          onToggle={isLoading ? null : onToggle}
        >
          {cards(things)}
          {loading.map((key) => (
            <ThemeCardSkeleton key={key} />
          ))}
        </ThemeShelf>
      )}
      {people.length > 0 && (
        <ThemeShelf
          {...shelf}
          title="Or rate each other"
          label="Themes about the players"
          count={people.length}
          onToggle={onToggle}
        >
          {cards(people)}
        </ThemeShelf>
      )}
    </>
  );
}
