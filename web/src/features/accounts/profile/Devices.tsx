import { formatDate, formatRelative, useLocale } from '../../../entities/preferences/format.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Badge } from '../../../shared/ui/layout/Badge.tsx';
import { Loading, Skeleton } from '../../../shared/ui/layout/Skeleton.tsx';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import { useKeptFocus } from '../../../shared/ui/overlays/use-kept-focus.ts';
import { Banner } from '../../../shared/ui/states/Banner.tsx';
import { type OwnSession, useEndSession, useOwnSessions } from './account-api.ts';
import styles from './Devices.module.css';

/** Sorts this device first, then the others by their last activity. */
const inOrder = (sessions: readonly OwnSession[]) =>
  sessions.toSorted(
    (a, b) => Number(b.current) - Number(a.current) || Date.parse(b.lastSeen) - Date.parse(a.lastSeen),
  );

/** The devices on which the account is logged in, each with a button to log it out. */
export function Devices() {
  const { data, error, refetch } = useOwnSessions();
  if (error && !data)
    return (
      <Banner tone="bad" actions={<Button onClick={() => void refetch()}>Try again</Button>}>
        {error.message}
      </Banner>
    );
  if (!data)
    return (
      <Loading label="Loading devices">
        <Skeleton height="3rem" />
        <Skeleton height="3rem" />
      </Loading>
    );
  return <DeviceList sessions={data} />;
}

function DeviceList({ sessions }: { readonly sessions: readonly OwnSession[] }) {
  useLocale();
  const end = useEndSession();
  const keptFocus = useKeptFocus<HTMLDivElement>();

  function onEnd(which: string, text: string) {
    end.mutate(which, {
      onSuccess: () => showToast(text, 'good'),
      onError: ({ message }) => showToast(message, 'bad'),
    });
  }

  return (
    <div {...keptFocus} tabIndex={-1} className={styles.panel}>
      <ul className={styles.devices}>
        {inOrder(sessions).map(({ _id, device, current, createdAt, lastSeen }) => (
          <li key={_id}>
            <span className={styles.device}>
              <strong>{device}</strong>
              <span>
                {current ? (
                  `Since ${formatDate(createdAt)}`
                ) : (
                  <>
                    Last here{' '}
                    <time dateTime={lastSeen} title={formatDate(lastSeen, 'dateTime')}>
                      {formatRelative(lastSeen)}
                    </time>
                  </>
                )}
              </span>
            </span>
            {current ? (
              <Badge tone="good">This one</Badge>
            ) : (
              <Button
                variant="quiet"
                aria-label={`Log out there: ${device}`}
                busy={end.isPending && end.variables === _id}
                onClick={() => onEnd(_id, `${device} is logged out.`)}
              >
                Log out there
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          busy={end.isPending && end.variables === 'others'}
          onClick={() => onEnd('others', 'You are logged out everywhere else.')}
        >
          Log out everywhere else
        </Button>
      )}
    </div>
  );
}
