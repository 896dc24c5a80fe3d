import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../shared/ui/controls/Button.tsx';
import { Loading, Skeleton } from '../../../shared/ui/layout/Skeleton.tsx';
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx';
import { useDraftHold } from './use-draft-hold.ts';

/** Shown until the form of a theme can open. */
export const LoadingTheme = () => (
  <Loading label="Loading theme">
    <Skeleton width="18rem" height="3rem" />
    <Skeleton shape="box" height="20rem" />
  </Loading>
);

interface OneTabOnlyProps {
  readonly draftKey: string;
  readonly children: ReactNode;
}

/**
 * Renders the form of a draft in one tab only. Another tab says so, and can continue with what is kept in the browser;
 * its form is mounted then, and reads the draft anew.
 */
export function OneTabOnly({ draftKey, children }: OneTabOnlyProps) {
  const { hold, takeOver } = useDraftHold(draftKey);
  switch (hold) {
    case 'asking':
      return <LoadingTheme />;
    case 'here':
      return children;
    case 'elsewhere':
      return (
        <EmptyState
          title="This theme is open in another tab"
          level="page"
          actions={
            <>
              <Button variant="hot" onClick={takeOver}>
                Continue here
              </Button>
              <ButtonLink to="/admin">Back</ButtonLink>
            </>
          }
        >
          If you continue here, the other tab stops. Everything that you have typed there comes along.
        </EmptyState>
      );
    default:
      return hold satisfies never;
  }
}
