import type { ComponentType } from 'react';
import { HomePage } from '../pages/HomePage.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';

export interface AppRoute {
  readonly path: string;
  readonly Page: ComponentType;
  /** site: header and footer around it. bare: the page owns the whole screen, as a game does. */
  readonly frame: 'site' | 'bare';
}

const GamePage = lazyPart(() => import('../pages/GamePage.tsx'));
const JoinPage = lazyPart(() => import('../pages/JoinPage.tsx'));
const LoginPage = lazyPart(() => import('../pages/LoginPage.tsx'));
const RegisterPage = lazyPart(() => import('../pages/RegisterPage.tsx'));
const SetUsernamePage = lazyPart(() => import('../pages/SetUsernamePage.tsx'));
const HandBackPage = lazyPart(() => import('../pages/HandBackPage.tsx'));
const ReturnToAppPage = lazyPart(() => import('../pages/ReturnToAppPage.tsx'));
const ProfilePage = lazyPart(() => import('../pages/ProfilePage.tsx'));
const AdminPage = lazyPart(() => import('../pages/AdminPage.tsx'));
const PrivacyPage = lazyPart(() => import('../pages/PrivacyPage.tsx'));
const ContactPage = lazyPart(() => import('../pages/ContactPage.tsx'));
const TermsPage = lazyPart(() => import('../pages/TermsPage.tsx'));
const CreditsPage = lazyPart(() => import('../pages/CreditsPage.tsx'));
const SharedResultPage = lazyPart(() => import('../pages/SharedResultPage.tsx'));
const NotFoundPage = lazyPart(() => import('../pages/NotFoundPage.tsx'));

/** Every address of the site. Only the home page is in the first download; pages export a default component. */
export const routes: readonly AppRoute[] = [
  { path: '/', Page: HomePage, frame: 'site' },
  { path: '/game', Page: GamePage, frame: 'bare' },
  { path: '/join/:code', Page: JoinPage, frame: 'site' },
  { path: '/login', Page: LoginPage, frame: 'site' },
  { path: '/register', Page: RegisterPage, frame: 'site' },
  { path: '/set-username', Page: SetUsernamePage, frame: 'site' },
  { path: '/hand-back', Page: HandBackPage, frame: 'site' },
  { path: '/return-to-app', Page: ReturnToAppPage, frame: 'site' },
  { path: '/user', Page: ProfilePage, frame: 'site' },
  { path: '/admin/*', Page: AdminPage, frame: 'site' },
  { path: '/privacy', Page: PrivacyPage, frame: 'site' },
  { path: '/contact', Page: ContactPage, frame: 'site' },
  { path: '/terms-of-service', Page: TermsPage, frame: 'site' },
  { path: '/credits', Page: CreditsPage, frame: 'site' },
  { path: '/r/:token', Page: SharedResultPage, frame: 'site' },
  ...galleryRoute(),
  { path: '*', Page: NotFoundPage, frame: 'site' },
];

/** The primitives on one page, while developing. The condition is constant in a build, so it falls out there. */
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
      path: '/gallery/lobby',
      Page: lazyPart(() => import('../gallery/LobbyGalleryPage.tsx')),
      frame: 'site',
    },
  ];
}
