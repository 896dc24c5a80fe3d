import { saveFile } from '../../shared/platform/save-file.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { canShareFile, useShare } from './use-share.ts';
import type { Video } from './use-video.ts';

interface VideoButtonProps {
  readonly gameId: string;
  readonly video: Video;
  /** Called with a video that could not be sent, and with null before each attempt. */
  readonly onFailed: (file: File | null) => void;
}

/** Sends or saves the video of the fight. Renders nothing while it is made, which nothing waits for. */
export function VideoButton({ gameId, video, onFailed }: VideoButtonProps) {
  const { file, hasFailed } = video;
  const { share, isBusy, isWithoutLink } = useShare(gameId, { file, onFailed });
  if (hasFailed)
    return (
      <Button icon={<Icon name="again" />} onClick={video.retry}>
        Make video
      </Button>
    );
  if (file === null) return null;
  const shares = canShareFile(file);
  return (
    <>
      {isWithoutLink && <p role="alert">The link could not be made. The video has no link.</p>}
      <Button
        icon={<Icon name="play" />}
        busy={isBusy}
        onClick={() => (shares ? void share() : saveFile(file))}
      >
        {shares ? 'Send video' : 'Save video'}
      </Button>
    </>
  );
}
