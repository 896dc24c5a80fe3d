import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useEnter } from '../../../entities/session/login-mutations.ts';
import { useOffersPasskeys } from '../../../entities/session/offered-providers.ts';
import { errorText } from '../../../shared/api/api-error.ts';
import { platform } from '../../../shared/platform/platform.ts';
import { useActivity } from '../../../shared/schedule/use-activity.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { leaveForPasskey } from './leave-for-passkey.ts';
import { PasskeyError } from './PasskeyError.tsx';

/** The form offers passkeys from the visitor's first activity on, and at the latest after this time, in milliseconds. */
const maxDelay = 8_000;

/**
 * A button that logs in with a passkey. While it is shown, the browser offers passkeys in the field of the username, too.
 * `next`: the page to open in the desktop app; other pages redirect themselves.
 */
export function PasskeyLogin({ next }: { readonly next: string }) {
  const enter = useEnter();
  const logIn = useMutation({
    mutationFn: async () => {
      if (platform.returnsByLink) return leaveForPasskey({ purpose: 'enter', from: 'login', next });
      return enter(await (await import('./passkey-flows.ts')).logInByPasskey());
    },
  });
  const [offerError, setOfferError] = useState<unknown>(null);
  const onEntered = useEffectEvent(enter);
  const isActive = useActivity(maxDelay);
  const isOffered = useOffersPasskeys();
  /** The browser has only one request for a passkey at a time. */
  const mayOffer = isOffered && isActive && !logIn.isPending && !platform.returnsByLink;
  useEffect(() => {
    if (!mayOffer) return;
    let end = () => {};
    let isEnded = false;
    void import('./passkey-autofill.ts').then(
      ({ offerPasskeys }) => {
        if (!isEnded)
          end = offerPasskeys({ onEntered: (answer) => onEntered(answer), onFailed: setOfferError });
      },
      (error: unknown) => console.warn('Passkeys are not offered in the form', errorText(error)),
    );
    return () => {
      isEnded = true;
      end();
    };
  }, [mayOffer]);

  if (!isOffered) return null;
  return (
    <>
      <PasskeyError error={logIn.error ?? offerError} />
      <Button
        wide
        size="lg"
        busy={logIn.isPending}
        onClick={() => {
          setOfferError(null);
          logIn.mutate();
        }}
      >
        Log in with a passkey
      </Button>
    </>
  );
}
