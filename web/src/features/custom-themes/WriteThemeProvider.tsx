import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useState,
} from 'react';
import type { Room } from '../../entities/room/room.ts';
import { useRoom } from '../../entities/room/room-hooks.tsx';
import { createStore, useStore } from '../../shared/store/store.ts';
import { showToast } from '../../shared/ui/overlays/toast.ts';
import type { CustomThemeDialogProps } from './CustomThemeDialog.tsx';

const WriteThemeContext = createContext<(() => Promise<void>) | null>(null);

/** Opens the dialog in which a member writes a theme. Loads it, which takes a moment the first time. */
export function useWriteTheme(): () => Promise<void> {
  const write = use(WriteThemeContext);
  if (!write) throw new Error('No WriteThemeProvider above');
  return write;
}

/** In which room the dialog is open. Outside React: it stays open when a game takes the member from the lobby's page to another. */
const openIn = createStore<Room | null>(null);

/** Keeps the dialog open across the phases of a game: what is inside may come and go. */
export function WriteThemeProvider({ children }: { readonly children: ReactNode }) {
  const room = useRoom();
  const isOpen = useStore(openIn) === room;
  const [Dialog, setDialog] = useState<ComponentType<CustomThemeDialogProps> | null>(null);
  const load = useCallback(async () => {
    try {
      const { CustomThemeDialog } = await import('./CustomThemeDialog.tsx');
      setDialog(() => CustomThemeDialog);
      return true;
    } catch {
      showToast('That did not load. Try again.', 'bad');
      return false;
    }
  }, []);
  useEffect(() => {
    if (isOpen) void load();
  }, [isOpen, load]);
  const write = useCallback(async () => {
    if (await load()) openIn.set(room);
  }, [load, room]);
  return (
    <WriteThemeContext value={write}>
      {children}
      {isOpen && Dialog && <Dialog onClose={() => openIn.set(null)} />}
    </WriteThemeContext>
  );
}
