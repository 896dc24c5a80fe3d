/** A public page that the build renders as HTML: `dist/pages/<name>.html`. */
export interface StaticPage {
  /** The first segment of its address; `home` for the home page. The Worker finds the file by it. */
  readonly name: string;
  readonly address: string;
  /** The page's component, below web/src. */
  readonly source: string;
  /** Its content depends on the login providers of the deployment: there is one file for each combination. */
  readonly hasProviders?: true;
}

/** Stands for the lobby code or the token in the HTML of the two pages that the Worker completes. A valid lobby code. */
const addressSlot = 'ZZSLOT';

export const staticPages: readonly StaticPage[] = [
  { name: 'home', address: '/', source: 'pages/home/HomePage.tsx' },
  { name: 'login', address: '/login', source: 'pages/account/LoginPage.tsx', hasProviders: true },
  { name: 'register', address: '/register', source: 'pages/account/RegisterPage.tsx', hasProviders: true },
  { name: 'privacy', address: '/privacy', source: 'pages/about/PrivacyPage.tsx' },
  { name: 'contact', address: '/contact', source: 'pages/about/ContactPage.tsx' },
  { name: 'terms-of-service', address: '/terms-of-service', source: 'pages/about/TermsPage.tsx' },
  { name: 'credits', address: '/credits', source: 'pages/about/CreditsPage.tsx' },
  { name: 'join', address: `/join/${addressSlot}`, source: 'pages/game/JoinPage.tsx' },
  { name: 'r', address: `/r/${addressSlot}`, source: 'pages/game/SharedResultPage.tsx' },
];
