import { formatDate, useLocale } from '../../../entities/preferences/format.ts';
import { errorText } from '../../../shared/api/api-error.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import { Banner } from '../../../shared/ui/states/Banner.tsx';
import { useCancelEmailChange, useEmailChange } from './account-api.ts';

/**
 * The change of the address that was requested and has not happened: when it happens, or that its link has to be opened; and a button
 * that stops it. Renders nothing if there is none.
 */
export function PendingEmailChange() {
  useLocale();
  const { data } = useEmailChange();
  const cancel = useCancelEmailChange();
  if (!data?.change) return null;
  const { email, effectiveAt, isConfirmed } = data.change;
  const address = <bdi>{email}</bdi>;
  const reason = data.delay > 0 ? 'this device is new' : 'the change was requested on a new device';
  const when = effectiveAt !== null && (
    <>
      on <time dateTime={effectiveAt}>{formatDate(effectiveAt, 'dateTime')}</time> because {reason}
    </>
  );
  return (
    <Banner
      tone="warn"
      actions={
        <Button
          busy={cancel.isPending}
          onClick={() =>
            cancel.mutate(undefined, {
              onSuccess: () => showToast('The change was stopped. Your address stays.', 'good'),
              onError: (error) => showToast(errorText(error), 'bad'),
            })
          }
        >
          Stop the change
        </Button>
      }
    >
      {isConfirmed ? (
        <>
          Your address changes to {address} {when}.
        </>
      ) : when ? (
        <>
          Open the link that we sent to {address}. Your address then changes {when}.
        </>
      ) : (
        <>Open the link that we sent to {address}: then it becomes your address.</>
      )}
    </Banner>
  );
}
