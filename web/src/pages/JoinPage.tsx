import { useEffect, useRef } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { ElsewhereDialog } from '../features/lobby/ElsewhereDialog.tsx';
import { isWholeCode, lobbyCodeIn } from '../features/lobby/lobby-code.ts';
import { useEntering } from '../features/lobby/use-entering.ts';
import { useSession } from '../session/session.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Loading } from '../ui/Skeleton.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import styles from './JoinPage.module.css';

/** /join/CODE: the invite link (decision 27). Guests log in first and come back. */
export default function JoinPage() {
  const { code: given = '' } = useParams();
  const code = lobbyCodeIn(given);
  const { user, isLoading } = useSession();
  if (isLoading) return <Joining code={code} />;
  if (!user) return <Navigate replace to={`/login?next=${encodeURIComponent(`/join/${code}`)}`} />;
  return <MemberJoin key={code} code={code} />;
}

function MemberJoin({ code }: { readonly code: string }) {
  const navigate = useNavigate();
  const entering = useEntering();
  const hasTried = useRef(false);

  async function attempt(enter: () => Promise<boolean>) {
    if (await enter()) void navigate('/?scrollTo=lobby', { replace: true });
  }

  useEffect(() => {
    // Once per link, also where effects run twice while developing.
    if (hasTried.current || !isWholeCode(code)) return;
    hasTried.current = true;
    void attempt(() => entering.join(code));
  });

  const error = isWholeCode(code) ? entering.error : 'There is no lobby with that code.';
  if (error)
    return (
      <div className={styles.page}>
        <EmptyState
          level="page"
          title="No seat at that table"
          actions={
            <>
              <Button size="lg" onClick={() => void attempt(() => entering.join(code))}>
                Try again
              </Button>
              <ButtonLink to="/" variant="hot" size="lg">
                Back to home
              </ButtonLink>
            </>
          }
        >
          {error}
        </EmptyState>
      </div>
    );
  return (
    <>
      <Joining code={code} />
      <ElsewhereDialog
        open={entering.isElsewhere}
        busy={entering.busy}
        onLeave={() => void attempt(entering.leaveAndRetry)}
        onStay={() => void navigate('/', { replace: true })}
      />
    </>
  );
}

function Joining({ code }: { readonly code: string }) {
  return (
    <div className={styles.page}>
      <title>Joining a lobby · Tallyho</title>
      <Loading label={`Joining lobby ${code}`}>
        <p className={styles.words} aria-hidden="true">
          Finding you a seat
        </p>
        <Spinner />
      </Loading>
    </div>
  );
}
