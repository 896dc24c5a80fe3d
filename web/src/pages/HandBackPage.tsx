import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AccountStage } from '../features/accounts/AccountStage.tsx';
import { nextAddress } from '../features/accounts/next-address.ts';
import { keepSignUp } from '../features/accounts/pending-sign-up.ts';
import { type AppTrip, endAppTrip, readAppTrip } from '../features/accounts/provider-trip.ts';
import { ApiError } from '../net/api-error.ts';
import type { HandBackAnswer } from '../net/api-types.ts';
import { useHandBack } from '../session/entering.ts';
import { useSession } from '../session/session.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Loading, Skeleton } from '../ui/Skeleton.tsx';

/** Nothing was begun here, or too long ago: the same as what the server says of a code that is over. */
const expiredText = 'That login has expired. Please start again.';

/** Where the app goes on to with what it got. A sign-up is kept for the page that asks for the username. */
function addressAfter(outcome: HandBackAnswer, { purpose, next }: AppTrip): string {
  if ('linked' in outcome) return `/user?${purpose === 'confirm' ? 'confirmed' : 'linked'}=${outcome.linked}`;
  if ('user' in outcome) return nextAddress(next);
  keepSignUp(outcome.signUp);
  return `/set-username?${new URLSearchParams({ next: nextAddress(next) })}`;
}

/** The app, opened by the link with which the system's browser hands a provider's login back (tallyho://hand-back?code=...). */
export default function HandBackPage() {
  const [query, setQuery] = useSearchParams();
  const [code] = useState(() => query.get('code'));
  const [trip] = useState(readAppTrip);
  const { user } = useSession();
  const navigate = useNavigate();
  const fetchOutcome = useHandBack();
  const isAsked = useRef(false);

  function ask(): void {
    if (code === null || !trip) return;
    fetchOutcome.mutate(
      { code, verifier: trip.verifier },
      {
        onSuccess: (outcome) => {
          endAppTrip();
          navigate(addressAfter(outcome, trip), { replace: true });
        },
      },
    );
  }

  useEffect(() => {
    if (query.size > 0) setQuery({}, { replace: true });
    if (isAsked.current) return;
    isAsked.current = true;
    ask();
  });

  const { error } = fetchOutcome;
  const canRetry = error instanceof ApiError && (error.status === 0 || error.status >= 500);
  const failure = code === null || !trip ? expiredText : error?.message;
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
