import { saveFile } from '../../shared/platform/save-file.ts';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import styles from './FilmTile.module.css';
import { ShareTile } from './ShareTile.tsx';
import type { Film } from './use-film.ts';
import { canShareFile, useShare } from './use-share.ts';

interface FilmTileProps {
  readonly gameId: string;
  readonly film: Film;
  /** Called with a film that could not be sent, and with null before each attempt. */
  readonly onFailed: (file: File | null) => void;
}

/** Sends or saves the film of the fight. While it is made, which nothing waits for, a ring shows how much of it is. */
export function FilmTile({ gameId, film, onFailed }: FilmTileProps) {
  const { file, progress, hasFailed } = film;
  const { share, isBusy, isWithoutLink } = useShare(gameId, { file, onFailed });
  if (hasFailed)
    return (
      <ShareTile icon={<Icon name="again" />} onClick={film.retry}>
        Make film
      </ShareTile>
    );
  if (file === null)
    return (
      <ShareTile
        icon={<span className={styles.ring} style={{ '--made': progress }} aria-hidden="true" />}
        aria-disabled
      >
        Making the film…
      </ShareTile>
    );
  const shares = canShareFile(file);
  return (
    <>
      {isWithoutLink && (
        <p className={styles.linkless} role="alert">
          The link could not be made. The film has no link.
        </p>
      )}
      <ShareTile
        icon={<Icon name="play" />}
        busy={isBusy}
        onClick={() => (shares ? void share() : saveFile(file))}
      >
        {shares ? 'Send film' : 'Save film'}
      </ShareTile>
    </>
  );
}
