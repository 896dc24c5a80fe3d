import { personFrom } from '@tallyho/game/people/cards';
import type { AuditKind, ReportStatus } from '@tallyho/game/people/moderation';
import type { SanctionInput } from '@tallyho/game/people/sanctions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { moderationKey } from '../../../entities/moderation/open-reports.ts';
import { request } from '../../../shared/api/api.ts';
import { appealFrom, auditEntryFrom, reportFrom } from './responses.ts';

/** Which reports. `about`: the id of an account. */
export interface ReportFilter {
  readonly status: ReportStatus;
  readonly about?: string;
}

/** What the log is filtered by. Times in ISO 8601, users by id. */
export interface AuditFilter {
  readonly text?: string;
  readonly user?: string;
  readonly administrator?: string;
  readonly kind?: AuditKind;
  readonly from?: string;
  readonly to?: string;
}

const keys = {
  reports: (filter: ReportFilter, before: string | null) => [...moderationKey, 'reports', filter, before],
  appeals: (status: 'open' | 'closed') => [...moderationKey, 'appeals', status],
  users: (username: string) => [...moderationKey, 'users', username],
  administrators: [...moderationKey, 'administrators'],
  deletedSuspensions: [...moderationKey, 'deletedSuspensions'],
  audit: (filter: AuditFilter, before: number | null) => [...moderationKey, 'audit', filter, before],
} as const;

/** Query parameters of the page after an entry; null for the first page. */
const after = (before: string | number | null) => (before === null ? {} : { before: String(before) });

/** Fetches a page of reports, in the order of the API. `before`: last report of the previous page; null for the first page. */
export const useReports = (filter: ReportFilter, before: string | null) =>
  useQuery({
    queryKey: keys.reports(filter, before),
    queryFn: async () => {
      const query = { ...filter, ...after(before) };
      const { reports, hasMore } = await request('GET', '/api/admin/reports', { query });
      return { reports: reports.map(reportFrom), hasMore };
    },
  });

/** Fetches the open or closed appeals against suspensions, the latest first. */
export const useAppeals = (status: 'open' | 'closed') =>
  useQuery({
    queryKey: keys.appeals(status),
    queryFn: async () =>
      (await request('GET', '/api/admin/appeals', { query: { status } })).appeals.map(appealFrom),
  });

/** Fetches accounts by the start of their name. For an empty text: the accounts that are muted or suspended. */
export const useFoundUsers = (username: string) =>
  useQuery({
    queryKey: keys.users(username),
    queryFn: async ({ signal }) =>
      (await request('GET', '/api/admin/users/search', { query: { username }, signal })).users.map(
        personFrom,
      ),
  });

/** Fetches the suspensions that go on after their accounts were deleted. */
export const useDeletedSuspensions = () =>
  useQuery({
    queryKey: keys.deletedSuspensions,
    queryFn: () => request('GET', '/api/admin/deleted-suspensions'),
  });

/** Fetches the administrators. */
export const useAdministrators = () =>
  useQuery({
    queryKey: keys.administrators,
    queryFn: async () => (await request('GET', '/api/admin/administrators')).users.map(personFrom),
  });

/** Fetches a page of the audit log, the latest first. `before`: `next` of the previous page; null for the first page. */
export const useAudit = (filter: AuditFilter, before: number | null) =>
  useQuery({
    queryKey: keys.audit(filter, before),
    queryFn: async ({ signal }) => {
      const query = { ...filter, ...after(before) };
      const { entries, next } = await request('GET', '/api/admin/audit', { query, signal });
      return { entries: entries.map(auditEntryFrom), next };
    },
  });

/**
 * Returns a function that refetches all moderation lists. Not awaited, because the component that was used may be unmounted
 * with the new list, and could not show its success message then.
 */
function useRefresh() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: moderationKey });
}

/** Warns, mutes or suspends an account. Fails with ApiError. */
export function useSanction(userId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (input: SanctionInput) =>
      request('POST', '/api/admin/users/:id/sanction', { param: { id: userId }, body: input }),
    onSuccess: refresh,
  });
}

/** Ends a mute or a suspension before its time. Fails with ApiError. */
export function useLift(userId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (kind: 'mute' | 'suspend') =>
      request('POST', '/api/admin/users/:id/lift', { param: { id: userId }, body: { kind } }),
    onSuccess: refresh,
  });
}

/** Ends the suspension of a deleted account, so that its owner can register again. Fails with ApiError: notFound. */
export function useLiftDeletedSuspension() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => request('POST', '/api/admin/deleted-suspensions/:id/lift', { param: { id } }),
    onSuccess: refresh,
  });
}

/** Removes the public link of a game's result, by its token. Fails with ApiError: notFound. */
export function useRemoveLink() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (token: string) => request('DELETE', '/api/admin/shared/:token', { param: { token } }),
    onSuccess: refresh,
  });
}

/** Rejects an appeal with an answer that its author reads. Fails with ApiError: notFound, alreadyDecided. */
export function useRejectAppeal(appealId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (answer: string) =>
      request('POST', '/api/admin/appeals/:id/reject', { param: { id: appealId }, body: { answer } }),
    onSuccess: refresh,
  });
}

/** Closes a report without a sanction. Fails with ApiError. */
export function useCloseReport(reportId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => request('POST', '/api/admin/reports/:id/close', { param: { id: reportId } }),
    onSuccess: refresh,
  });
}

/** Opens a closed report again. Fails with ApiError. */
export function useReopenReport(reportId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => request('POST', '/api/admin/reports/:id/reopen', { param: { id: reportId } }),
    onSuccess: refresh,
  });
}

/**
 * Takes the administrator role from an account. Fails with ApiError: `confirmationRequired`, `lastAdministrator`.
 * `confirmed`: runs the request, and asks for a proof of identity if it is needed; null: the user did not give it.
 */
export function useRemoveAdministrator(userId: string, confirmed: Confirmed) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () =>
      confirmed(() =>
        request('POST', '/api/admin/users/:id/remove-administrator', { param: { id: userId } }),
      ),
    onSuccess: refresh,
  });
}

/** Runs a request that may need a proof of identity. Resolves to null if the user does not give it. */
export type Confirmed = <Result>(action: () => Promise<Result>) => Promise<Result | null>;
