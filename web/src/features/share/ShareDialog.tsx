import { useState } from 'react';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Segmented } from '../../shared/ui/controls/Segmented.tsx';
import { Dialog } from '../../shared/ui/overlays/Dialog.tsx';
import { Banner } from '../../shared/ui/states/Banner.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import { Pictures, Thumbnails } from './Pictures.tsx';
import { PublicLink, usePublicLink } from './PublicLink.tsx';
import { ShareActions, useMainWay } from './ShareActions.tsx';
import styles from './ShareDialog.module.css';
import { canMakeFilm, type Film, useFilm } from './use-film.ts';
import { type CardFormat, pictures, type SendablePicture, useResultCard } from './use-result-card.ts';
import { useBestPicture, useHasFight } from './use-result-link.ts';

interface ShareDialogProps {
  readonly gameId: string;
  readonly onClose: () => void;
}

/** Of the fight there are two. */
type Kind = 'film' | 'picture';

const kinds: readonly { value: Kind; label: string }[] = [
  { value: 'film', label: 'Film' },
  { value: 'picture', label: 'Picture' },
];

/**
 * The pictures of a finished game, of which one is chosen to send, save or copy, upright or wide, or as a film if it is the fight, and
 * the game's public link. Mounted only while it is open.
 */
export default function ShareDialog({ gameId, onClose }: ShareDialogProps) {
  const best = useBestPicture(gameId);
  const hasFilm = useHasFight(gameId) && canMakeFilm();
  const [picked, setPicked] = useState<SendablePicture | null>(null);
  const [hasFirst, setHasFirst] = useState(false);
  const chosen = picked ?? best ?? pictures[0];
  const [format, setFormat] = useState<CardFormat>('upright');
  const [wanted, setWanted] = useState<Kind>('film');
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
  // A film is upright.
  const wantsFilm = hasFilm && wanted === 'film' && chosen === 'fight' && format === 'upright';
  const film = useFilm(gameId, { isWanted: wantsFilm });
  const isFilm = wantsFilm && !film.hasFailed;
  if (!hasFirst && cards[chosen].file !== null) setHasFirst(true);
  const [failed, setFailed] = useState<File | null>(null);
  const { file } = isFilm ? film : cards[chosen];
  // While the film is made, the picture says what is possible.
  const way = useMainWay(file ?? cards[chosen].file, isFilm);
  const publicLink = usePublicLink(gameId);

  function choose(kind: Kind) {
    setWanted(kind);
    if (kind === 'picture') return;
    setPicked('fight');
    setFormat('upright');
    if (film.hasFailed) film.retry();
  }

  return (
    <Dialog open onClose={onClose} title="Share the result" placement="sheet" size="lg">
      <div className={styles.share}>
        <div className={styles.layout}>
          <Pictures
            cards={cards}
            chosen={chosen}
            onChoose={setPicked}
            format={format}
            film={isFilm ? film : null}
          />
          <div className={styles.choices}>
            {hasFilm && (
              <Segmented
                label="Send as"
                hideLabel
                options={kinds}
                value={isFilm ? 'film' : 'picture'}
                onChange={choose}
              />
            )}
            <Thumbnails
              cards={cards}
              chosen={chosen}
              onChoose={setPicked}
              format={format}
              hasFilm={hasFilm && format === 'upright'}
            />
          </div>
          <div className={styles.words}>
            {wantsFilm && <FilmNote film={film} />}
            {failed !== null && failed === file && (
              <Banner tone="bad">
                This browser did not allow that. Save the {isFilm ? 'film' : 'picture'} instead.
              </Banner>
            )}
            <PublicLink publicLink={publicLink} isShared={way === 'share'} />
          </div>
          <ShareActions
            sent={`${chosen} ${format} ${isFilm}`}
            gameId={gameId}
            file={file}
            film={isFilm ? film : null}
            isComing={file === null && (isFilm || !cards[chosen].hasFailed)}
            way={way}
            onFailed={setFailed}
            publicLink={publicLink}
            format={format}
            onFormat={setFormat}
          />
        </div>
      </div>
    </Dialog>
  );
}

/** What becomes of the film. The picture is shown until it can play, and if it cannot be made. */
function FilmNote({ film }: { readonly film: Film }) {
  if (film.hasFailed)
    return (
      <Banner tone="bad">
        The film could not be made. The picture is there. <Button onClick={film.retry}>Try again</Button>
      </Banner>
    );
  return (
    <VisuallyHidden>
      <span role="status">{film.file ? '' : 'Making the film. This takes a few seconds.'}</span>
    </VisuallyHidden>
  );
}
