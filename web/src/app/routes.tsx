import { type ComponentType, lazy } from 'react';
import { HomePage } from '../pages/HomePage.tsx';

export interface AppRoute {
  readonly path: string;
  readonly Page: ComponentType;
  /** site: header and footer around it. bare: the page owns the whole screen, as a game does. */
  readonly frame: 'site' | 'bare';
}

const GamePage = lazy(() => import('../pages/GamePage.tsx'));
const JoinPage = lazy(() => import('../pages/JoinPage.tsx'));
const LoginPage = lazy(() => import('../pages/LoginPage.tsx'));
const RegisterPage = lazy(() => import('../pages/RegisterPage.tsx'));
const SetUsernamePage = lazy(() => import('../pages/SetUsernamePage.tsx'));
const HandBackPage = lazy(() => import('../pages/HandBackPage.tsx'));
const ReturnToAppPage = lazy(() => import('../pages/ReturnToAppPage.tsx'));
const ProfilePage = lazy(() => import('../pages/ProfilePage.tsx'));
const AdminPage = lazy(() => import('../pages/AdminPage.tsx'));
const PrivacyPage = lazy(() => import('../pages/PrivacyPage.tsx'));
const ContactPage = lazy(() => import('../pages/ContactPage.tsx'));
const TermsPage = lazy(() => import('../pages/TermsPage.tsx'));
const CreditsPage = lazy(() => import('../pages/CreditsPage.tsx'));
const SharedResultPage = lazy(() => import('../pages/SharedResultPage.tsx'));
const NotFoundPage = lazy(() => import('../pages/NotFoundPage.tsx'));

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
    { path: '/gallery', Page: lazy(() => import('../gallery/GalleryPage.tsx')), frame: 'site' },
    { path: '/gallery/home', Page: lazy(() => import('../gallery/HomeGalleryPage.tsx')), frame: 'site' },
    { path: '/gallery/game', Page: lazy(() => import('../gallery/GameGalleryPage.tsx')), frame: 'bare' },
    {
      path: '/gallery/messages',
      Page: lazy(() => import('../gallery/MessagesGalleryPage.tsx')),
      frame: 'bare',
    },
    { path: '/gallery/people', Page: lazy(() => import('../gallery/PeopleGalleryPage.tsx')), frame: 'site' },
    { path: '/gallery/safety', Page: lazy(() => import('../gallery/SafetyGalleryPage.tsx')), frame: 'site' },
    { path: '/gallery/lobby', Page: lazy(() => import('../gallery/LobbyGalleryPage.tsx')), frame: 'site' },
  ];
}
