import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ProviderId } from '../../../entities/session/offered-providers.ts';
import { useOfferedProviders } from '../../../entities/session/offered-providers.ts';
import type { SessionUser } from '../../../entities/session/session.ts';
import { errorText, RequestError } from '../../../shared/api/api-error.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import { useKeptFocus } from '../../../shared/ui/overlays/use-kept-focus.ts';
import { leaveForProvider } from '../providers/leave-for-provider.ts';
import { ProviderLink } from '../providers/ProviderLink.tsx';
import { ProviderMark } from '../providers/ProviderMark.tsx';
import type { PendingAction } from '../providers/pending-action.ts';
import { providerName, providers } from '../providers/providers.ts';
import {
  checkMayLink,
  type LoginMethod,
  type SingleMethod,
  unlinkAccount,
  useRefreshAccount,
  useSetLoginMethods,
} from './account-api.ts';
import { NotConfirmed, useConfirmed } from './confirm-identity.tsx';
import styles from './LinkedAccounts.module.css';
import { PasswordDialog } from './PasswordDialog.tsx';
import { UnlinkDialog } from './UnlinkDialog.tsx';

/** The text for an account with only one way to log in. */
const onlyOneText = 'Cannot unlink the only authentication method. Add another method first.';

/** The server's text for its two refusals; a fixed text for any other error. */
const failureText = (error: Error, method: SingleMethod) =>
  error instanceof RequestError && ['onlyAuthMethod', 'notLinked'].includes(error.code)
    ? error.message
    : `Failed to unlink ${methodName(method)} account`;

const methodName = (method: LoginMethod): string => {
  if (method === 'form') return 'Password';
  return method === 'passkey' ? 'Passkey' : providerName(method);
};

interface LinkedAccountsProps {
  readonly user: SessionUser;
  /** The action to continue after the redirect to a provider. */
  readonly resumed: PendingAction | null;
}

/** The ways to log in to this account: link, unlink, set or change the password. */
export function LinkedAccounts({ user, resumed }: LinkedAccountsProps) {
  const refresh = useRefreshAccount();
  const setMethods = useSetLoginMethods();
  const confirmed = useConfirmed();
  const offered = useOfferedProviders();
  const keptFocus = useKeptFocus<HTMLUListElement>();
  const [dialog, setDialog] = useState<'password' | SingleMethod | null>(
    resumed?.kind === 'setPassword' ? 'password' : null,
  );
  const unlink = useMutation({
    mutationFn: (provider: SingleMethod) =>
      confirmed({ kind: 'unlink', provider }, () => unlinkAccount(provider)),
    onSuccess: ({ user: { authProviders } }, method) => {
      setMethods(authProviders);
      showToast(`${methodName(method)} is no longer a way to log in.`, 'good');
    },
    onError: (error, method) => {
      if (!(error instanceof NotConfirmed)) showToast(failureText(error, method), 'bad');
    },
    onSettled: refresh,
  });

  const link = useMutation({
    mutationFn: (provider: ProviderId) => confirmed({ kind: 'link', provider }, checkMayLink),
    onSuccess: (_, provider) => leaveForProvider(provider, { purpose: 'link' }),
    onError: (error) => {
      if (!(error instanceof NotConfirmed)) showToast(errorText(error), 'bad');
    },
  });

  const isResumed = useRef(false);
  useEffect(() => {
    if (isResumed.current) return;
    if (resumed?.kind === 'unlink') unlink.mutate(resumed.provider);
    else if (resumed?.kind === 'link') link.mutate(resumed.provider);
    else return;
    isResumed.current = true;
  }, [resumed, unlink.mutate, link.mutate]);

  const has = (method: SingleMethod) => user.authProviders.includes(method);
  function onUnlink(method: SingleMethod) {
    if (user.authProviders.length < 2) showToast(onlyOneText, 'bad');
    else setDialog(method);
  }
  const unlinkButton = (method: SingleMethod) => (
    <Button
      variant="quiet"
      aria-label={`Unlink ${methodName(method)}`}
      busy={unlink.isPending && unlink.variables === method}
      onClick={() => onUnlink(method)}
    >
      Unlink
    </Button>
  );

  return (
    <>
      <ul {...keptFocus} tabIndex={-1} className={styles.methods}>
        <li>
          <span className={styles.mark}>
            <Icon name="key" />
          </span>
          <Method name="Password" isLinked={has('form')} absent="Not set" present="Set" />
          <span className={styles.actions}>
            <Button onClick={() => setDialog('password')}>{has('form') ? 'Change' : 'Set password'}</Button>
            {has('form') && unlinkButton('form')}
          </span>
        </li>
        {providers
          .filter(({ id }) => offered.includes(id) || has(id))
          .map(({ id, name }) => (
            <li key={id}>
              <span className={styles.mark}>
                <ProviderMark provider={id} />
              </span>
              <Method name={name} isLinked={has(id)} absent="Not linked" present="Linked" />
              <span className={styles.actions}>
                {has(id) ? (
                  unlinkButton(id)
                ) : (
                  <ProviderLink
                    provider={id}
                    flow={{ purpose: 'link' }}
                    onStart={() => link.isPending || link.mutate(id)}
                    className={styles.link}
                    aria-label={`Link ${name}`}
                  >
                    Link
                  </ProviderLink>
                )}
              </span>
            </li>
          ))}
      </ul>
      {dialog === 'password' && (
        <PasswordDialog
          username={user.username}
          hasPassword={has('form')}
          onClose={() => setDialog(null)}
          // Not earlier, because the options below depend on the current ways to log in.
          onDone={() => void refresh().finally(() => setDialog(null))}
        />
      )}
      {dialog !== null && dialog !== 'password' && (
        <UnlinkDialog
          name={methodName(dialog)}
          others={user.authProviders.filter((method) => method !== dialog).map(methodName)}
          onClose={() => setDialog(null)}
          onUnlink={() => {
            setDialog(null);
            unlink.mutate(dialog);
          }}
        />
      )}
    </>
  );
}

interface MethodProps {
  readonly name: string;
  readonly isLinked: boolean;
  readonly present: string;
  readonly absent: string;
}

function Method({ name, isLinked, present, absent }: MethodProps) {
  return (
    <span className={styles.method}>
      <strong>{name}</strong>
      <span data-linked={isLinked}>{isLinked ? present : absent}</span>
    </span>
  );
}
