import { canCopyPicture, copyPicture } from '../../shared/platform/copy-picture.ts';
import { saveFile } from '../../shared/platform/save-file.ts';
import { useCopy } from '../../shared/platform/use-copy.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Segmented } from '../../shared/ui/controls/Segmented.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { Popover } from '../../shared/ui/overlays/Popover.tsx';
import type { usePublicLink } from './PublicLink.tsx';
import styles from './ShareActions.module.css';
import { TakeDown } from './TakeDown.tsx';
import type { CardFormat } from './use-result-card.ts';
import { useResultLink, useResultText } from './use-result-link.ts';
import { useShare } from './use-share.ts';
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
  /** Of the fight; null: none is offered. */
  readonly video: Video | null;
  readonly format: CardFormat;
  readonly onFormat: (format: CardFormat) => void;
}

/** The one large button, a second one, and what few need behind the last. */
export function ShareActions({ sent, shares, video, format, onFormat, ...send }: ShareActionsProps) {
  const { gameId, publicLink, onFailed } = send;
  const { link, isGuest, busy, takeDown } = publicLink;
  const text = useTextCopy(gameId);
  const [first, second, ...further] = waysOf(shares, publicLink.isPossible);
  const hasVideo = video !== null && (video.file !== null || video.hasFailed);
  const contents = [further.length > 0 && 'save', hasVideo && 'video', shares && 'text', 'format']
    .filter(Boolean)
    .join(', ');
  const copyText = (
    <Button
      icon={<Icon name={text.copied ? 'check' : 'copy'} />}
      aria-disabled={!text.isReady}
      onClick={text.copy}
    >
      {text.copied ? 'Copied!' : 'Copy text'}
    </Button>
  );
  return (
    <div className={styles.actions}>
      <WayButton key={`first ${sent}`} way={first} isMain {...send} />
      {second && <WayButton key={`second ${sent}`} way={second} {...send} />}
      {!shares && copyText}
      <Popover
        label="More ways to share"
        placement="top"
        trigger={(props) => (
          <Button {...props} className={styles.further}>
            <span>
              More ways
              <span className={styles.contents}> {contents}</span>
            </span>
          </Button>
        )}
      >
        <div className={styles.more}>
          {further.map((way) => (
            <WayButton key={`${way} ${sent}`} way={way} {...send} />
          ))}
          {video && <VideoButton gameId={gameId} video={video} onFailed={onFailed} />}
          {shares && copyText}
          <Segmented label="Format" options={formats} value={format} onChange={onFormat} />
          {link && !isGuest && <TakeDown busy={busy === 'revoking'} onTakeDown={() => void takeDown()} />}
        </div>
      </Popover>
    </div>
  );
}

type Way = 'share' | 'link' | 'copy' | 'save';

/** Returns the ways to send a picture or its game, the best first. A share sheet also copies. */
function waysOf(shares: boolean, hasLink: boolean): [Way, ...Way[]] {
  const ways: Way[] = [];
  if (hasLink) ways.push('link');
  if (shares) return ['share', ...ways, 'save'];
  if (canCopyPicture()) ways.push('copy');
  const [first = 'save', ...others] = ways;
  return first === 'save' ? [first] : [first, ...others, 'save'];
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
  async function copyFile(picture: File) {
    onFailed(null);
    if (!(await copy(async () => copyPicture(picture)))) onFailed(picture);
  }
  const { icon, label, send } = (
    {
      share: { icon: 'share', label: isWithoutLink ? 'Share without link' : 'Share…', send: share },
      copy: { icon: copied ? 'check' : 'copy', label: copied ? 'Copied!' : 'Copy picture', send: copyFile },
      save: { icon: 'download', label: 'Save picture', send: saveFile },
    } as const
  )[way];
  return (
    <>
      {isMain && isWithoutLink && (
        <p className={styles.linkless} role="alert">
          The link could not be made. The picture has no link.
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

const formats: readonly { value: CardFormat; label: string }[] = [
  { value: 'upright', label: 'Tall' },
  { value: 'wide', label: 'Wide' },
];

/** Copies the result as text, for a chat. */
function useTextCopy(gameId: string) {
  const { copied, copy } = useCopy();
  const textWith = useResultText(gameId);
  const { link } = useResultLink(gameId);
  return {
    copied,
    isReady: textWith !== null,
    copy() {
      if (textWith) void copy(textWith(link));
    },
  };
}
