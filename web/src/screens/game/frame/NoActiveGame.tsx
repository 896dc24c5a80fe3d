import type { ReactNode } from 'react';
import { ButtonLink } from '../../../shared/ui/controls/Button.tsx';
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx';
import styles from './NoActiveGame.module.css';

/**
 * Shown when there is no game to play. `children` gives the reason, or says what to do; `action` is the main button
 * then, before the one to the home page.
 */
export function NoActiveGame({
  children,
  action,
}: {
  readonly children: ReactNode;
  readonly action?: ReactNode;
}) {
  return (
    <div className={styles.page}>
      <EmptyState
        level="page"
        title="No Active Game"
        actions={
          <>
            {action}
            <ButtonLink to="/" variant={action ? 'plain' : 'hot'} size="lg">
              Back to home
            </ButtonLink>
          </>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
