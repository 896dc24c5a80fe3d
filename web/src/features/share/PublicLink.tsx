import { useId, useState } from 'react';
import { useIsGuest } from '../../entities/session/session.ts';
import { useCopy } from '../../shared/platform/use-copy.ts';
import { Banner } from '../../shared/ui/states/Banner.tsx';
import styles from './PublicLink.module.css';
import { TakeDown } from './TakeDown.tsx';
import { useResultLink } from './use-result-link.ts';

/** The public link of a result for the parts of the dialog. Guests can neither create nor remove it. */
export function usePublicLink(gameId: string) {
  const isGuest = useIsGuest();
  const { copied, copy } = useCopy();
  const [wasTakenDown, setTakenDown] = useState(false);
  const { link, omits, busy, error, create, revoke } = useResultLink(gameId);
  return {
    link,
    omits,
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

interface PublicLinkProps {
  readonly publicLink: ReturnType<typeof usePublicLink>;
  /** Sharing sends the link, too, and so makes it. */
  readonly isShared: boolean;
}

/** Who can see the result, and its public link once there is one. */
export function PublicLink({ publicLink, isShared }: PublicLinkProps) {
  const titleId = useId();
  const { link, error, isPossible, isGuest, omits, busy, takeDown } = publicLink;
  return (
    <section className={styles.link} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        Public link
      </h3>
      {error && <Banner tone="bad">{error}</Banner>}
      {link && (
        <div className={styles.published}>
          <p className={styles.address}>{link}</p>
          {!isGuest && <TakeDown busy={busy === 'revoking'} onTakeDown={() => void takeDown()} />}
        </div>
      )}
      <p className={styles.note}>
        {noteOf(publicLink, isShared)}
        {isPossible && omits && ' Your own themes are left out.'}
      </p>
    </section>
  );
}

/** Says who can see the result. */
function noteOf(
  { isPossible, link, wasTakenDown }: PublicLinkProps['publicLink'],
  isShared: boolean,
): string {
  if (!isPossible) return 'A public link needs an account.';
  if (link) return 'Public now: names, answers and points.';
  if (wasTakenDown) return 'The link no longer works. A new link has another address.';
  return isShared
    ? 'Public once shared: names, answers and points.'
    : 'Public once the link is copied: names, answers and points.';
}
