import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { AccountStage } from '../features/accounts/AccountStage.tsx';
import { GuestsOnly } from '../features/accounts/entry.tsx';
import {
  keepSignUp,
  mentionsSignUp,
  readSignUp,
  signUpIn,
  withoutSignUp,
} from '../features/accounts/pending-sign-up.ts';
import { SetUsernameForm } from '../features/accounts/SetUsernameForm.tsx';

/** The sign-up to finish. It leaves the address at once, and stays in this tab until it is used. */
function useSignUp() {
  const [query, setQuery] = useSearchParams();
  const [signUp] = useState(() => (mentionsSignUp(query) ? signUpIn(query) : readSignUp()));
  const isInAddress = signUp !== null && mentionsSignUp(query);
  useEffect(() => {
    if (!isInAddress || !signUp) return;
    keepSignUp(signUp);
    setQuery(withoutSignUp, { replace: true });
  }, [isInAddress, signUp, setQuery]);
  return signUp;
}

/** The last step of a sign-up by a provider (spec section 2, decision 33). */
export default function SetUsernamePage() {
  const signUp = useSignUp();
  if (!signUp) return <Navigate to="/login" replace />;
  return (
    <GuestsOnly>
      <AccountStage title="Choose a username" lead="One last thing: what do your friends call you?">
        <SetUsernameForm {...signUp} />
      </AccountStage>
    </GuestsOnly>
  );
}
