import { useState } from 'react';
import { saveFile } from '../../shared/platform/save-file.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Segmented } from '../../shared/ui/controls/Segmented.tsx';
import { Dialog } from '../../shared/ui/overlays/Dialog.tsx';
import { Banner } from '../../shared/ui/states/Banner.tsx';
import { prefersReducedMotion } from '../../shared/ui/styles/motion.ts';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import { PictureChoice } from './PictureChoice.tsx';
import { Pictures } from './Pictures.tsx';
import { usePublicLink } from './PublicLink.tsx';
import { type CardFormat, pictures, type SendablePicture } from './result-api.ts';
import { ShareActions } from './ShareActions.tsx';
import styles from './ShareDialog.module.css';
import { useResultCard } from './use-result-card.ts';
import { useBestPicture, useHasFight } from './use-result-link.ts';
import { canSharePicture } from './use-share.ts';
import { canMakeVideo, useVideo, type Video } from './use-video.ts';
import type { Playback } from './VideoPicture.tsx';

interface ShareDialogProps {
  readonly gameId: string;
  readonly onClose: () => void;
}

/**
 * The pictures of a finished game, of which one is chosen to send, copy or save, upright or wide, the video of its fight, which is made
 * meanwhile, and the game's public link. Mounted only while it is open.
 */
export default function ShareDialog({ gameId, onClose }: ShareDialogProps) {
  const best = useBestPicture(gameId);
  const hasVideo = useHasFight(gameId) && canMakeVideo();
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
    me: useResultCard(gameId, 'me', optionsOf('me')),
  };
  if (!hasFirst && cards[chosen].file !== null) setHasFirst(true);
  // A video is upright. The picture does not wait for it.
  const offersVideo = hasVideo && chosen === 'fight' && format === 'upright';
  const video = useVideo(gameId, { isWanted: offersVideo && cards.fight.file !== null });
  const [playback, setPlayback] = useState<Playback>('still');
  // Another picture or format ends it.
  if (!offersVideo && playback !== 'still') setPlayback('still');
  // It plays once by itself.
  const [hasPlayed, setPlayed] = useState(prefersReducedMotion);
  if (offersVideo && video.parts && !hasPlayed) {
    setPlayed(true);
    setPlayback('playing');
  }
  const [failed, setFailed] = useState<File | null>(null);
  const { file, hasFailed } = cards[chosen];
  const shares = canSharePicture(file);
  const publicLink = usePublicLink(gameId);

  return (
    <Dialog open onClose={onClose} title="Share the result" placement="sheet" size="lg">
      <div className={styles.share} data-public={publicLink.link !== null}>
        <div className={styles.layout} data-format={format}>
          <Pictures
            cards={cards}
            chosen={chosen}
            onChoose={setPicked}
            format={format}
            video={offersVideo && !video.hasFailed ? video : null}
            playback={playback}
            onPlayback={setPlayback}
          />
          <PictureChoice
            cards={cards}
            chosen={chosen}
            onChoose={setPicked}
            format={format}
            moves={hasVideo && format === 'upright'}
          />
          <ShareActions
            sent={`${chosen} ${format}`}
            gameId={gameId}
            file={file}
            video={offersVideo ? video : null}
            isComing={file === null && !hasFailed}
            shares={shares}
            onFailed={setFailed}
            publicLink={publicLink}
            notices={
              <>
                {offersVideo && <VideoNote video={video} />}
                {failed !== null && <NotAllowed file={failed} />}
              </>
            }
          >
            <div className={styles.format}>
              <span aria-hidden="true">Format</span>
              <Segmented label="Format" hideLabel options={formats} value={format} onChange={setFormat} />
            </div>
          </ShareActions>
        </div>
      </div>
    </Dialog>
  );
}

const formats: readonly { value: CardFormat; label: string }[] = [
  { value: 'upright', label: 'Tall' },
  { value: 'wide', label: 'Wide' },
];

/** The browser refused to send or copy a file, which can always be saved. */
function NotAllowed({ file }: { readonly file: File }) {
  return (
    <Banner tone="bad">
      This browser did not allow that. <Button onClick={() => saveFile(file)}>Save it instead</Button>
    </Banner>
  );
}

/** What becomes of the video, for readers who do not see its button appear. */
function VideoNote({ video }: { readonly video: Video }) {
  if (video.hasFailed) return <Banner tone="bad">The video could not be made. The picture is there.</Banner>;
  return (
    <VisuallyHidden>
      <span role="status">{video.file ? 'The video is ready.' : ''}</span>
    </VisuallyHidden>
  );
}
