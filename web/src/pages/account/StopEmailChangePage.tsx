import { useMutation } from '@tanstack/react-query';
import { AuthLayout } from '../../features/accounts/sign-in/AuthLayout.tsx';
import { stopEmailChange } from '../../features/accounts/sign-in/email-api.ts';
import { isExpiredLink, useLinkToken } from '../../features/accounts/sign-in/link-token.ts';
import { Button, ButtonLink } from '../../shared/ui/controls/Button.tsx';
import { Banner } from '../../shared/ui/states/Banner.tsx';

/** Opened by a link in the e-mail about a change of the address. The user presses a button, because mail scanners open links too. */
export default function StopEmailChangePage() {
  const { token, onUsed } = useLinkToken();
  const stop = useMutation({
    mutationFn: stopEmailChange,
    onSuccess: onUsed,
    onError: (error) => {
      if (isExpiredLink(error)) onUsed();
    },
  });
  const toPassword = <ButtonLink to="/reset-password">Set a new password</ButtonLink>;
  return (
    <AuthLayout title="Stop the change" lead="Your account keeps this e-mail address.">
      {stop.isSuccess ? (
        <Banner tone="good" actions={toPassword}>
          The change was stopped. A new password logs out all devices.
        </Banner>
      ) : token === null ? (
        <Banner tone="warn" actions={toPassword}>
          This page needs the link from our e-mail.
        </Banner>
      ) : (
        <>
          {stop.error && (
            <Banner tone="bad" actions={toPassword}>
              {stop.error.message}
            </Banner>
          )}
          <Button variant="hot" size="lg" wide busy={stop.isPending} onClick={() => stop.mutate(token)}>
            Stop the change
          </Button>
        </>
      )}
    </AuthLayout>
  );
}
