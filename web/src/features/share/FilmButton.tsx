import { saveFile } from '../../shared/platform/save-file.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import type { Film } from './use-film.ts';
import { canShareFile, useShare } from './use-share.ts';

interface FilmButtonProps {
  readonly gameId: string;
  readonly film: Film;
  /** Called with a film that could not be sent, and with null before each attempt. */
  readonly onFailed: (file: File | null) => void;
}

/** Sends or saves the film of the fight. Renders nothing while it is made, which nothing waits for. */
export function FilmButton({ gameId, film, onFailed }: FilmButtonProps) {
  const { file, hasFailed } = film;
  const { share, isBusy, isWithoutLink } = useShare(gameId, { file, onFailed });
  if (hasFailed)
    return (
      <Button icon={<Icon name="again" />} onClick={film.retry}>
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
