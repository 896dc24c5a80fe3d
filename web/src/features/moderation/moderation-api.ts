import type { ReportStatus } from '@tallyho/game/people/moderation';
import type { SanctionInput } from '@tallyho/game/people/safety';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../shared/api/api.ts';

const keys = {
  all: ['moderation'],
  reports: (status: ReportStatus, before: string | null) => ['moderation', 'reports', status, before],
  members: (username: string) => ['moderation', 'members', username],
  deletedSuspensions: ['moderation', 'deletedSuspensions'],
  audit: (before: string | null) => ['moderation', 'audit', before],
} as const;

/** Query parameters of the page after an entry; null for the first page. */
const after = (before: string | null) => (before === null ? {} : { before });

/**
 * Fetches a page of open or closed reports, the latest first. `before`: last report of the previous page; null for the first
 * page.
 */
export const useReports = (status: ReportStatus, before: string | null) =>
  useQuery({
    queryKey: keys.reports(status, before),
    queryFn: () => request('GET', '/api/admin/reports', { query: { status, ...after(before) } }),
  });

/** Fetches accounts by the start of their name. For an empty text: the accounts that are muted or suspended. */
export const useMembers = (username: string) =>
  useQuery({
    queryKey: keys.members(username),
    queryFn: ({ signal }) => request('GET', '/api/admin/users/search', { query: { username }, signal }),
  });

/** Fetches the suspensions that go on after their accounts were deleted. */
export const useDeletedSuspensions = () =>
  useQuery({
    queryKey: keys.deletedSuspensions,
    queryFn: () => request('GET', '/api/admin/deleted-suspensions'),
  });

/** Fetches a page of the audit log, the latest first. `before`: last entry of the previous page; null for the first page. */
export const useAudit = (before: string | null) =>
  useQuery({
    queryKey: keys.audit(before),
    queryFn: () => request('GET', '/api/admin/audit', { query: after(before) }),
  });

/**
 * Returns a function that refetches all moderation lists. Not awaited, because the component that was used may be unmounted
 * with the new list, and could not show its success message then.
 */
function useRefresh() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: keys.all });
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

/** Closes a report without a sanction. Fails with ApiError. */
export function useCloseReport(reportId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => request('POST', '/api/admin/reports/:id/close', { param: { id: reportId } }),
    onSuccess: refresh,
  });
}
