import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

interface Props {
  readonly children: ReactNode;
}

/** Catches what a page throws, so that the rest of the site stays usable. */
export class PageErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert">
        <EmptyState
          level="page"
          avatar={6}
          title="That page fell over"
          actions={
            <Button variant="hot" size="lg" onClick={() => window.location.reload()}>
              Reload the page
            </Button>
          }
        >
          Something went wrong on our side. Reloading usually helps, and a running game waits for you.
        </EmptyState>
      </div>
    );
  }
}
