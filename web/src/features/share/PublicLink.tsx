import { type ReactNode, useId, useState } from 'react';
import { useIsGuest } from '../../entities/session/session.ts';
import { useCopy } from '../../shared/platform/use-copy.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { Banner } from '../../shared/ui/states/Banner.tsx';
import styles from './PublicLink.module.css';
import { TakeDown } from './TakeDown.tsx';
import { useResultLink } from './use-result-link.ts';

interface PublicLinkProps {
  readonly gameId: string;
  /** Sharing sends the link, too, and so makes it. */
  readonly isShared: boolean;
  /** Other ways to copy the result, beside that of the link. */
  readonly children: ReactNode;
}

/** Who can see the link, before it is made and after. */
const audience = 'sees names, answers and points.';

/**
 * The public link of a result, and since when anyone can see it. It is created when it is first copied or shared. Each player can
 * remove it. Guests can neither create nor remove it, but use one that another player has made.
 */
export function PublicLink({ gameId, isShared, children }: PublicLinkProps) {
  const titleId = useId();
  const isGuest = useIsGuest();
  const { copied, copy } = useCopy();
  const [wasTakenDown, setTakenDown] = useState(false);
  const { link, busy, error, create, revoke } = useResultLink(gameId);
  const isPossible = link !== null || !isGuest;
  async function copyLink() {
    const url = link ?? (await create());
    if (!url) return;
    setTakenDown(false);
    await copy(url);
  }
  return (
    <section className={styles.link} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        Public link
      </h3>
      <div className={styles.ways}>
        {children}
        {isPossible && (
          <Button
            icon={<Icon name={copied ? 'check' : 'link'} />}
            busy={busy === 'creating'}
            onClick={() => void copyLink()}
          >
            {copied ? 'Copied!' : 'Copy link'}
          </Button>
        )}
      </div>
      {error && <Banner tone="bad">{error}</Banner>}
      {link && <p className={styles.address}>{link}</p>}
      <p className={styles.note}>
        {!isPossible
          ? 'A public link needs an account. As a guest you can send the picture.'
          : link
            ? `Public now: anyone with this link ${audience}`
            : wasTakenDown
              ? 'The link no longer works. A new link has another address.'
              : `Not public yet. ${isShared ? 'Once it is sent or copied, anyone with the link' : 'Once you copy the link, anyone with it'} ${audience}`}
      </p>
      {link && !isGuest && (
        <TakeDown
          busy={busy === 'revoking'}
          onTakeDown={() => void revoke().then((done) => setTakenDown(done))}
        />
      )}
    </section>
  );
}
