import { Navigate, useSearchParams } from 'react-router';
import { AccountStage } from '../features/accounts/AccountStage.tsx';
import { GuestsOnly } from '../features/accounts/entry.tsx';
import { SetUsernameForm } from '../features/accounts/SetUsernameForm.tsx';

/** The last step of a sign-up by a provider (spec section 2, decision 33). */
export default function SetUsernamePage() {
  const [query] = useSearchParams();
  const userId = query.get('userId');
  const token = query.get('token');
  if (!userId || !token) return <Navigate to="/login" replace />;
  return (
    <GuestsOnly>
      <AccountStage title="Choose a username" lead="One last thing: what do your friends call you?">
        <SetUsernameForm userId={userId} token={token} />
      </AccountStage>
    </GuestsOnly>
  );
}
