import { does, listed, numberWord, quotation, spokenTo, withCapital } from '../text.ts';

/** More names are counted. */
const mostNames = 3;
/** More rosettes of one player are counted. */
const mostLabels = 3;

/** "Kim keeps", "you keep", "Kim and Sam keep", "four of you keep". `names` may have the viewer's mark. */
const subjectKeeps = (names: readonly string[]): string => {
  const [only, other] = names;
  if (only !== undefined && other === undefined) return does(only, 'keeps', 'keep');
  return `${names.length > mostNames ? `${withCapital(numberWord(names.length))} of you` : listed(names)} keep`;
};

/** Returns what the host says when players get a rosette. */
export const rosetteLine = (names: readonly string[]): string =>
  spokenTo(`${subjectKeeps(names)} it for the rest of the night.`);

/** Returns who keeps which rosette as a sentence. */
export const rosetteNews = (names: readonly string[], label: string): string =>
  spokenTo(`${subjectKeeps(names)} the rosette ${quotation(label)}.`);

/** Returns the rosettes of a player in one line: "Keeps a secret, Gets up early and 2 more". */
export const rosetteList = (labels: readonly string[]): string =>
  labels.length <= mostLabels
    ? labels.join(', ')
    : `${labels.slice(0, mostLabels).join(', ')} and ${labels.length - mostLabels} more`;
