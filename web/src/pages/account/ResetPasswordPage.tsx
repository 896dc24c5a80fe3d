import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AuthLayout } from '../../features/accounts/sign-in/AuthLayout.tsx';
import { ForgotPasswordForm } from '../../features/accounts/sign-in/ForgotPasswordForm.tsx';
import { useLinkToken } from '../../features/accounts/sign-in/link-token.ts';
import { NewPasswordForm } from '../../features/accounts/sign-in/NewPasswordForm.tsx';

/** Sends a link for a new password or, opened by such a link, sets the new password. */
export default function ResetPasswordPage() {
  const { token, onUsed } = useLinkToken();
  /** The token that the user gave up for a new link. */
  const [expired, setExpired] = useState<string | null>(null);
  const wantsLink = token === expired;
  return (
    <AuthLayout
      title={wantsLink ? 'Forgot password' : 'New password'}
      lead={wantsLink ? 'We send you a link for a new one.' : 'Choose one that only you know.'}
      footer={
        <>
          Remembered it? <Link to="/login">Log in</Link>
        </>
      }
    >
      {token === null || wantsLink ? (
        <ForgotPasswordForm />
      ) : (
        <NewPasswordForm key={token} token={token} onUsed={onUsed} onNewLink={() => setExpired(token)} />
      )}
    </AuthLayout>
  );
}
