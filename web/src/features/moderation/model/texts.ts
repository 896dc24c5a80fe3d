import { type AuditKind, deletedName } from '@tallyho/game/people/moderation';
import { type ReportReason, reportReasons } from '@tallyho/game/people/reports';
import { counted } from '@tallyho/game/text';
import type { AuditEntry, ModeratedUser, Report } from './responses.ts';

/** Formats a duration in hours as '1 hour', '3 days' or '1 year'. */
export function durationText(hours: number): string {
  if (hours % 8760 === 0) return counted(hours / 8760, 'year');
  return hours % 24 === 0 ? counted(hours / 24, 'day') : counted(hours, 'hour');
}

/** Describes the history of an account: how often it was reported, and its sanctions ('' if there are none). */
export function historyText({
  reports,
  guestReports,
  warnings,
  mutes,
  suspensions,
}: ModeratedUser['history']): {
  readonly reports: string;
  readonly sanctions: string;
} {
  const sanctions = [
    warnings > 0 && counted(warnings, 'warning'),
    mutes > 0 && counted(mutes, 'mute'),
    suspensions > 0 && counted(suspensions, 'suspension'),
  ].filter(Boolean);
  const times =
    reports === 0 ? 'Never reported' : reports === 1 ? 'Reported once' : `Reported ${reports} times`;
  return { reports: `${times}${byGuestsText(guestReports, reports)}`, sanctions: sanctions.join(' · ') };
}

/** Returns how many of `all` reports guests have sent, as the end of a sentence; '' for none. */
function byGuestsText(byGuests: number, all: number): string {
  if (byGuests === 0) return '';
  return all === 1 ? ' by a guest' : `, ${byGuests} by ${byGuests === 1 ? 'a guest' : 'guests'}`;
}

/** Describes the open reports about one user, e.g. '3 open reports, 2 by guests'; '' if there is only this one. */
export function openReportsText({ all, byGuests }: NonNullable<Report['open']>): string {
  return all === 1 ? '' : `${counted(all, 'open report')}${byGuestsText(byGuests, all)}`;
}

const sanctionVerbs = { warn: 'warned', mute: 'muted', suspend: 'suspended' } as const;

/** Describes the decision on a closed report, e.g. 'muted for 3 days'. */
export function decisionText(sanction: NonNullable<Report['closed']>['sanction']): string {
  if (sanction === null) return 'without a sanction';
  const time = sanction.hours === null ? '' : ` for ${durationText(sanction.hours)}`;
  return `${sanctionVerbs[sanction.kind]}${time}`;
}

/** The names of the kinds of actions that the log can be filtered by. */
export const kindTexts: Readonly<Record<AuditKind, string>> = {
  reports: 'Reports',
  sanctions: 'Warnings, mutes, suspensions',
  administrators: 'Administrators',
  accounts: 'Deleted accounts',
  themes: 'Themes',
  tags: 'Tags',
  pictures: 'Pictures',
  links: 'Public links',
};

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

/** Returns the name of a logged picture; '' if the log does not have it. */
export const pictureName = ({ name }: AuditEntry['details']): string => textOf(name);

/** Returns the theme and game of a logged picture. Old entries have only its path. */
function placeOf({ picture, theme, game }: AuditEntry['details']): string {
  const [, pathTheme = '', pathGame = ''] = textOf(picture).match(/^Themes\/(.+)\/Game(\d+)\/[^/]+$/) ?? [];
  const number = textOf(game ?? pathGame);
  return `${textOf(theme ?? pathTheme)}${number && number !== '0' ? `, game ${number}` : ''}`;
}

/** Returns the pictures of an act, e.g. '24 pictures of Grill night, game 1'. */
function picturesText({ details, also }: AuditEntry): string {
  const place = placeOf(details);
  const name = pictureName(details);
  const what =
    also.length > 0 ? counted(also.length + 1, 'picture') : name ? `the picture “${name}”` : 'a picture';
  return place ? `${what} of ${place}` : what;
}

/** Returns an audit entry as a sentence without its subject. `note`: the reason that was entered. */
export function actionText(entry: AuditEntry): { readonly sentence: string; readonly note: string } {
  const { action, subject, details } = entry;
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
    case 'appeal':
      return { sentence: 'appealed against their suspension', note: '' };
    case 'rejectAppeal':
      return { sentence: `rejected the appeal of ${target}`, note };
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
    case 'changeUsername':
      return { sentence: 'changed their username', note: '' };
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
      return { sentence: `uploaded ${picturesText(entry)}`, note: '' };
    case 'deletePicture':
      return { sentence: `deleted ${picturesText(entry)}`, note: '' };
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
