import { useId, useState } from 'react';
import { canCopyPicture, copyPicture } from '../../shared/platform/copy-picture.ts';
import { platform } from '../../shared/platform/platform.ts';
import { saveFile } from '../../shared/platform/save-file.ts';
import { useCopy } from '../../shared/platform/use-copy.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { useMedia } from '../../shared/ui/layout/use-media.ts';
import { Dialog } from '../../shared/ui/overlays/Dialog.tsx';
import { Banner } from '../../shared/ui/states/Banner.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import { Pictures } from './Pictures.tsx';
import { PublicLink } from './PublicLink.tsx';
import styles from './ShareDialog.module.css';
import { type CardFormat, pictures, type SendablePicture, useResultCard } from './use-result-card.ts';
import { useBestPicture, useResultText } from './use-result-link.ts';

interface ShareDialogProps {
  readonly gameId: string;
  readonly onClose: () => void;
}

/**
 * The pictures of a finished game, of which one is chosen to send, save or copy, upright or wide, and the game's public link. Mounted only while
 * it is open.
 */
export default function ShareDialog({ gameId, onClose }: ShareDialogProps) {
  const best = useBestPicture(gameId);
  const [picked, setPicked] = useState<SendablePicture | null>(null);
  const [hasFirst, setHasFirst] = useState(false);
  const chosen = picked ?? best ?? pictures[0];
  const [format, setFormat] = useState<CardFormat>('upright');
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
  if (!hasFirst && cards[chosen].file !== null) setHasFirst(true);
  const [failed, setFailed] = useState<File | null>(null);
  const { file } = cards[chosen];
  return (
    <Dialog
      open
      onClose={onClose}
      title="Share the result"
      placement="sheet"
      size="md"
      actions={<PictureButtons key={`${chosen} ${format}`} file={file} onFailed={setFailed} />}
    >
      <div className={styles.share}>
        <Pictures cards={cards} chosen={chosen} onChoose={setPicked} format={format} onFormat={setFormat} />
        {failed !== null && failed === file && (
          <Banner tone="bad">This browser did not allow that. Save the picture instead.</Banner>
        )}
        <ResultText gameId={gameId} />
        <PublicLink gameId={gameId} />
      </div>
    </Dialog>
  );
}

/** The result as text, for a chat. */
function ResultText({ gameId }: { readonly gameId: string }) {
  const titleId = useId();
  const { copied, copy } = useCopy();
  const text = useResultText(gameId);
  return (
    <section className={styles.text} aria-labelledby={titleId}>
      <div>
        <h3 id={titleId}>As text</h3>
        <p className={styles.what}>The podium and the biggest fight, to paste into a chat.</p>
      </div>
      <Button
        icon={<Icon name={copied ? 'check' : 'copy'} />}
        aria-disabled={text === null}
        onClick={() => {
          if (text !== null) void copy(text);
        }}
      >
        {copied ? 'Copied!' : 'Copy text'}
      </Button>
    </section>
  );
}

interface PictureButtonsProps {
  /** Null: not loaded. */
  readonly file: File | null;
  /** Called with a picture that could not be copied, and with null before each attempt. */
  readonly onFailed: (file: File | null) => void;
}

/** What can be done with the chosen picture. On a touch screen the system's share sheet leads, with a mouse the copy. */
function PictureButtons({ file, onFailed }: PictureButtonsProps) {
  const { copied, copy } = useCopy();
  const picture = file && { title: 'Tallyho', text: 'Our game night on Tallyho', file };
  const canShare = picture !== null && platform.canShare(picture);
  const hasMouse = useMedia('(hover: hover)');
  const copies = canCopyPicture() && (hasMouse || !canShare);
  async function copyFile() {
    if (!file) return;
    onFailed(null);
    if (!(await copy(async () => copyPicture(file)))) onFailed(file);
  }
  return (
    <>
      <Button
        size="lg"
        className={styles.save}
        icon={<Icon name="download" />}
        aria-label="Save picture"
        aria-disabled={!file}
        onClick={() => {
          if (file) saveFile(file);
        }}
      >
        <VisuallyHidden when="below480">Save</VisuallyHidden>
      </Button>
      {canShare && (
        <Button
          variant={copies ? 'plain' : 'hot'}
          size="lg"
          className={copies ? undefined : styles.main}
          icon={<Icon name="share" />}
          onClick={() => void platform.share(picture)}
        >
          Share picture
        </Button>
      )}
      {copies && (
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
      )}
    </>
  );
}
