import { useMutation } from '@tanstack/react-query';
import { AuthLayout } from '../../features/accounts/sign-in/AuthLayout.tsx';
import { stopEmailChange } from '../../features/accounts/sign-in/email-api.ts';
import { isExpiredLink, useLinkToken } from '../../features/accounts/sign-in/link-token.ts';
import { Button, ButtonLink } from '../../shared/ui/controls/Button.tsx';
import { Banner } from '../../shared/ui/states/Banner.tsx';

/** Opened by a link in the email about a change of the address. The user presses a button, because mail scanners open links too. */
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
    <AuthLayout title="Keep your email" lead="Your account keeps its present address if you stop the change.">
      {stop.isSuccess ? (
        <Banner tone="good" actions={toPassword}>
          The change was stopped. If you did not request it, set a new password now: that logs out all
          devices.
        </Banner>
      ) : isExpiredLink(stop.error) ? (
        <Banner tone="bad" actions={<ButtonLink to="/user">To my profile</ButtonLink>}>
          This link does not work any more: the change was stopped or has happened. Your profile shows your
          address. If you did not request the change, set a new password there.
        </Banner>
      ) : token === null ? (
        <Banner tone="warn" actions={toPassword}>
          This page needs the link from our email.
        </Banner>
      ) : (
        <>
          {stop.error && <Banner tone="bad">{stop.error.message}</Banner>}
          <Button variant="hot" size="lg" wide busy={stop.isPending} onClick={() => stop.mutate(token)}>
            Stop the change
          </Button>
        </>
      )}
    </AuthLayout>
  );
}
