import { copyPicture } from '../../shared/platform/copy-picture.ts';
import { saveFile } from '../../shared/platform/save-file.ts';
import { useCopy } from '../../shared/platform/use-copy.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Segmented } from '../../shared/ui/controls/Segmented.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { Popover } from '../../shared/ui/overlays/Popover.tsx';
import { FilmButton } from './FilmButton.tsx';
import { CopyLink, type usePublicLink } from './PublicLink.tsx';
import styles from './ShareActions.module.css';
import { ShareTile } from './ShareTile.tsx';
import { TakeDown } from './TakeDown.tsx';
import type { Film } from './use-film.ts';
import type { CardFormat } from './use-result-card.ts';
import { useResultLink, useResultText } from './use-result-link.ts';
import { type MainWay, useShare } from './use-share.ts';

interface ShareActionsProps extends MainButtonProps {
  /** Changes with what is sent: the state of an attempt belongs to that. */
  readonly sent: string;
  /** Of the fight; null: none is offered. */
  readonly film: Film | null;
  readonly publicLink: ReturnType<typeof usePublicLink>;
  readonly format: CardFormat;
  readonly onFormat: (format: CardFormat) => void;
}

/** What can be done with the chosen picture: the one large button, the tiles below it, the film once it is made, and what few need. */
export function ShareActions({ sent, film, publicLink, format, onFormat, ...send }: ShareActionsProps) {
  const { gameId, way, file, onFailed } = send;
  const { link, isGuest, busy, takeDown } = publicLink;
  const savesPicture = way !== 'save';
  const text = useTextCopy(gameId);
  return (
    <div className={styles.actions}>
      <MainButton key={sent} {...send} />
      <div className={styles.tiles}>
        {savesPicture && <SavePicture file={file} />}
        {publicLink.isPossible && <CopyLink publicLink={publicLink} />}
      </div>
      {film && <FilmButton gameId={gameId} film={film} onFailed={onFailed} />}
      <Popover
        label="More ways to share"
        placement="top"
        trigger={(props) => (
          <Button {...props} variant="quiet" className={styles.further}>
            More ways
          </Button>
        )}
      >
        <div className={styles.more}>
          <Button
            icon={<Icon name={text.copied ? 'check' : 'copy'} />}
            aria-disabled={!text.isReady}
            onClick={text.copy}
          >
            {text.copied ? 'Copied!' : 'Copy as text'}
          </Button>
          <Segmented label="Shape" options={shapes} value={format} onChange={onFormat} />
          {link && !isGuest && <TakeDown busy={busy === 'revoking'} onTakeDown={() => void takeDown()} />}
        </div>
      </Popover>
    </div>
  );
}

const shapes: readonly { value: CardFormat; label: string }[] = [
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

interface FileProps {
  /** Null: not loaded. */
  readonly file: File | null;
}

interface SendProps extends FileProps {
  /** The picture is loaded now: the button waits for it. */
  readonly isComing: boolean;
  /** Called with a file that could not be sent, and with null before each attempt. */
  readonly onFailed: (file: File | null) => void;
}

function CopyPicture({ file, isComing, onFailed }: SendProps) {
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

function SavePicture({ file }: FileProps) {
  return (
    <ShareTile
      icon={<Icon name="download" />}
      aria-disabled={!file}
      onClick={() => {
        if (file) saveFile(file);
      }}
    >
      Save picture
    </ShareTile>
  );
}

interface MainButtonProps extends SendProps {
  readonly gameId: string;
  readonly way: MainWay;
}

/** The one large button: what leads with the chosen picture. */
function MainButton({ gameId, file, isComing, way, onFailed }: MainButtonProps) {
  const { share, isBusy, isWithoutLink } = useShare(gameId, { file, onFailed });
  if (way === 'copy') return <CopyPicture file={file} isComing={isComing} onFailed={onFailed} />;
  const isSaved = way === 'save';
  return (
    <>
      {isWithoutLink && (
        <p className={styles.linkless} role="alert">
          The link could not be made. The picture has no link.
        </p>
      )}
      <Button
        variant="hot"
        size="lg"
        className={styles.main}
        icon={<Icon name={isSaved ? 'download' : 'share'} />}
        busy={isBusy}
        aria-disabled={!file}
        data-coming={isComing}
        onClick={() => {
          if (!isSaved) void share();
          else if (file) saveFile(file);
        }}
      >
        {isSaved ? 'Save picture' : isWithoutLink ? 'Share without link' : 'Share picture'}
      </Button>
    </>
  );
}
