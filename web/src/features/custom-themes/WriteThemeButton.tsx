import { limits } from '@tallyho/game/limits';
import { rejections } from '@tallyho/game/model/reject-codes';
import { useState } from 'react';
import { useView } from '../../entities/room/room-hooks.tsx';
import { Button, type ButtonSize } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { Tooltip } from '../../shared/ui/overlays/Tooltip.tsx';
import { useWriteTheme } from './WriteThemeProvider.tsx';

interface WriteThemeButtonProps {
  readonly size?: ButtonSize;
  /** It is beside the point: without a box. */
  readonly isQuiet?: boolean;
  /** Called before the editor opens. */
  readonly onPress?: () => void;
}

/** Opens the theme editor. Disabled if the lobby has the maximum number of custom themes. */
export function WriteThemeButton({ size = 'md', isQuiet = false, onPress }: WriteThemeButtonProps) {
  const isFull = useView(({ customThemes }) => customThemes.length >= limits.customThemes.perLobby);
  const write = useWriteTheme();
  const [busy, setBusy] = useState(false);
  async function open() {
    onPress?.();
    setBusy(true);
    await write();
    setBusy(false);
  }
  const button = (
    <Button
      size={size}
      variant={isQuiet ? 'quiet' : 'plain'}
      busy={busy}
      aria-disabled={isFull}
      icon={<Icon name="edit" />}
      onClick={() => void open()}
    >
      Write a theme
    </Button>
  );
  return isFull ? <Tooltip text={rejections.tooManyCustomThemes}>{button}</Tooltip> : button;
}
