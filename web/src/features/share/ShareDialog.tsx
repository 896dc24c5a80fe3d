import { platform } from '../../shared/platform/platform.ts';
import { saveFile } from '../../shared/platform/save-file.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { Dialog } from '../../shared/ui/overlays/Dialog.tsx';
import { CardPicture } from './CardPicture.tsx';
import { PublicLink } from './PublicLink.tsx';
import styles from './ShareDialog.module.css';
import { useResultCard } from './use-result-card.ts';

interface ShareDialogProps {
  readonly gameId: string;
  readonly onClose: () => void;
}

/** The picture of a finished game, to save or share, and its public link. Mounted only while it is open. */
export default function ShareDialog({ gameId, onClose }: ShareDialogProps) {
  const card = useResultCard(gameId, 'board');
  const { file } = card;
  const picture = file && { title: 'Tallyho', text: 'Our game night on Tallyho', file };
  return (
    <Dialog open onClose={onClose} title="Share the result" placement="sheet" size="md">
      <div className={styles.share}>
        <CardPicture card={card} />
        <div className={styles.buttons}>
          <Button
            icon={<Icon name="download" />}
            aria-disabled={!file}
            onClick={() => {
              if (file) saveFile(file);
            }}
          >
            Save picture
          </Button>
          {picture && platform.canShare(picture) && (
            <Button icon={<Icon name="image" />} onClick={() => void platform.share(picture)}>
              Share picture
            </Button>
          )}
        </div>
        <PublicLink gameId={gameId} />
      </div>
    </Dialog>
  );
}
