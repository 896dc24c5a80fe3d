import type { ReportStatus } from '@tallyho/game/people/moderation';
import type { SanctionInput } from '@tallyho/game/people/safety';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../net/api.ts';
import type { AuditPage, MemberSearch, ReportPage, SanctionAnswer } from '../../net/api-types.ts';

const keys = {
  all: ['moderation'],
  reports: (status: ReportStatus) => ['moderation', 'reports', status],
  members: (username: string) => ['moderation', 'members', username],
  audit: ['moderation', 'audit'],
} as const;

const after = (before: string | null): string => (before === null ? '' : `&before=${before}`);

/** Open or closed reports, the latest first, page by page. */
export const useReports = (status: ReportStatus) =>
  useInfiniteQuery({
    queryKey: keys.reports(status),
    queryFn: ({ pageParam }) =>
      request<ReportPage>('GET', `/api/admin/reports?status=${status}${after(pageParam)}`),
    initialPageParam: null as string | null, // the first page comes after nothing
    getNextPageParam: ({ reports, hasMore }) => (hasMore ? (reports.at(-1)?._id ?? null) : null),
  });

/** Accounts by the beginning of their name; for a blank text those that are muted or suspended now. */
export const useMembers = (username: string) =>
  useQuery({
    queryKey: keys.members(username),
    queryFn: ({ signal }) =>
      request<MemberSearch>('GET', `/api/admin/users/search?username=${encodeURIComponent(username)}`, {
        signal,
      }),
  });

/** The audit log, the latest first, page by page. */
export const useAudit = () =>
  useInfiniteQuery({
    queryKey: keys.audit,
    queryFn: ({ pageParam }) => request<AuditPage>('GET', `/api/admin/audit?${after(pageParam).slice(1)}`),
    initialPageParam: null as string | null, // the first page comes after nothing
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? String(entries.at(-1)?._id) : null),
  });

/** Everything that is shown of moderation may have changed. */
function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keys.all });
}

/** Warns, mutes or suspends an account. Fails with ApiError. */
export function useSanction(userId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (input: SanctionInput) =>
      request<SanctionAnswer>('POST', `/api/admin/users/${userId}/sanction`, { body: input }),
    onSuccess: refresh,
  });
}

/** Ends a mute or a suspension before its time. Fails with ApiError. */
export function useLift(userId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (kind: 'mute' | 'suspend') =>
      request<SanctionAnswer>('POST', `/api/admin/users/${userId}/lift`, { body: { kind } }),
    onSuccess: refresh,
  });
}

/** Closes a report without doing anything. Fails with ApiError. */
export function useCloseReport(reportId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => request('POST', `/api/admin/reports/${reportId}/close`),
    onSuccess: refresh,
  });
}
