import { Button } from '../../../shared/ui/controls/Button.tsx';
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx';

/** Shown instead of a round whose mini-game this version of the page does not know. */
export function UnsupportedGame({ type }: { readonly type: string }) {
  return (
    <EmptyState
      level="page"
      avatar={6}
      title={`Unsupported game type: ${type}`}
      actions={
        <Button variant="hot" size="lg" onClick={() => window.location.reload()}>
          Reload
        </Button>
      }
    >
      A newer version of Tallyho is needed for this game.
    </EmptyState>
  );
}

/** Shown instead of a round whose theme has not arrived. `title`: what is missing. */
export function MissingGameData({ title }: { readonly title: string }) {
  return (
    <EmptyState level="page" avatar={6} title={title}>
      The next round starts as usual.
    </EmptyState>
  );
}
