import { useId, useState } from 'react';
import { useIsGuest } from '../../entities/session/session.ts';
import { platform } from '../../shared/platform/platform.ts';
import { useCopy } from '../../shared/platform/use-copy.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { Banner } from '../../shared/ui/states/Banner.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import styles from './PublicLink.module.css';
import { TakeDown } from './TakeDown.tsx';
import { useResultLink } from './use-result-link.ts';

/**
 * The public link of a result. It is created when it is first copied or shared. Each player can remove it. Guests can neither
 * create nor remove it, but use one that another player has made.
 */
export function PublicLink({ gameId }: { readonly gameId: string }) {
  const titleId = useId();
  const isGuest = useIsGuest();
  const { copied, copy } = useCopy();
  const [wasTakenDown, setTakenDown] = useState(false);
  const { link, busy, error, create, revoke } = useResultLink(gameId);
  const shareData = (url: string) => ({ title: 'Tallyho', text: 'How our game night went:', url });
  const canShare = platform.canShare(shareData(''));

  async function withLink(use: (url: string) => Promise<unknown>) {
    const url = link ?? (await create());
    if (!url) return;
    setTakenDown(false);
    await use(url);
  }
  const shareOrCopy = async (url: string) => {
    if ((await platform.share(shareData(url))) === 'unavailable') await copy(url);
  };

  if (isGuest && !link)
    return (
      <section className={styles.link} aria-labelledby={titleId}>
        <h3 id={titleId}>Public link</h3>
        <p>
          A public link needs an account. As a guest you can save and share the picture. If you register, you
          can make the link here.
        </p>
      </section>
    );
  return (
    <section className={styles.link} aria-labelledby={titleId}>
      <div className={styles.line}>
        <h3 id={titleId}>Public link</h3>
        {canShare && (
          <Button
            icon={<Icon name="share" />}
            busy={busy === 'creating'}
            onClick={() => void withLink(shareOrCopy)}
          >
            Share <VisuallyHidden when="below480">link</VisuallyHidden>
          </Button>
        )}
        <Button
          icon={<Icon name={copied ? 'check' : 'link'} />}
          busy={busy === 'creating' && !canShare}
          onClick={() => void withLink(copy)}
        >
          {copied ? (
            'Copied!'
          ) : (
            <>
              Copy <VisuallyHidden when="below480">link</VisuallyHidden>
            </>
          )}
        </Button>
      </div>
      {error && <Banner tone="bad">{error}</Banner>}
      {link ? (
        <p className={styles.address}>{link}</p>
      ) : (
        <p className={styles.note}>
          {wasTakenDown
            ? 'The link no longer works. A new link has another address.'
            : 'Anyone with it sees names, answers and points, without logging in. Your own themes are left out.'}
        </p>
      )}
      {link && !isGuest && (
        <TakeDown
          busy={busy === 'revoking'}
          onTakeDown={() => void revoke().then((done) => setTakenDown(done))}
        />
      )}
    </section>
  );
}
