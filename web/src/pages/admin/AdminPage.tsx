import { type ReactNode, useEffect, useRef } from 'react';
import { Link, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { type SessionUser, useSession } from '../../entities/session/session.ts';
import { LazyFallback, lazyPart } from '../../shared/schedule/lazy-part.tsx';
import { Icon, type IconName } from '../../shared/ui/layout/Icon.tsx';
import { Loading, Skeleton } from '../../shared/ui/layout/Skeleton.tsx';
import { showToast } from '../../shared/ui/overlays/toast.ts';
import NotFoundPage from '../about/NotFoundPage.tsx';
import styles from './AdminPage.module.css';

const ThemeList = lazyPart(async () => ({
  default: (await import('../../screens/studio/list/ThemeList.tsx')).ThemeList,
}));
const NewTheme = lazyPart(async () => ({
  default: (await import('../../screens/studio/form/ThemeEditor.tsx')).NewTheme,
}));
const BeginTheme = lazyPart(async () => ({
  default: (await import('../../screens/studio/form/ThemeEditor.tsx')).BeginTheme,
}));
const EditTheme = lazyPart(async () => ({
  default: (await import('../../screens/studio/form/ThemeEditor.tsx')).EditTheme,
}));
const TagList = lazyPart(async () => ({
  default: (await import('../../screens/studio/tags/TagList.tsx')).TagList,
}));
const Reports = lazyPart(async () => ({
  default: (await import('../../features/moderation/reports/Reports.tsx')).Reports,
}));
const PeopleSection = lazyPart(() => import('./PeopleSection.tsx'));
const OpenReportsCount = lazyPart(() => import('../../features/moderation/reports/OpenReportsCount.tsx'));
const Audit = lazyPart(async () => ({
  default: (await import('../../features/moderation/audit/Audit.tsx')).Audit,
}));

const links: readonly { readonly to: string; readonly icon: IconName; readonly label: string }[] = [
  { to: '/admin', icon: 'image', label: 'Themes' },
  { to: '/admin/tags', icon: 'tag', label: 'Tags' },
  { to: '/admin/reports', icon: 'flag', label: 'Reports' },
  { to: '/admin/people', icon: 'users', label: 'People' },
  { to: '/admin/audit', icon: 'clock', label: 'Log' },
];

/** Returns true if the page is the link's own or, for the themes, one below /admin/themes. */
const isCurrent = (to: string, pathname: string): boolean =>
  pathname === to || (to === '/admin' && pathname.startsWith('/admin/themes/'));

/** Tells a user whose administrator role was taken away while the page is open. */
function useRoleLoss(user: SessionUser | null): void {
  const hadRole = useRef(false);
  useEffect(() => {
    if (user?.administrator) hadRole.current = true;
    else if (user && hadRole.current) {
      hadRole.current = false;
      showToast(
        'You are not an administrator any more. What you typed in the studio is kept in this browser.',
      );
    }
  }, [user]);
}

/** Renders its children for administrators. Redirects visitors to the login and other users to the home page. */
function AdministratorsOnly({ children }: { readonly children: ReactNode }) {
  const { user, isLoading } = useSession();
  useRoleLoss(user);
  const { pathname, search } = useLocation();
  if (isLoading)
    return (
      <div className={styles.page}>
        <Loading label="Loading account">
          <Skeleton width="14rem" height="3rem" />
          <Skeleton shape="box" height="14rem" />
        </Loading>
      </div>
    );
  if (!user) return <Navigate to={`/login?next=${encodeURIComponent(pathname + search)}`} replace />;
  return user.administrator ? children : <Navigate to="/" replace />;
}

/** /admin and all pages below it. */
export default function AdminPage() {
  const { pathname } = useLocation();
  const section = links.find(({ to }) => isCurrent(to, pathname));
  return (
    <AdministratorsOnly>
      {section && <title>{`${section.label} · Admin · Tallyho`}</title>}
      <div className={styles.page} data-wide={pathname.startsWith('/admin/themes/')}>
        <nav className={styles.nav} aria-label="Administration">
          {links.map(({ to, icon, label }) => (
            <Link
              key={to}
              to={to}
              className={styles.link}
              aria-current={isCurrent(to, pathname) ? 'page' : undefined}
            >
              <Icon name={icon} />
              {label}
              {to === '/admin/reports' && (
                <LazyFallback show={null}>
                  <OpenReportsCount place="inline" />
                </LazyFallback>
              )}
            </Link>
          ))}
        </nav>
        <Routes>
          <Route index element={<ThemeList />} />
          <Route path="themes" element={<Navigate to="/admin" replace />} />
          <Route path="themes/new" element={<BeginTheme />} />
          <Route path="themes/new/:draft" element={<NewTheme />} />
          <Route path="themes/:id" element={<EditTheme />} />
          <Route path="tags" element={<TagList />} />
          <Route path="reports" element={<Reports />} />
          <Route path="people" element={<PeopleSection />} />
          <Route path="audit" element={<Audit />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </div>
    </AdministratorsOnly>
  );
}
