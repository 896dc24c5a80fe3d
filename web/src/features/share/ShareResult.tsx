import { useState } from 'react';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { LazyFallback, lazyPart } from '../../shared/ui/layout/lazy-part.tsx';
import { Boundary } from '../../shared/ui/states/Boundary.tsx';

const ShareDialog = lazyPart(() => import('./ShareDialog.tsx'));

/** A button that opens the dialog with the picture and the public link of a finished game. */
export function ShareResult({ gameId }: { readonly gameId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="lg"
        icon={<Icon name="share" />}
        aria-label="Share the result"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Share
      </Button>
      {isOpen && (
        <Boundary what="Sharing">
          <LazyFallback>
            <ShareDialog gameId={gameId} onClose={() => setOpen(false)} />
          </LazyFallback>
        </Boundary>
      )}
    </>
  );
}
