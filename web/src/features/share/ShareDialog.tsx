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
import { Dialog } from '../../shared/ui/overlays/Dialog.tsx';
import { Popover } from '../../shared/ui/overlays/Popover.tsx';
import { Banner } from '../../shared/ui/states/Banner.tsx';
import { prefersReducedMotion } from '../../shared/ui/styles/motion.ts';
import { Pictures } from './Pictures.tsx';
import { CopyLink, PublicLink, usePublicLink } from './PublicLink.tsx';
import styles from './ShareDialog.module.css';
import {
  type CardFormat,
  pictures,
  type SendablePicture,
  useMovingFight,
  useResultCard,
} from './use-result-card.ts';
import { useBestPicture, useHasFight, useResultLink, useResultText } from './use-result-link.ts';

interface ShareDialogProps {
  readonly gameId: string;
  readonly onClose: () => void;
}

/**
 * The pictures of a finished game, of which one is chosen to send, save or copy, upright or wide, or moving if it is the fight, and the
 * game's public link. Mounted only while it is open.
 */
export default function ShareDialog({ gameId, onClose }: ShareDialogProps) {
  const best = useBestPicture(gameId);
  const hasFight = useHasFight(gameId);
  const [picked, setPicked] = useState<SendablePicture | null>(null);
  const [hasFirst, setHasFirst] = useState(false);
  const chosen = picked ?? best ?? pictures[0];
  const [format, setFormat] = useState<CardFormat>('upright');
  const [wantsMotion, setMotion] = useState(false);
  const optionsOf = (picture: SendablePicture) => ({
    format,
    // The first picture is there first: the game's record can still be on its way.
    isWanted: best !== null && (hasFirst || chosen === picture),
  });
  const cards = {
    fight: useResultCard(gameId, 'fight', optionsOf('fight')),
    board: useResultCard(gameId, 'board', optionsOf('board')),
    podium: useResultCard(gameId, 'podium', optionsOf('podium')),
  };
  const isMoving = wantsMotion && chosen === 'fight' && hasFight && format === 'upright';
  const moving = useMovingFight(gameId, { isWanted: isMoving });
  const isStill = prefersReducedMotion();
  if (!hasFirst && cards[chosen].file !== null) setHasFirst(true);
  const [failed, setFailed] = useState<File | null>(null);
  const { file } = isMoving ? moving : cards[chosen];
  // While the moving picture is made, the still one says what is possible.
  const way = useMainWay(file ?? cards[chosen].file, isMoving);
  const publicLink = usePublicLink(gameId);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Share the result"
      placement="sheet"
      size="md"
      actions={
        <div className={styles.actions}>
          <MainButton
            key={`${chosen} ${format} ${isMoving}`}
            gameId={gameId}
            file={file}
            way={way}
            onFailed={setFailed}
          />
          <div className={styles.ways}>
            {way !== 'save' && <SavePicture file={file} />}
            {publicLink.isPossible && <CopyLink publicLink={publicLink} />}
            <More>
              <Segmented label="Shape" options={shapes} value={format} onChange={setFormat} />
              <CopyText gameId={gameId} />
            </More>
          </div>
        </div>
      }
    >
      <div className={styles.share}>
        <Pictures
          cards={cards}
          chosen={chosen}
          onChoose={setPicked}
          format={format}
          motion={
            hasFight
              ? {
                  isOn: isMoving,
                  onChange: (isOn) => {
                    setMotion(isOn);
                    // A moving picture is upright.
                    if (isOn) setFormat('upright');
                  },
                  address: isMoving && !isStill ? moving.address : null,
                  isBusy: isMoving && moving.file === null && !moving.hasFailed,
                }
              : null
          }
        />
        {isMoving && <MovingNote moving={moving} isStill={isStill} />}
        {failed !== null && failed === file && (
          <Banner tone="bad">This browser did not allow that. Save the picture instead.</Banner>
        )}
        <PublicLink publicLink={publicLink} isShared={way === 'share'} />
      </div>
    </Dialog>
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

interface MovingNoteProps {
  readonly moving: ReturnType<typeof useMovingFight>;
  /** Motion is reduced: the still picture, which is how the moving one ends, is shown. */
  readonly isStill: boolean;
}

/** What becomes of the moving picture. The still one is shown until it is there, and if it cannot be made. */
function MovingNote({ moving, isStill }: MovingNoteProps) {
  if (moving.hasFailed)
    return (
      <Banner tone="bad">
        The moving picture could not be made. The still one is there.{' '}
        <Button onClick={moving.retry}>Try again</Button>
      </Banner>
    );
  return (
    <p className={moving.file ? styles.what : styles.making} role="status">
      {!moving.file
        ? 'Making it move. This takes a few seconds.'
        : isStill
          ? 'This is its last moment. It moves for others, and stands still here, because you have reduced motion.'
          : ''}
    </p>
  );
}

/** What leads: the system's share sheet on a touch screen, the copy with a mouse. */
type MainWay = 'share' | 'copy' | 'save';

/** What leads for a file; null: not loaded. No browser copies a moving picture. */
function useMainWay(file: File | null, isMoving: boolean): MainWay {
  const hasMouse = useMedia('(hover: hover)');
  const shares = file !== null && platform.canShare({ title: 'Tallyho', text: '', file });
  const copies = canCopyPicture() && !isMoving;
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

interface PictureProps {
  /** Null: not loaded. */
  readonly file: File | null;
}

interface SendProps extends PictureProps {
  /** Called with a picture that could not be sent, and with null before each attempt. */
  readonly onFailed: (file: File | null) => void;
}

function CopyPicture({ file, onFailed }: SendProps) {
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
      onClick={() => void copyFile()}
    >
      {copied ? 'Copied!' : 'Copy picture'}
    </Button>
  );
}

function SavePicture({ file, isMain = false }: PictureProps & { readonly isMain?: boolean }) {
  return (
    <Button
      {...(isMain && { variant: 'hot', size: 'lg', className: styles.main })}
      icon={<Icon name="download" />}
      aria-label="Save picture"
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

/** The one large button: what leads with the chosen picture. */
function MainButton({ gameId, file, way, onFailed }: MainButtonProps) {
  const { share, isBusy, isWithoutLink } = useShare(gameId, { file, onFailed });
  if (way === 'copy') return <CopyPicture file={file} onFailed={onFailed} />;
  if (way === 'save') return <SavePicture file={file} isMain />;
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
        icon={<Icon name="share" />}
        busy={isBusy}
        aria-disabled={!file}
        onClick={() => void share()}
      >
        {isWithoutLink ? 'Send without link' : 'Send to the group'}
      </Button>
    </>
  );
}

/**
 * Opens the system's share sheet with the picture, the text and the public link, which is made if there is none and the user may. If it
 * cannot be made, the user reads that first, and the next press shares without it.
 */
function useShare(gameId: string, { file, onFailed }: SendProps) {
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
