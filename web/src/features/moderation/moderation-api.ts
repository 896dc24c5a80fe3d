import type { ReportStatus } from '@tallyho/game/people/moderation';
import type { SanctionInput } from '@tallyho/game/people/safety';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../shared/api/api.ts';

const keys = {
  all: ['moderation'],
  reports: (status: ReportStatus, before: string | null) => ['moderation', 'reports', status, before],
  members: (username: string) => ['moderation', 'members', username],
  audit: (before: string | null) => ['moderation', 'audit', before],
} as const;

/** The page after an entry; null: the first one. */
const after = (before: string | null) => (before === null ? {} : { before });

/** A page of open or closed reports, the latest first: the first one, or the one after the report `before`. */
export const useReports = (status: ReportStatus, before: string | null) =>
  useQuery({
    queryKey: keys.reports(status, before),
    queryFn: () => request('GET', '/api/admin/reports', { query: { status, ...after(before) } }),
  });

/** Accounts by the beginning of their name; for a blank text those that are muted or suspended now. */
export const useMembers = (username: string) =>
  useQuery({
    queryKey: keys.members(username),
    queryFn: ({ signal }) => request('GET', '/api/admin/users/search', { query: { username }, signal }),
  });

/** A page of the audit log, the latest first: the first one, or the one after the entry `before`. */
export const useAudit = (before: string | null) =>
  useQuery({
    queryKey: keys.audit(before),
    queryFn: () => request('GET', '/api/admin/audit', { query: after(before) }),
  });

/**
 * Everything that is shown of moderation may have changed. Not waited for: what was pressed may be gone with the new list,
 * and could then not say any more that it has worked.
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

/** Closes a report without doing anything. Fails with ApiError. */
export function useCloseReport(reportId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => request('POST', '/api/admin/reports/:id/close', { param: { id: reportId } }),
    onSuccess: refresh,
  });
}
