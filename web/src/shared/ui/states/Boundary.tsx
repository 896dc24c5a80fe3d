import { Component, type ReactNode } from 'react';
import { LoadError } from '../../schedule/lazy-part.tsx';
import { Button } from '../controls/Button.tsx';
import styles from './Boundary.module.css';
import { EmptyState } from './EmptyState.tsx';

interface BoundaryProps {
  /** Names the region at the start of a sentence: 'The chat'. */
  readonly what: string;
  /**
   * region: replaces the broken part. small: the same in a space for one button. floating: above the page, for parts
   * without a place of their own. page: for a whole page.
   */
  readonly look?: 'region' | 'small' | 'floating' | 'page';
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly hasFailed: boolean;
  readonly isLoadFailure: boolean;
}

const reload = () => window.location.reload();

/**
 * Error boundary of a region. Catches errors while rendering, in effects and while loading the region's code, so that
 * the rest of the page stays usable. Shows an error message and mounts the region again on request. `main.tsx` logs
 * the error.
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false, isLoadFailure: false };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { hasFailed: true, isLoadFailure: error instanceof LoadError };
  }

  readonly #retry = () => this.setState({ hasFailed: false });

  override render() {
    const { hasFailed, isLoadFailure } = this.state;
    const { what, look = 'region', children } = this.props;
    if (!hasFailed) return children;
    const reason = isLoadFailure
      ? 'You may be offline, or Tallyho has been updated.'
      : 'Something went wrong on our side.';
    const happened = `${what} ${isLoadFailure ? 'did not load' : 'stopped working'}.`;
    if (look === 'page')
      return (
        <div role="alert">
          <EmptyState
            level="page"
            avatar={6}
            title="This page stopped working"
            actions={
              <>
                <Button size="lg" onClick={this.#retry}>
                  Try again
                </Button>
                <Button variant="hot" size="lg" onClick={reload}>
                  Reload the page
                </Button>
                {/* Not a router link, because the router may be the broken part. */}
                <Button size="lg" onClick={() => window.location.assign('/')}>
                  Back to home
                </Button>
              </>
            }
          >
            {reason} A running game waits for you.
          </EmptyState>
        </div>
      );
    if (look === 'small')
      return (
        <span role="alert">
          <Button variant="quiet" aria-label={`${happened} Try again`} onClick={this.#retry}>
            Try again
          </Button>
        </span>
      );
    return (
      <div role="alert" className={styles[look]}>
        <p>
          <strong>{happened}</strong> {reason}
        </p>
        <Button onClick={this.#retry}>Try again</Button>
        <Button variant="quiet" onClick={reload}>
          Reload
        </Button>
      </div>
    );
  }
}
