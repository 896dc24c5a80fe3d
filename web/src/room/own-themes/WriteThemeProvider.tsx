import { type ComponentType, createContext, type ReactNode, use, useState } from 'react';
import { showToast } from '../../ui/toast.ts';
import type { OwnThemeDialogProps } from './OwnThemeDialog.tsx';

const WriteThemeContext = createContext<(() => Promise<void>) | null>(null);

/** Opens the dialog in which a member writes a theme. Loads it, which takes a moment the first time. */
export function useWriteTheme(): () => Promise<void> {
  const write = use(WriteThemeContext);
  if (!write) throw new Error('No WriteThemeProvider above');
  return write;
}

/** Keeps the dialog open across the phases of a game: what is inside may come and go. */
export function WriteThemeProvider({ children }: { readonly children: ReactNode }) {
  const [Dialog, setDialog] = useState<ComponentType<OwnThemeDialogProps> | null>(null);
  async function write() {
    try {
      const { OwnThemeDialog } = await import('./OwnThemeDialog.tsx');
      setDialog(() => OwnThemeDialog);
    } catch {
      showToast('That did not load. Try again.', 'bad');
    }
  }
  return (
    <WriteThemeContext value={write}>
      {children}
      {Dialog && <Dialog onClose={() => setDialog(null)} />}
    </WriteThemeContext>
  );
}
