import type { SeatView } from '@tallyho/game/protocol/view';
import type { ReactNode } from 'react';
import { useShownAvatar } from '../../../entities/preferences/shown-avatar.ts';
import { useSeats } from '../../../entities/room/room-hooks.tsx';
import type { PickableTheme } from './pickable-theme.ts';
import { ThemeCard } from './ThemeCard.tsx';
import { ThemeScroller } from './ThemeScroller.tsx';
import type { ScrollPlaces } from './use-kept-scroll.ts';

interface ThemeListsProps {
  readonly themes: readonly PickableTheme[];
  /** Shown between both lists: where the themes of the catalogue appear once they are loaded. */
  readonly loading: ReactNode;
  readonly places: ScrollPlaces;
  /** The theme whose preview was open last: its card receives the focus when the lists are shown again. */
  readonly lastOpened: string | null;
  readonly onOpen: (id: string) => void;
}

/** The themes to choose from: those that rate things, and those that rate the players. */
export function ThemeLists({ themes, loading, places, lastOpened, onOpen }: ThemeListsProps) {
  const seats = useSeats();
  const shownAvatar = useShownAvatar();
  const faces = seats.map((seat) => ({ ...seat, avatar: shownAvatar(seat.avatar) }));
  const cards = (list: readonly PickableTheme[], people?: readonly SeatView[]) =>
    list.map((theme) => (
      <ThemeCard
        key={theme.id}
        theme={theme}
        faces={people}
        hasFocus={theme.id === lastOpened}
        onChoose={() => onOpen(theme.id)}
      />
    ));
  const things = themes.filter(({ isLobby }) => !isLobby);
  const people = themes.filter(({ isLobby }) => isLobby);
  return (
    <>
      {things.length > 0 && (
        <ThemeScroller title="Rate things" label="Themes" depth="deep" places={places}>
          {cards(things)}
        </ThemeScroller>
      )}
      {loading}
      {people.length > 0 && (
        <ThemeScroller title="Or rate each other" label="Themes about the players" places={places}>
          {cards(people, faces)}
        </ThemeScroller>
      )}
    </>
  );
}
