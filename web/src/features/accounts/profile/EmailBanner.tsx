import { useMutation } from '@tanstack/react-query';
import type { SessionUser } from '../../../entities/session/session.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Banner } from '../../../shared/ui/states/Banner.tsx';
import { sendVerification } from '../sign-in/email-api.ts';

/**
 * Asks the user to verify the address of the account. Renders nothing for a verified address, and explains why
 * there is none if it was removed.
 */
export function EmailBanner({ user }: { readonly user: SessionUser }) {
  const send = useMutation({ mutationFn: sendVerification });
  if (user.emailVerified) return null;
  if (user.email === '')
    return (
      <Banner tone="warn">
        Another player has proved that your email address is theirs, so your account has none any more. Log in
        with your username, or add another address.
      </Banner>
    );
  if (send.isSuccess)
    return <Banner tone="good">An email with a link is on its way. The link works for 24 hours.</Banner>;
  return (
    <Banner
      tone={send.error ? 'bad' : 'warn'}
      actions={
        <Button busy={send.isPending} onClick={() => send.mutate()}>
          Send link
        </Button>
      }
    >
      {send.error
        ? send.error.message
        : 'Please confirm your email address, so that you can get back in if you forget your password.'}
    </Banner>
  );
}
