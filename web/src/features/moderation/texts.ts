import { type AuditEntry, deletedName, type Member } from '@tallyho/game/people/moderation';
import { type ReportReason, reportReasons } from '@tallyho/game/people/safety';
import { counted } from '@tallyho/game/text';

/** Formats a duration in hours as '1 hour', '3 days' or '1 year'. */
export function durationText(hours: number): string {
  if (hours % 8760 === 0) return counted(hours / 8760, 'year');
  return hours % 24 === 0 ? counted(hours / 24, 'day') : counted(hours, 'hour');
}

/** Describes the history of an account, e.g. 'Reported 2 times · 1 warning'. */
export function historyText({ reports, warnings, mutes, suspensions }: Member['history']): string {
  const sanctions = [
    warnings > 0 && counted(warnings, 'warning'),
    mutes > 0 && counted(mutes, 'mute'),
    suspensions > 0 && counted(suspensions, 'suspension'),
  ].filter(Boolean);
  const times =
    reports === 0 ? 'Never reported' : reports === 1 ? 'Reported once' : `Reported ${reports} times`;
  return [times, ...sanctions].join(' · ');
}

const textOf = (value: string | number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);
const reasonText = (value: string): string =>
  value in reportReasons ? reportReasons[value as ReportReason] : value; // checked by `in`

/** Returns who acted: a user, the command `npm run admin`, or the lobby whose report was refused. */
export function actorText({ action, actor, details }: AuditEntry): string {
  if (action === 'parkReport') return `Lobby ${textOf(details.code)}`;
  if (details.by === 'command') return 'The command npm run admin';
  return actor?.username ?? deletedName;
}

/** Returns an audit entry as a sentence without its subject. `note`: the reason that was entered. */
export function actionText({ action, subject, details }: AuditEntry): {
  readonly sentence: string;
  readonly note: string;
} {
  const target = subject?.username ?? deletedName;
  const note = textOf(details.reason);
  const time = typeof details.hours === 'number' ? ` for ${durationText(details.hours)}` : '';
  switch (action) {
    case 'report':
      return { sentence: `reported ${target}`, note: reasonText(note) };
    case 'warn':
      return { sentence: `warned ${target}`, note };
    case 'mute':
      return { sentence: `muted ${target}${time}`, note };
    case 'suspend':
      return { sentence: `suspended ${target}${time}`, note };
    case 'lift':
      return {
        sentence: details.kind === 'mute' ? `let ${target} write again` : `let ${target} in again`,
        note: '',
      };
    case 'closeReport':
      return { sentence: `closed a report about ${target}`, note: '' };
    case 'reopenReport':
      return { sentence: `opened a report about ${target} again`, note: '' };
    case 'makeAdministrator':
      return { sentence: `made ${target} an administrator`, note: '' };
    case 'removeAdministrator':
      return { sentence: `took the administrator role from ${target}`, note: '' };
    case 'deleteAccount':
      return { sentence: 'deleted their account', note: '' };
    case 'createTheme':
      return { sentence: `created the theme ${textOf(details.theme)}`, note: details.hidden ? 'Hidden' : '' };
    case 'updateTheme':
      return {
        sentence: `changed the theme ${textOf(details.theme)}`,
        note: details.changed ? `Changed: ${textOf(details.changed)}` : '',
      };
    case 'deleteTheme':
      return { sentence: `deleted the theme ${textOf(details.theme)}`, note: '' };
    case 'createTag':
      return { sentence: `created the tag ${textOf(details.tag)}`, note: '' };
    case 'updateTag': {
      const isRenamed = details.name !== details.tag;
      return {
        sentence: `changed the tag ${textOf(details.tag)}`,
        note: isRenamed ? `Now called ${textOf(details.name)}` : '',
      };
    }
    case 'deleteTag':
      return { sentence: `deleted the tag ${textOf(details.tag)}`, note: '' };
    case 'uploadPicture':
      return { sentence: 'added a picture', note: textOf(details.picture) };
    case 'deletePicture':
      return { sentence: 'deleted a picture', note: textOf(details.picture) };
    case 'parkReport':
      return {
        sentence: `could not save ${textOf(details.report)} (error ${textOf(details.status)})`,
        note: `Reports kept in this lobby for 30 days: ${textOf(details.parked)}`,
      };
    case 'removeLink':
      return { sentence: 'took down the public link of a result', note: textOf(details.game) };
    default:
      return action satisfies never;
  }
}
