import { type ReactNode, useId, useState } from 'react';
import { canCopyPicture, copyPicture } from '../../shared/platform/copy-picture.ts';
import { saveFile } from '../../shared/platform/save-file.ts';
import { useCopy } from '../../shared/platform/use-copy.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import { PublicLink, type usePublicLink } from './PublicLink.tsx';
import styles from './ShareActions.module.css';
import { useResultLink, useResultText } from './use-result-link.ts';
import { canShareFile, useShare } from './use-share.ts';
import type { Video } from './use-video.ts';
import { VideoButton } from './VideoButton.tsx';

interface WayProps {
  readonly gameId: string;
  /** Null: not loaded. */
  readonly file: File | null;
  /** The picture is loaded now: the button waits for it. */
  readonly isComing: boolean;
  readonly publicLink: ReturnType<typeof usePublicLink>;
  /** Called with a file that could not be sent, and with null before each attempt. */
  readonly onFailed: (file: File | null) => void;
}

interface ShareActionsProps extends WayProps {
  /** Changes with what is sent: the state of an attempt belongs to that. */
  readonly sent: string;
  /** The system's share sheet takes pictures. */
  readonly shares: boolean;
  /** Of the fight, which the share sheet gets once it is made; null: none is offered. */
  readonly video: Video | null;
  /** Above the buttons. */
  readonly notices: ReactNode;
  /** What the picture is: with the other ways behind one button. */
  readonly children: ReactNode;
}

/** Who can see it, the one large button, beside it the link, and behind one button the other ways. */
export function ShareActions({ sent, shares, video, notices, children, ...send }: ShareActionsProps) {
  const { gameId, publicLink } = send;
  const moving = video && canShareFile(video.file) ? video.file : null;
  const [first, ...others] = waysOf(shares, publicLink.isPossible);
  const [hasMore, setMore] = useState(false);
  const moreId = useId();
  return (
    <div className={styles.actions}>
      {notices}
      <PublicLink publicLink={publicLink} isShared={shares} />
      <div className={styles.first}>
        <WayButton
          key={`first ${sent}`}
          way={first}
          isMain
          {...send}
          file={(first === 'share' && moving) || send.file}
        />
        {others.includes('link') && <WayButton way="link" {...send} />}
        <Button
          aria-expanded={hasMore}
          aria-controls={moreId}
          icon={<Icon name={hasMore ? 'chevron-up' : 'chevron-down'} />}
          onClick={() => setMore(!hasMore)}
        >
          More
        </Button>
      </div>
      <div id={moreId} className={styles.rest} hidden={!hasMore}>
        {hasMore && (
          <>
            {children}
            <div className={styles.others}>
              {moving && <WayButton way="share" {...send} />}
              {others.map((way) => {
                if (way === 'link') return null;
                if (way === 'text') return <TextButton key={way} gameId={gameId} />;
                return <WayButton key={`${way} ${sent}`} way={way} {...send} />;
              })}
              {video && <VideoButton video={video} />}
            </div>
          </>
        )}
      </div>
    </div>
  );
}

type Way = 'share' | 'link' | 'copy' | 'save';

/** Returns the ways to send a picture or its game, the best first. A share sheet also copies the picture. */
function waysOf(shares: boolean, hasLink: boolean): [Way, ...(Way | 'text')[]] {
  const ways: Way[] = [];
  if (shares) ways.push('share');
  else if (canCopyPicture()) ways.push('copy');
  if (hasLink) ways.push('link');
  const [first, ...others] = ways;
  return first ? [first, ...others, 'text', 'save'] : ['save', 'text'];
}

interface WayButtonProps extends WayProps {
  readonly way: Way;
  /** The one large button. */
  readonly isMain?: boolean;
}

/** A button that sends the picture, or its game, in one way. */
function WayButton({ way, isMain = false, gameId, file, isComing, publicLink, onFailed }: WayButtonProps) {
  const { share, isBusy, isWithoutLink } = useShare(gameId, { file, onFailed });
  const { copied, copy } = useCopy();
  const look = isMain ? ({ variant: 'hot', size: 'lg', className: styles.main } as const) : {};
  if (way === 'link')
    return (
      <Button
        {...look}
        icon={<Icon name={publicLink.copied ? 'check' : 'link'} />}
        busy={publicLink.busy === 'creating'}
        onClick={() => void publicLink.copyLink()}
      >
        {publicLink.copied ? 'Copied!' : 'Copy link'}
      </Button>
    );
  const withLink = isMain && publicLink.isPossible ? ' and link' : '';
  const what = file?.type === 'image/gif' ? 'video' : 'picture';
  async function copyFile(picture: File) {
    onFailed(null);
    if (!(await copy(async () => copyPicture(picture)))) onFailed(picture);
  }
  const { icon, label, send } = (
    {
      share: {
        icon: 'share',
        label: isWithoutLink ? (
          'Share without link'
        ) : (
          <span>
            Share <VisuallyHidden when="below360">{`${what}${withLink}`}</VisuallyHidden>
          </span>
        ),
        send: share,
      },
      copy: { icon: copied ? 'check' : 'copy', label: copied ? 'Copied!' : 'Copy picture', send: copyFile },
      save: { icon: 'download', label: 'Save picture', send: saveFile },
    } as const
  )[way];
  return (
    <>
      {isWithoutLink && (
        <p className={styles.linkless} role="alert">
          The link could not be made. The {what} has no link.
        </p>
      )}
      <Button
        {...look}
        icon={<Icon name={icon} />}
        busy={way === 'share' && isBusy}
        aria-disabled={!file}
        data-coming={isComing}
        onClick={() => {
          if (file) void send(file);
        }}
      >
        {label}
      </Button>
    </>
  );
}

/** Copies the result as text, for a chat. */
function TextButton({ gameId }: { readonly gameId: string }) {
  const { copied, copy } = useCopy();
  const textWith = useResultText(gameId);
  const { link } = useResultLink(gameId);
  return (
    <Button
      icon={<Icon name={copied ? 'check' : 'chat'} />}
      aria-disabled={textWith === null}
      onClick={() => {
        if (textWith) void copy(textWith(link));
      }}
    >
      {copied ? 'Copied!' : 'Copy text'}
    </Button>
  );
}
