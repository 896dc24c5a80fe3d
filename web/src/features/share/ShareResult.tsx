import { useState } from 'react';
import { LazyFallback, lazyPart } from '../../shared/schedule/lazy-part.tsx';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { Boundary } from '../../shared/ui/states/Boundary.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';

const ShareDialog = lazyPart(() => import('./ShareDialog.tsx'));

interface ShareResultProps {
  readonly gameId: string;
  /** Which game it is, for users who do not see the place of the button. Only in a list of games. */
  readonly of?: string;
  /** xl: beside the main action of a screen, and as large. */
  readonly size?: 'md' | 'lg' | 'xl';
  readonly onClosed?: () => void;
}

/** A button that opens the dialog with the pictures and the public link of a finished game. */
export function ShareResult({ gameId, of, size = 'lg', onClosed }: ShareResultProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size={size}
        icon={<Icon name="share" />}
        aria-label={of === undefined ? 'Share the result' : `Share the result, ${of}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span>Share{size === 'xl' && <VisuallyHidden when="below480"> the result</VisuallyHidden>}</span>
      </Button>
      {isOpen && (
        <Boundary what="Sharing">
          <LazyFallback>
            <ShareDialog
              gameId={gameId}
              onClose={() => {
                setOpen(false);
                onClosed?.();
              }}
            />
          </LazyFallback>
        </Boundary>
      )}
    </>
  );
}
