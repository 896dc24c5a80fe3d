import type { EditedGame, EditedPicture } from './edited-theme.ts';
import {
  changedBy,
  type ListIds,
  membershipChangedBy,
  mergeOrder,
  reorderedBy,
  staysInMerge,
} from './merge-lists.ts';
import { mergeValue, type RecordPart, type Versions } from './merge-part.ts';

type Pictures = Pick<EditedGame, 'folder' | 'pictures'>;

const nameOf = ({ alt, fileName }: EditedPicture): string => alt.trim() || fileName;
const textOf = (pictures: readonly EditedPicture[]): string =>
  pictures.length === 0 ? 'None' : `${pictures.length}: ${pictures.map(nameOf).join(', ')}`;
const idsOf = (pictures: readonly EditedPicture[]): string[] => pictures.map(({ id }) => id);

/**
 * Merges the pictures of a game: each one that was added or removed, their order, and each description. `game`: its title.
 * All pictures of a game are in one folder, so if both sides added the first ones, only one of the lists is possible.
 */
export function mergePictures(
  versions: Versions<EditedGame, EditedGame | undefined>,
  game: string,
  record: RecordPart,
): Pictures {
  const { base, mine, theirs } = versions;
  const part = { id: `${mine.key}.pictures`, game, label: 'Pictures' };
  const texts = {
    before: base ? textOf(base.pictures) : null,
    mine: textOf(mine.pictures),
    theirs: textOf(theirs.pictures),
  };
  const pick = ({ folder, pictures }: Pictures): Pictures => ({ folder, pictures });
  if (mine.folder !== null && theirs.folder !== null && mine.folder !== theirs.folder) {
    const by = changedBy(base && pick(base), pick(mine), pick(theirs));
    return pick(record({ ...part, ...texts }, by) === 'mine' ? mine : theirs);
  }
  const ids: ListIds = {
    base: base && idsOf(base.pictures),
    mine: idsOf(mine.pictures),
    theirs: idsOf(theirs.pictures),
  };
  record({ ...part, ...texts }, membershipChangedBy(ids));
  const moved = reorderedBy(ids);
  const first = record({ ...part, ...texts, id: `${part.id}.order`, label: 'Order of the pictures' }, moved);
  const merged = mergeOrder(ids, { first, isKept: staysInMerge(ids) }).flatMap((id) => {
    const of = (pictures: readonly EditedPicture[] | undefined) => pictures?.find((one) => one.id === id);
    const [own, other] = [of(mine.pictures), of(theirs.pictures)];
    if (!own || !other) return own ?? other ?? [];
    const alt = mergeValue(
      { base: of(base?.pictures)?.alt, mine: own.alt, theirs: other.alt },
      { id: `${part.id}.${id}`, game, label: `Description of ${own.fileName}` },
      { record, textOf: (text) => text },
    );
    return { ...own, alt };
  });
  return { folder: mine.folder ?? theirs.folder, pictures: merged };
}
