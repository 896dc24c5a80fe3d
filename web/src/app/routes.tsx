import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { isMemberExpected } from '../entities/session/session-hint.ts';
import { lazyPart } from '../shared/ui/layout/lazy-part.tsx';

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
  if (isMemberExpected()) await page.preloadMemberJoin();
  return page;
});
const LoginPage = lazyPart(() => import('../pages/account/LoginPage.tsx'));
const RegisterPage = lazyPart(() => import('../pages/account/RegisterPage.tsx'));
const ProfilePage = lazyPart(() => import('../pages/account/ProfilePage.tsx'));
const SharedResultPage = lazyPart(() => import('../pages/game/SharedResultPage.tsx'));

/** A page whose code `rare-pages.tsx` loads. */
const rarePage = (name: Exclude<keyof typeof import('./rare-pages.tsx'), 'renderTestFrame'>) =>
  lazyPart(async () => {
    const Page = (await import('./rare-pages.tsx'))[name];
    await Page.preload();
    return { default: Page };
  });

/** All routes of the site. Each page has its own file. */
export const routes: readonly AppRoute[] = [
  { path: '/', Page: HomePage, frame: 'site' },
  { path: '/game', Page: GamePage, frame: 'bare' },
  { path: '/join/:code', Page: JoinPage, frame: 'site' },
  { path: '/login', Page: LoginPage, frame: 'site' },
  { path: '/register', Page: RegisterPage, frame: 'site' },
  { path: '/set-username', Page: rarePage('SetUsernamePage'), frame: 'site' },
  { path: '/reset-password', Page: rarePage('ResetPasswordPage'), frame: 'site' },
  { path: '/verify-email', Page: rarePage('VerifyEmailPage'), frame: 'site' },
  { path: '/stop-email-change', Page: rarePage('StopEmailChangePage'), frame: 'site' },
  { path: '/desktop-login', Page: rarePage('DesktopLoginPage'), frame: 'site' },
  { path: '/app-passkey', Page: rarePage('AppPasskeyPage'), frame: 'site' },
  { path: '/return-to-app', Page: rarePage('ReturnToAppPage'), frame: 'site' },
  { path: '/user', Page: ProfilePage, frame: 'site' },
  { path: '/admin/*', Page: rarePage('AdminPage'), frame: 'site' },
  { path: '/test-mode', Page: rarePage('TestModePage'), frame: 'site' },
  { path: '/privacy', Page: rarePage('PrivacyPage'), frame: 'site' },
  { path: '/contact', Page: rarePage('ContactPage'), frame: 'site' },
  { path: '/terms-of-service', Page: rarePage('TermsPage'), frame: 'site' },
  { path: '/credits', Page: rarePage('CreditsPage'), frame: 'site' },
  { path: '/r/:token', Page: SharedResultPage, frame: 'site' },
  ...galleryRoute(),
  { path: '*', Page: rarePage('NotFoundPage'), frame: 'site' },
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
