import { handBackIn } from '@tallyho/game/accounts/hand-back';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { AccountStage } from '../features/accounts/AccountStage.tsx';
import { addressAfter, addressOfFailure, failureIn } from '../features/accounts/hand-back.ts';
import { type AppTrip, endAppTrip, readAppTrip } from '../features/accounts/provider-trip.ts';
import { ApiError } from '../net/api-error.ts';
import { useHandBack } from '../session/entering.ts';
import { useSession } from '../session/session.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Loading, Skeleton } from '../ui/Skeleton.tsx';

/** The app, opened by the link with which the system's browser hands a provider's login back (tallyho://hand-back?...). */
export default function HandBackPage() {
  const [query] = useSearchParams();
  const [handBack] = useState(() => handBackIn(query));
  const [begun] = useState(readAppTrip);
  if (handBack === null) return <Outcome code={null} begun={begun} />;
  if ('code' in handBack) return <Outcome code={handBack.code} begun={begun} />;
  return begun?.provider === handBack.provider ? (
    <Navigate to={addressOfFailure(handBack.error, begun)} replace />
  ) : (
    <Nowhere />
  );
}

/** Nothing was begun here, or too long ago: the same as what the server says of a code that is over. */
const expiredText = 'That login has expired. Please start again.';

interface OutcomeProps {
  readonly code: string | null;
  readonly begun: AppTrip | null;
}

/** Changes the code, which leaves the address, for what the login has found out. */
function Outcome({ code, begun }: OutcomeProps) {
  const [query, setQuery] = useSearchParams();
  const { user } = useSession();
  const navigate = useNavigate();
  const fetchOutcome = useHandBack();
  const isAsked = useRef(false);

  function ask(): void {
    if (code === null || !begun) return;
    const goOn = (address: string) => navigate(address, { replace: true });
    fetchOutcome.mutate(
      { code, verifier: begun.verifier },
      {
        onSuccess: (outcome) => {
          endAppTrip();
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
    <AccountStage title={failure ? 'Not there yet' : 'Welcome back'} lead="From your browser to the app.">
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
    </AccountStage>
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
