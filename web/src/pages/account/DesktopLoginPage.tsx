import { desktopLoginIn } from '@tallyho/game/accounts/desktop-login';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { useDesktopLogin } from '../../entities/session/login-mutations.ts';
import { useSession } from '../../entities/session/session.ts';
import {
  addressAfter,
  addressOfFailure,
  failureIn,
} from '../../features/accounts/providers/desktop-login.ts';
import {
  clearDesktopOauthFlow,
  type DesktopOauthFlow,
  readDesktopOauthFlow,
} from '../../features/accounts/providers/oauth-flow.ts';
import { AuthLayout } from '../../features/accounts/sign-in/AuthLayout.tsx';
import { ApiError } from '../../shared/api/api-error.ts';
import { Button, ButtonLink } from '../../shared/ui/controls/Button.tsx';
import { Loading, Skeleton } from '../../shared/ui/layout/Skeleton.tsx';
import { Banner } from '../../shared/ui/overlays/Banner.tsx';

/** The app, opened by the link with which the system's browser hands a provider's login back (tallyho://hand-back?...). */
export default function DesktopLoginPage() {
  const [query] = useSearchParams();
  const [desktopLogin] = useState(() => desktopLoginIn(query));
  const [begun] = useState(readDesktopOauthFlow);
  if (desktopLogin === null) return <Outcome code={null} begun={begun} />;
  if ('code' in desktopLogin) return <Outcome code={desktopLogin.code} begun={begun} />;
  return begun?.provider === desktopLogin.provider ? (
    <Navigate to={addressOfFailure(desktopLogin.error, begun)} replace />
  ) : (
    <Nowhere />
  );
}

/** Nothing was begun here, or too long ago: the same as what the server says of a code that is over. */
const expiredText = 'That login has expired. Please start again.';

interface OutcomeProps {
  readonly code: string | null;
  readonly begun: DesktopOauthFlow | null;
}

/** Changes the code, which leaves the address, for what the login has found out. */
function Outcome({ code, begun }: OutcomeProps) {
  const [query, setQuery] = useSearchParams();
  const { user } = useSession();
  const navigate = useNavigate();
  const fetchOutcome = useDesktopLogin();
  const isAsked = useRef(false);

  function ask(): void {
    if (code === null || !begun) return;
    const goOn = (address: string) => navigate(address, { replace: true });
    fetchOutcome.mutate(
      { code, verifier: begun.verifier },
      {
        onSuccess: (outcome) => {
          clearDesktopOauthFlow();
          goOn(addressAfter(outcome, begun));
        },
        onError: (error) => {
          const failure = failureIn(error);
          if (failure) goOn(addressOfFailure(failure, begun));
        },
      },
    );
  }

  const begin = useEffectEvent(() => {
    if (query.size > 0) setQuery({}, { replace: true });
    if (isAsked.current) return;
    isAsked.current = true;
    ask();
  });
  useEffect(() => begin(), []);

  const { error } = fetchOutcome;
  const canRetry = error instanceof ApiError && (error.status === 0 || error.status >= 500);
  const failure = code === null || !begun ? expiredText : error?.message;
  return (
    <AuthLayout title={failure ? 'Not there yet' : 'Welcome back'} lead="From your browser to the app.">
      {failure ? (
        <Banner
          tone="bad"
          actions={
            canRetry ? (
              <Button onClick={ask} busy={fetchOutcome.isPending}>
                Try again
              </Button>
            ) : (
              <ButtonLink to={user ? '/user' : '/login'}>{user ? 'My profile' : 'Login'}</ButtonLink>
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

/** A failure that nobody here has asked for, which any site can make up: back to what was on the screen. */
function Nowhere() {
  const navigate = useNavigate();
  const isLeft = useRef(false);
  useEffect(() => {
    if (isLeft.current) return;
    isLeft.current = true;
    if (window.history.length > 1) navigate(-1);
    else navigate('/', { replace: true });
  }, [navigate]);
  return null;
}
