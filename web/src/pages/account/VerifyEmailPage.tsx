import { useMutation } from '@tanstack/react-query';
import { formatDate, useLocale } from '../../entities/preferences/format.ts';
import { useRefreshAccount } from '../../features/accounts/profile/account-api.ts';
import { AuthLayout } from '../../features/accounts/sign-in/AuthLayout.tsx';
import { verifyEmail } from '../../features/accounts/sign-in/email-api.ts';
import { isExpiredLink, useLinkToken } from '../../features/accounts/sign-in/link-token.ts';
import { Button, ButtonLink } from '../../shared/ui/controls/Button.tsx';
import { Banner } from '../../shared/ui/states/Banner.tsx';

/** Opened by a link in an email. The user presses a button, because mail scanners open links too. */
export default function VerifyEmailPage() {
  const { token, onUsed } = useLinkToken();
  useLocale();
  const refresh = useRefreshAccount();
  const verify = useMutation({
    mutationFn: verifyEmail,
    onSuccess: () => {
      onUsed();
      return refresh();
    },
    onError: (error) => {
      if (isExpiredLink(error)) onUsed();
    },
  });
  const effectiveAt = verify.data?.effectiveAt ?? null;
  return (
    <AuthLayout title="Confirm your email" lead="So that we know it is yours.">
      {verify.isSuccess ? (
        <Banner tone="good" actions={<ButtonLink to="/">To Tallyho</ButtonLink>}>
          {effectiveAt === null ? (
            'Your email address is confirmed.'
          ) : (
            <>
              Your new email address is confirmed. Your account changes to it on{' '}
              <time dateTime={effectiveAt}>{formatDate(effectiveAt, 'dateTime')}</time>, because the change
              was requested on a new device. Until then the old one counts.
            </>
          )}
        </Banner>
      ) : token === null ? (
        <Banner tone="warn" actions={<ButtonLink to="/user">To my profile</ButtonLink>}>
          This page needs the link from our email. You can request a new one in your profile.
        </Banner>
      ) : (
        <>
          {verify.error && (
            <Banner tone="bad" actions={<ButtonLink to="/user">To my profile</ButtonLink>}>
              {verify.error.message}
            </Banner>
          )}
          {!isExpiredLink(verify.error) && (
            <Button variant="hot" size="lg" wide busy={verify.isPending} onClick={() => verify.mutate(token)}>
              Confirm
            </Button>
          )}
        </>
      )}
    </AuthLayout>
  );
}
