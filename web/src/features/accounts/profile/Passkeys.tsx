import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatDate, formatRelative, useLocale } from '../../../entities/preferences/format.ts';
import type { SessionUser } from '../../../entities/session/session.ts';
import { errorText } from '../../../shared/api/api-error.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { Loading, Skeleton } from '../../../shared/ui/layout/Skeleton.tsx';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import { useKeptFocus } from '../../../shared/ui/overlays/use-kept-focus.ts';
import { Banner } from '../../../shared/ui/states/Banner.tsx';
import { type OwnPasskey, useOwnPasskeys, useRefreshPasskeys } from '../passkeys/passkey-api.ts';
import type { PendingAction } from '../providers/pending-action.ts';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';
import { useSetLoginMethods } from './account-api.ts';
import { NotConfirmed, useConfirmed } from './confirm-identity.tsx';
import styles from './Passkeys.module.css';
import { RemovePasskeyDialog } from './RemovePasskeyDialog.tsx';
import { RenamePasskeyDialog } from './RenamePasskeyDialog.tsx';

interface PasskeysProps {
  readonly user: SessionUser;
  /** The action to continue after the redirect to a provider. */
  readonly resumed: PendingAction | null;
}

type OpenDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'rename' | 'remove'; readonly passkey: OwnPasskey };

/** The passkeys of the account: add, rename, remove. Use it inside ConfirmIdentity. */
export function Passkeys({ user, resumed }: PasskeysProps) {
  const { data, error, refetch } = useOwnPasskeys();
  const refresh = useRefreshPasskeys();
  const setMethods = useSetLoginMethods();
  const confirmed = useConfirmed();
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const [dialog, setDialog] = useState<OpenDialog | null>(
    resumed?.kind === 'addPasskey' ? { kind: 'add' } : null,
  );
  const remove = useMutation({
    mutationFn: async (id: string) => {
      const flows = await import('../passkeys/passkey-flows.ts');
      return confirmed({ kind: 'removePasskey', id }, () => flows.removePasskey(id));
    },
    onSuccess: ({ authProviders }) => {
      setMethods(authProviders);
      showToast('The passkey is removed.', 'good');
    },
    onError: (failure) => {
      if (!(failure instanceof NotConfirmed)) showToast(errorText(failure), 'bad');
    },
    onSettled: refresh,
  });
  const resume = useEffectEvent(() => {
    if (resumed?.kind === 'removePasskey') remove.mutate(resumed.id);
  });
  useEffect(() => resume(), []);

  if (error && !data)
    return (
      <Banner tone="bad" actions={<Button onClick={() => void refetch()}>Try again</Button>}>
        {errorText(error)}
      </Banner>
    );
  if (!data)
    return (
      <Loading label="Loading passkeys">
        <Skeleton height="3rem" />
      </Loading>
    );

  function onRemove(passkey: OwnPasskey) {
    if (user.authProviders.length < 2 && data?.length === 1)
      showToast('This is your only way to log in. Add another one first.', 'bad');
    else setDialog({ kind: 'remove', passkey });
  }
  return (
    <div {...keptFocus} tabIndex={-1} className={styles.panel}>
      {data.length > 0 && (
        <ul className={styles.passkeys}>
          {data.map((passkey) => (
            <li key={passkey._id}>
              <PasskeyText passkey={passkey} />
              <span className={styles.actions}>
                <Button
                  variant="quiet"
                  aria-label={`Rename ${passkey.name}`}
                  onClick={() => setDialog({ kind: 'rename', passkey })}
                >
                  Rename
                </Button>
                <Button
                  variant="quiet"
                  aria-label={`Remove ${passkey.name}`}
                  busy={remove.isPending && remove.variables === passkey._id}
                  onClick={() => onRemove(passkey)}
                >
                  Remove
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <Button icon={<Icon name="key" />} onClick={() => setDialog({ kind: 'add' })}>
        Add a passkey
      </Button>
      {dialog?.kind === 'add' && (
        <AddPasskeyDialog
          onClose={() => setDialog(null)}
          onAdded={() => {
            setDialog(null);
            if (!user.authProviders.includes('passkey')) setMethods([...user.authProviders, 'passkey']);
            void refresh();
          }}
        />
      )}
      {dialog?.kind === 'rename' && (
        <RenamePasskeyDialog passkey={dialog.passkey} onClose={() => setDialog(null)} />
      )}
      {dialog?.kind === 'remove' && (
        <RemovePasskeyDialog
          name={dialog.passkey.name}
          onClose={() => setDialog(null)}
          onRemove={() => {
            setDialog(null);
            remove.mutate(dialog.passkey._id);
          }}
        />
      )}
    </div>
  );
}

function PasskeyText({ passkey: { name, createdAt, lastUsedAt } }: { readonly passkey: OwnPasskey }) {
  useLocale();
  return (
    <span className={styles.passkey}>
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <span>
        Added {formatDate(createdAt)}
        {' · '}
        {lastUsedAt === null ? (
          'not used yet'
        ) : (
          <>
            last used{' '}
            <time dateTime={lastUsedAt} title={formatDate(lastUsedAt, 'dateTime')}>
              {formatRelative(lastUsedAt)}
            </time>
          </>
        )}
      </span>
    </span>
  );
}
