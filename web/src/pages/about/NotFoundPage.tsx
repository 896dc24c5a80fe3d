import { ButtonLink } from '../../shared/ui/controls/Button.tsx';
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx';

/** Shown for unknown addresses. */
export default function NotFoundPage() {
  return (
    <>
      <title>Page not found · Tallyho</title>
      <EmptyState
        level="page"
        title="Nobody's home here"
        actions={
          <ButtonLink to="/" variant="hot" size="lg">
            Back to home
          </ButtonLink>
        }
      >
        This page doesn't exist. Perhaps the link was cut short, or the page has moved.
      </EmptyState>
    </>
  );
}
