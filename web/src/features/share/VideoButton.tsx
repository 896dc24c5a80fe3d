import { saveFile } from '../../shared/platform/save-file.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import type { Video } from './use-video.ts';

/** Saves the video of the fight. Renders nothing while it is made, which nothing waits for. */
export function VideoButton({ video: { file, hasFailed, retry } }: { readonly video: Video }) {
  if (hasFailed)
    return (
      <Button icon={<Icon name="again" />} onClick={retry}>
        Make video
      </Button>
    );
  if (file === null) return null;
  return (
    <Button icon={<Icon name="download" />} onClick={() => saveFile(file)}>
      Save video
    </Button>
  );
}
