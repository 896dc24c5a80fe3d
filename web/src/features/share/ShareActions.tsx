import { type ReactNode, useState } from 'react';
import { useIsGuest } from '../../entities/session/session.ts';
import { canCopyPicture, copyPicture } from '../../shared/platform/copy-picture.ts';
import { platform } from '../../shared/platform/platform.ts';
import { saveFile } from '../../shared/platform/save-file.ts';
import { useCopy } from '../../shared/platform/use-copy.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Segmented } from '../../shared/ui/controls/Segmented.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { useMedia } from '../../shared/ui/layout/use-media.ts';
import { Popover } from '../../shared/ui/overlays/Popover.tsx';
import { CopyLink, type usePublicLink } from './PublicLink.tsx';
import styles from './ShareActions.module.css';
import type { Film } from './use-film.ts';
import type { CardFormat } from './use-result-card.ts';
import { useResultLink, useResultText } from './use-result-link.ts';

interface ShareActionsProps extends MainButtonProps {
  /** Changes with what is sent: the state of an attempt belongs to that. */
  readonly sent: string;
  readonly publicLink: ReturnType<typeof usePublicLink>;
  readonly format: CardFormat;
  readonly onFormat: (format: CardFormat) => void;
}

/** What can be done with the chosen picture or film: the one large button, and the others. */
export function ShareActions({ sent, publicLink, format, onFormat, ...send }: ShareActionsProps) {
  const { gameId, way, file, film } = send;
  return (
    <div className={styles.actions}>
      <MainButton key={sent} {...send} />
      <div className={styles.ways}>
        {way !== 'save' && <SaveFile file={file} film={film} />}
        {publicLink.isPossible && <CopyLink publicLink={publicLink} />}
        <More>
          <Segmented label="Shape" options={shapes} value={format} onChange={onFormat} />
          <CopyText gameId={gameId} />
        </More>
      </div>
    </div>
  );
}

const shapes: readonly { value: CardFormat; label: string }[] = [
  { value: 'upright', label: 'Tall' },
  { value: 'wide', label: 'Wide' },
];

/** What few need: one quiet button leads to it. */
function More({ children }: { readonly children: ReactNode }) {
  return (
    <Popover
      label="More ways to share"
      placement="top"
      trigger={(props) => (
        <Button variant="quiet" {...props}>
          More
        </Button>
      )}
    >
      <div className={styles.more}>{children}</div>
    </Popover>
  );
}

/** What leads: the system's share sheet on a touch screen, the copy with a mouse. */
type MainWay = 'share' | 'copy' | 'save';

/** What leads for a file; null: not loaded. No browser copies a film. */
export function useMainWay(file: File | null, isFilm: boolean): MainWay {
  const hasMouse = useMedia('(hover: hover)');
  const shares = file !== null && platform.canShare({ title: 'Tallyho', text: '', file });
  const copies = canCopyPicture() && !isFilm;
  return shares && !(hasMouse && copies) ? 'share' : copies ? 'copy' : 'save';
}

/** The result as text, for a chat. */
function CopyText({ gameId }: { readonly gameId: string }) {
  const { copied, copy } = useCopy();
  const textWith = useResultText(gameId);
  const { link } = useResultLink(gameId);
  return (
    <Button
      icon={<Icon name={copied ? 'check' : 'copy'} />}
      aria-disabled={textWith === null}
      onClick={() => {
        if (textWith) void copy(textWith(link));
      }}
    >
      {copied ? 'Copied!' : 'Copy text'}
    </Button>
  );
}

interface FileProps {
  /** Null: not loaded or not made. */
  readonly file: File | null;
  /** Null: a picture is sent. */
  readonly film: Film | null;
}

interface MainFileProps extends FileProps {
  /** The file is loaded or made now: the button waits for it. */
  readonly isComing: boolean;
}

interface SendProps extends MainFileProps {
  /** Called with a file that could not be sent, and with null before each attempt. */
  readonly onFailed: (file: File | null) => void;
}

function CopyPicture({ file, isComing, onFailed }: Omit<SendProps, 'film'>) {
  const { copied, copy } = useCopy();
  async function copyFile() {
    if (!file) return;
    onFailed(null);
    if (!(await copy(async () => copyPicture(file)))) onFailed(file);
  }
  return (
    <Button
      variant="hot"
      size="lg"
      className={styles.main}
      icon={<Icon name={copied ? 'check' : 'copy'} />}
      aria-disabled={!file}
      data-coming={isComing}
      onClick={() => void copyFile()}
    >
      {copied ? 'Copied!' : 'Copy picture'}
    </Button>
  );
}

function SaveFile({ file, film }: FileProps) {
  return (
    <Button
      icon={<Icon name="download" />}
      aria-label={film ? 'Save film' : 'Save picture'}
      aria-disabled={!file}
      onClick={() => {
        if (file) saveFile(file);
      }}
    >
      Save
    </Button>
  );
}

interface MainButtonProps extends SendProps {
  readonly gameId: string;
  readonly way: MainWay;
}

/** The one large button: what leads with what is chosen. While a film is made, it says how much of it is. */
function MainButton({ gameId, file, film, isComing, way, onFailed }: MainButtonProps) {
  const { share, isBusy, isWithoutLink } = useShare(gameId, { file, onFailed });
  if (way === 'copy') return <CopyPicture file={file} isComing={isComing} onFailed={onFailed} />;
  const isSaved = way === 'save';
  const isMaking = film !== null && file === null;
  const label = isSaved
    ? `Save ${film ? 'film' : 'picture'}`
    : isWithoutLink
      ? 'Send without link'
      : 'Send to the group';
  return (
    <>
      {isWithoutLink && (
        <p className={styles.linkless} role="alert">
          The link could not be made. The {film ? 'film' : 'picture'} has no link.
        </p>
      )}
      <Button
        variant="hot"
        size="lg"
        className={styles.main}
        style={{ '--made': film?.progress ?? 0 }}
        icon={!isMaking && <Icon name={isSaved ? 'download' : 'share'} />}
        busy={isBusy}
        aria-disabled={!file}
        data-coming={isComing}
        onClick={() => {
          if (!isSaved) void share();
          else if (file) saveFile(file);
        }}
      >
        {isMaking ? 'Making the film…' : label}
        {/* Not in the name, which would be read out with every step. */}
        {isMaking && (
          <span className={styles.percent} aria-hidden="true">
            {Math.round(film.progress * 100)}%
          </span>
        )}
      </Button>
    </>
  );
}

/**
 * Opens the system's share sheet with the picture, the text and the public link, which is made if there is none and the user may. If it
 * cannot be made, the user reads that first, and the next press shares without it.
 */
function useShare(gameId: string, { file, onFailed }: Pick<SendProps, 'file' | 'onFailed'>) {
  const isGuest = useIsGuest();
  const textWith = useResultText(gameId);
  const { link, busy, create } = useResultLink(gameId);
  const [isWithoutLink, setWithoutLink] = useState(false);
  async function share() {
    if (!file) return;
    onFailed(null);
    const isMade = link !== null || isGuest || isWithoutLink;
    const url = isMade ? link : await create();
    if (!isMade && url === null) {
      setWithoutLink(true);
      return;
    }
    // Within the text, because several apps drop the address of what has a file.
    const text = textWith ? textWith(url) : 'Our game night on Tallyho';
    if ((await platform.share({ title: 'Tallyho', text, file })) === 'unavailable') onFailed(file);
  }
  return { share, isBusy: busy === 'creating', isWithoutLink: isWithoutLink && link === null };
}
