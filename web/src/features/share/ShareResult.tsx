import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { LazyFallback, lazyPart } from '../../shared/schedule/lazy-part.tsx';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { Boundary } from '../../shared/ui/states/Boundary.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import { prepareShare } from './result-api.ts';

const ShareDialog = lazyPart(() => import('./ShareDialog.tsx'));

/** How long a screen is shown before what the dialog needs first is loaded, in milliseconds: first comes what players see. */
const prepareAfter = 3_000;

interface ShareResultProps {
  readonly gameId: string;
  /** Which game it is, for users who do not see the place of the button. Only in a list of games. */
  readonly of?: string;
  /** xl: beside the main action of a screen, and as large. */
  readonly size?: 'md' | 'lg' | 'xl';
  /** Default: plain. `second` where sharing is what players want to do next. */
  readonly variant?: 'plain' | 'second';
  readonly onClosed?: () => void;
}

/** Loads what the dialog shows, before it is opened. What fails is loaded again by the dialog. */
function prepare(client: QueryClient, gameId: string, all = false) {
  void ShareDialog.preload();
  prepareShare(client, gameId, all).catch(() => undefined);
}

/** A button that opens the dialog with the pictures and the public link of a finished game. */
export function ShareResult({ gameId, of, size = 'lg', variant = 'plain', onClosed }: ShareResultProps) {
  const [isOpen, setOpen] = useState(false);
  const client = useQueryClient();
  const isLikely = variant === 'second';
  useEffect(() => {
    if (!isLikely) return;
    const timer = setTimeout(() => prepare(client, gameId), prepareAfter);
    return () => clearTimeout(timer);
  }, [client, gameId, isLikely]);
  return (
    <>
      <Button
        size={size}
        variant={variant}
        icon={<Icon name="share" />}
        aria-label={of === undefined ? 'Share the result' : `Share the result, ${of}`}
        aria-haspopup="dialog"
        onPointerEnter={() => isLikely && prepare(client, gameId, true)}
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
