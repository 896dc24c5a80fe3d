import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { AuthLayout } from '../../features/accounts/sign-in/AuthLayout.tsx';
import { VisitorsOnly } from '../../features/accounts/sign-in/login-redirect.tsx';
import { SetUsernameForm } from '../../features/accounts/sign-in/SetUsernameForm.tsx';
import {
  mentionsSignUp,
  readSignUp,
  signUpIn,
  storeSignUp,
  withoutSignUp,
} from '../../features/accounts/stored/pending-sign-up.ts';

/** Returns the sign-up to complete. Moves it from the address to the tab's storage. */
function useSignUp() {
  const [query, setQuery] = useSearchParams();
  const [signUp] = useState(() => (mentionsSignUp(query) ? signUpIn(query) : readSignUp()));
  const isInAddress = signUp !== null && mentionsSignUp(query);
  useEffect(() => {
    if (!isInAddress || !signUp) return;
    storeSignUp(signUp);
    setQuery(withoutSignUp, { replace: true });
  }, [isInAddress, signUp, setQuery]);
  return signUp;
}

/** The last step of signing up with a provider. */
export default function SetUsernamePage() {
  const signUp = useSignUp();
  if (!signUp) return <Navigate to="/login" replace />;
  return (
    <VisitorsOnly>
      <AuthLayout title="Choose a username" lead="One last thing: what do your friends call you?">
        <SetUsernameForm {...signUp} />
      </AuthLayout>
    </VisitorsOnly>
  );
}
