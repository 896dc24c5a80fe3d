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

/** Returns a function that loads and opens the theme editor. The promise settles when the code has loaded. */
export function useWriteTheme(): () => Promise<void> {
  const write = use(WriteThemeContext);
  if (!write) throw new Error('useWriteTheme needs a WriteThemeProvider');
  return write;
}

/**
 * The room whose theme editor is open. Stored outside React, so that it stays open when the start of a game changes the page.
 */
const editedRoom = createStore<Room | null>(null);

/** Renders the theme editor outside the parts that change with the phase, so that it stays open. */
export function WriteThemeProvider({ children }: { readonly children: ReactNode }) {
  const room = useRoom();
  const isOpen = useStore(editedRoom) === room;
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
    if (await load()) editedRoom.set(room);
  }, [load, room]);
  return (
    <WriteThemeContext value={write}>
      {children}
      {isOpen && Dialog && <Dialog onClose={() => editedRoom.set(null)} />}
    </WriteThemeContext>
  );
}
