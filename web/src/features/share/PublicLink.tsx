import { useId, useState } from 'react';
import { useIsGuest } from '../../entities/session/session.ts';
import { useCopy } from '../../shared/platform/use-copy.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { Banner } from '../../shared/ui/states/Banner.tsx';
import styles from './PublicLink.module.css';
import { TakeDown } from './TakeDown.tsx';
import { useResultLink } from './use-result-link.ts';

/** Who can see the link, before it is made and after. */
const audience = 'names, answers and points.';

/** The public link of a result for the parts of the dialog. Guests can neither create nor remove it. */
export function usePublicLink(gameId: string) {
  const isGuest = useIsGuest();
  const { copied, copy } = useCopy();
  const [wasTakenDown, setTakenDown] = useState(false);
  const { link, busy, error, create, revoke } = useResultLink(gameId);
  return {
    link,
    busy,
    error,
    isGuest,
    wasTakenDown,
    copied,
    isPossible: link !== null || !isGuest,
    async copyLink() {
      const url = link ?? (await create());
      if (!url) return;
      setTakenDown(false);
      await copy(url);
    },
    async takeDown() {
      setTakenDown(await revoke());
    },
  };
}

interface LinkProps {
  readonly publicLink: ReturnType<typeof usePublicLink>;
}

/** Copies the link, which is created for the first copy. */
export function CopyLink({ publicLink: { copied, busy, copyLink } }: LinkProps) {
  return (
    <Button
      icon={<Icon name={copied ? 'check' : 'link'} />}
      busy={busy === 'creating'}
      onClick={() => void copyLink()}
    >
      {copied ? 'Copied!' : 'Copy link'}
    </Button>
  );
}

interface PublicLinkProps extends LinkProps {
  /** Sharing sends the link, too, and so makes it. */
  readonly isShared: boolean;
}

/** Who can see the result, and its public link once there is one. Each player can remove it, except guests. */
export function PublicLink({ publicLink, isShared }: PublicLinkProps) {
  const titleId = useId();
  const { link, busy, error, isGuest, isPossible, wasTakenDown, takeDown } = publicLink;
  return (
    <section className={styles.link} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        Public link
      </h3>
      {error && <Banner tone="bad">{error}</Banner>}
      {link && <p className={styles.address}>{link}</p>}
      <p className={styles.note}>
        {!isPossible
          ? 'A public link needs an account. As a guest you can send the picture.'
          : link
            ? `Public now: anyone with this link sees ${audience}`
            : wasTakenDown
              ? 'The link no longer works. A new link has another address.'
              : `Not public until ${isShared ? 'sent or copied. Anyone with the link' : 'the link is copied. Anyone with it'} sees ${audience}`}
      </p>
      {link && !isGuest && <TakeDown busy={busy === 'revoking'} onTakeDown={() => void takeDown()} />}
    </section>
  );
}
