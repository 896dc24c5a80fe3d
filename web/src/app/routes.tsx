import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { isUserExpected } from '../entities/session/session-hint.ts';
import { lazyPart } from '../shared/schedule/lazy-part.tsx';

export interface AppRoute {
  readonly path: string;
  readonly Page: ComponentType & { preload?(): Promise<void> };
  /** site: with header and footer. bare: the page fills the whole window, as a game does. */
  readonly frame: 'site' | 'bare';
}

const HomePage = lazyPart(async () => ({ default: (await import('../pages/home/HomePage.tsx')).HomePage }));
const GamePage = lazyPart(() => import('../pages/game/GamePage.tsx'));
const JoinPage = lazyPart(async () => {
  const page = await import('../pages/game/JoinPage.tsx');
  if (isUserExpected()) await page.preloadUserJoin();
  return page;
});
const LoginPage = lazyPart(() => import('../pages/account/LoginPage.tsx'));
const RegisterPage = lazyPart(() => import('../pages/account/RegisterPage.tsx'));
const ProfilePage = lazyPart(() => import('../pages/account/ProfilePage.tsx'));
const SharedResultPage = lazyPart(() => import('../pages/game/SharedResultPage.tsx'));
const AdminPage = lazyPart(() => import('../pages/admin/AdminPage.tsx'));
const TestModePage = lazyPart(() => import('../pages/test-mode/TestModePage.tsx'));
const SetUsernamePage = lazyPart(() => import('../pages/account/SetUsernamePage.tsx'));
const ResetPasswordPage = lazyPart(() => import('../pages/account/ResetPasswordPage.tsx'));
const VerifyEmailPage = lazyPart(() => import('../pages/account/VerifyEmailPage.tsx'));
const StopEmailChangePage = lazyPart(() => import('../pages/account/StopEmailChangePage.tsx'));
const DesktopLoginPage = lazyPart(() => import('../pages/account/DesktopLoginPage.tsx'));
const AppPasskeyPage = lazyPart(() => import('../pages/account/AppPasskeyPage.tsx'));
const ReturnToAppPage = lazyPart(() => import('../pages/account/ReturnToAppPage.tsx'));
const PrivacyPage = lazyPart(() => import('../pages/about/PrivacyPage.tsx'));
const ContactPage = lazyPart(() => import('../pages/about/ContactPage.tsx'));
const TermsPage = lazyPart(() => import('../pages/about/TermsPage.tsx'));
const NotFoundPage = lazyPart(() => import('../pages/about/NotFoundPage.tsx'));
const CreditsPage = lazyPart(() => import('../pages/about/CreditsPage.tsx'));

/** All routes of the site. Each page has its own file. */
export const routes: readonly AppRoute[] = [
  { path: '/', Page: HomePage, frame: 'site' },
  { path: '/game', Page: GamePage, frame: 'bare' },
  { path: '/join/:code', Page: JoinPage, frame: 'site' },
  { path: '/login', Page: LoginPage, frame: 'site' },
  { path: '/register', Page: RegisterPage, frame: 'site' },
  { path: '/set-username', Page: SetUsernamePage, frame: 'site' },
  { path: '/reset-password', Page: ResetPasswordPage, frame: 'site' },
  { path: '/verify-email', Page: VerifyEmailPage, frame: 'site' },
  { path: '/stop-email-change', Page: StopEmailChangePage, frame: 'site' },
  { path: '/desktop-login', Page: DesktopLoginPage, frame: 'site' },
  { path: '/app-passkey', Page: AppPasskeyPage, frame: 'site' },
  { path: '/return-to-app', Page: ReturnToAppPage, frame: 'site' },
  { path: '/user', Page: ProfilePage, frame: 'site' },
  { path: '/admin/*', Page: AdminPage, frame: 'site' },
  { path: '/test-mode', Page: TestModePage, frame: 'site' },
  { path: '/privacy', Page: PrivacyPage, frame: 'site' },
  { path: '/contact', Page: ContactPage, frame: 'site' },
  { path: '/terms-of-service', Page: TermsPage, frame: 'site' },
  { path: '/credits', Page: CreditsPage, frame: 'site' },
  { path: '/r/:token', Page: SharedResultPage, frame: 'site' },
  ...galleryRoute(),
  { path: '*', Page: NotFoundPage, frame: 'site' },
];

/** Loads the code of the page at an address. Resolves when the page can be rendered, or its code failed to load. */
export const preloadPage = async (pathname: string): Promise<void> =>
  routes.find(({ path }) => matchPath(path, pathname))?.Page.preload?.();

/** Routes of the development gallery. The condition is constant in a build, so the code is removed there. */
function galleryRoute(): readonly AppRoute[] {
  if (!import.meta.env.DEV) return [];
  return [
    { path: '/gallery', Page: lazyPart(() => import('../gallery/GalleryPage.tsx')), frame: 'site' },
    { path: '/gallery/home', Page: lazyPart(() => import('../gallery/HomeGalleryPage.tsx')), frame: 'site' },
    { path: '/gallery/game', Page: lazyPart(() => import('../gallery/GameGalleryPage.tsx')), frame: 'bare' },
    {
      path: '/gallery/messages',
      Page: lazyPart(() => import('../gallery/MessagesGalleryPage.tsx')),
      frame: 'bare',
    },
    {
      path: '/gallery/people',
      Page: lazyPart(() => import('../gallery/PeopleGalleryPage.tsx')),
      frame: 'site',
    },
    {
      path: '/gallery/safety',
      Page: lazyPart(() => import('../gallery/SafetyGalleryPage.tsx')),
      frame: 'site',
    },
    {
      path: '/gallery/email',
      Page: lazyPart(() => import('../gallery/EmailGalleryPage.tsx')),
      frame: 'site',
    },
    {
      path: '/gallery/studio',
      Page: lazyPart(() => import('../gallery/StudioGalleryPage.tsx')),
      frame: 'site',
    },
    {
      path: '/gallery/test-mode',
      Page: lazyPart(() => import('../gallery/TestModeGalleryPage.tsx')),
      frame: 'site',
    },
    {
      path: '/gallery/invitation',
      Page: lazyPart(() => import('../gallery/InvitationGalleryPage.tsx')),
      frame: 'site',
    },
    {
      path: '/gallery/lobby',
      Page: lazyPart(() => import('../gallery/LobbyGalleryPage.tsx')),
      frame: 'site',
    },
  ];
}
