import { Navigate } from 'react-router-dom';
import { useSession } from '../../entities/session/session.ts';
import { useTestModeFlag } from '../../features/test-mode/test-mode-flag.ts';
import { TestMode } from '../../screens/test-mode/TestMode.tsx';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Loading, Skeleton } from '../../shared/ui/layout/Skeleton.tsx';
import { useKeptFocus } from '../../shared/ui/overlays/use-kept-focus.ts';
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx';
import styles from './TestModePage.module.css';

/** /test-mode: for administrators, in browsers where they have turned it on. All other users are redirected to the home page. */
export default function TestModePage() {
  const { user, isLoading } = useSession();
  const [isShown, setShown] = useTestModeFlag();
  const keptFocus = useKeptFocus<HTMLDivElement>();
  if (!isLoading && !user?.administrator) return <Navigate to="/" replace />;
  return (
    <div {...keptFocus} tabIndex={-1} className={styles.page}>
      <title>Game Test Mode · Tallyho</title>
      {isLoading ? (
        <Loading label="Loading account">
          <Skeleton width="14rem" height="3rem" />
          <Skeleton shape="box" height="14rem" />
        </Loading>
      ) : isShown ? (
        <TestMode onClose={() => setShown(false)} />
      ) : (
        <EmptyState
          level="page"
          title="Test mode is off in this browser"
          avatar={3}
          actions={
            <Button variant="hot" size="lg" onClick={() => setShown(true)}>
              Turn on test mode
            </Button>
          }
        >
          Play any game alone: the other players answer by themselves, and nothing reaches a lobby.
        </EmptyState>
      )}
    </div>
  );
}
