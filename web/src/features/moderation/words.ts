import { type AuditEntry, deletedName, type Member } from '@tallyho/game/people/moderation';
import { type ReportReason, reportReasons } from '@tallyho/game/people/safety';

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** '1 hour', '3 days', '1 year'. */
export function durationText(hours: number): string {
  if (hours % 8760 === 0) return counted(hours / 8760, 'year');
  return hours % 24 === 0 ? counted(hours / 24, 'day') : counted(hours, 'hour');
}

/** What happened to an account before: 'Reported twice · 1 warning'. */
export function historyText({ reports, warnings, mutes, suspensions }: Member['history']): string {
  const done = [
    warnings > 0 && counted(warnings, 'warning'),
    mutes > 0 && counted(mutes, 'mute'),
    suspensions > 0 && counted(suspensions, 'suspension'),
  ].filter(Boolean);
  const times =
    reports === 0 ? 'Never reported' : reports === 1 ? 'Reported once' : `Reported ${reports} times`;
  return [times, ...done].join(' · ');
}

const textOf = (value: string | number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);
const reasonText = (value: string): string =>
  value in reportReasons ? reportReasons[value as ReportReason] : value; // one of its keys, as just seen

/** What somebody did to whom, as a sentence without its first word; `note` is what they said. */
export function actionText({ action, subject, details }: AuditEntry): {
  readonly deed: string;
  readonly note: string;
} {
  const whom = subject?.username ?? deletedName;
  const note = textOf(details.reason);
  const time = typeof details.hours === 'number' ? ` for ${durationText(details.hours)}` : '';
  switch (action) {
    case 'report':
      return { deed: `reported ${whom}`, note: reasonText(note) };
    case 'warn':
      return { deed: `warned ${whom}`, note };
    case 'mute':
      return { deed: `muted ${whom}${time}`, note };
    case 'suspend':
      return { deed: `suspended ${whom}${time}`, note };
    case 'lift':
      return {
        deed: details.kind === 'mute' ? `let ${whom} write again` : `let ${whom} in again`,
        note: '',
      };
    case 'closeReport':
      return { deed: `closed a report about ${whom}`, note: '' };
    case 'deleteAccount':
      return { deed: 'deleted their account', note: '' };
    case 'createTheme':
      return { deed: `created the theme ${textOf(details.theme)}`, note: details.hidden ? 'Hidden' : '' };
    case 'updateTheme':
      return {
        deed: `changed the theme ${textOf(details.theme)}`,
        note: details.changed ? `Changed: ${textOf(details.changed)}` : '',
      };
    case 'deleteTheme':
      return { deed: `deleted the theme ${textOf(details.theme)}`, note: '' };
    case 'createTag':
      return { deed: `created the tag ${textOf(details.tag)}`, note: '' };
    case 'updateTag': {
      const isRenamed = details.name !== details.tag;
      return {
        deed: `changed the tag ${textOf(details.tag)}`,
        note: isRenamed ? `Now called ${textOf(details.name)}` : '',
      };
    }
    case 'deleteTag':
      return { deed: `deleted the tag ${textOf(details.tag)}`, note: '' };
    case 'uploadPicture':
      return { deed: 'added a picture', note: textOf(details.picture) };
    case 'deletePicture':
      return { deed: 'deleted a picture', note: textOf(details.picture) };
    default:
      return action satisfies never;
  }
}
