import { desktopLoginIn } from '@tallyho/game/accounts/desktop-login';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../../entities/session/session.ts';
import { useDesktopLogin } from '../../entities/session/sign-up-mutations.ts';
import {
  addressAfter,
  addressOfFailure,
  failureIn,
} from '../../features/accounts/providers/desktop-login.ts';
import {
  clearDesktopOauthFlow,
  type DesktopOauthFlow,
  readDesktopOauthFlow,
} from '../../features/accounts/providers/desktop-oauth-flow.ts';
import { AuthLayout } from '../../features/accounts/sign-in/AuthLayout.tsx';
import { isTemporary } from '../../shared/api/api-error.ts';
import { Button, ButtonLink } from '../../shared/ui/controls/Button.tsx';
import { Loading, Skeleton } from '../../shared/ui/layout/Skeleton.tsx';
import { Banner } from '../../shared/ui/states/Banner.tsx';

/**
 * Opened in the desktop app by the deep link that returns a provider login from the system's browser
 * (tallyho://desktop-login?...).
 */
export default function DesktopLoginPage() {
  const [query] = useSearchParams();
  const [desktopLogin] = useState(() => desktopLoginIn(query));
  const [flow] = useState(readDesktopOauthFlow);
  if (desktopLogin === null) return <Outcome code={null} flow={flow} />;
  if ('code' in desktopLogin) return <Outcome code={desktopLogin.code} flow={flow} />;
  return flow?.provider === desktopLogin.provider ? (
    <Navigate to={addressOfFailure(desktopLogin.error, flow)} replace />
  ) : (
    <ReturnToPreviousPage />
  );
}

/** For a login that was not started in this app or has expired. The server's text for an expired code is the same. */
const expiredText = 'That login has expired. Please start again.';

interface OutcomeProps {
  readonly code: string | null;
  readonly flow: DesktopOauthFlow | null;
}

/** Exchanges the code for the result of the login. Removes the code from the address. */
function Outcome({ code, flow }: OutcomeProps) {
  const [query, setQuery] = useSearchParams();
  const { user } = useSession();
  const navigate = useNavigate();
  const fetchOutcome = useDesktopLogin();
  const hasStarted = useRef(false);

  function exchangeCode(): void {
    if (code === null || !flow) return;
    const redirect = (address: string) => navigate(address, { replace: true });
    fetchOutcome.mutate(
      { code, verifier: flow.verifier },
      {
        onSuccess: (outcome) => {
          clearDesktopOauthFlow();
          redirect(addressAfter(outcome, flow));
        },
        onError: (error) => {
          // An error of a passkey is shown here; one of a provider where the login began.
          const failure = flow.provider === 'passkey' ? undefined : failureIn(error);
          if (failure) redirect(addressOfFailure(failure, flow));
        },
      },
    );
  }

  const begin = useEffectEvent(() => {
    if (query.size > 0) setQuery({}, { replace: true });
    if (hasStarted.current) return;
    hasStarted.current = true;
    exchangeCode();
  });
  useEffect(() => begin(), []);

  const { error } = fetchOutcome;
  const canRetry = isTemporary(error);
  const failure = code === null || !flow ? expiredText : error?.message;
  return (
    <AuthLayout title={failure ? 'Not there yet' : 'Welcome back'} lead="From your browser to the app.">
      {failure ? (
        <Banner
          tone="bad"
          actions={
            canRetry ? (
              <Button onClick={exchangeCode} busy={fetchOutcome.isPending}>
                Try again
              </Button>
            ) : (
              <ButtonLink to={user ? '/user' : '/login'}>{user ? 'My profile' : 'Log in'}</ButtonLink>
            )
          }
        >
          {failure}
        </Banner>
      ) : (
        <Loading label="Logging in">
          <Skeleton height="3.25rem" />
        </Loading>
      )}
    </AuthLayout>
  );
}

/** Ignores a failure without a matching login, because any site can create such a link, and returns to the previous page. */
function ReturnToPreviousPage() {
  const navigate = useNavigate();
  const hasLeft = useRef(false);
  useEffect(() => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    if (window.history.length > 1) navigate(-1);
    else navigate('/', { replace: true });
  }, [navigate]);
  return null;
}
