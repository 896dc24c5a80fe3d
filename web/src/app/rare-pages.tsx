import { lazyPart } from '../shared/ui/layout/lazy-part.tsx';

/*
 * Pages that few visitors open. The site's first download names all files that its lazy parts need. It names only this file for
 * these pages, because they are loaded from here.
 */
export const AdminPage = lazyPart(() => import('../pages/admin/AdminPage.tsx'));
export const TestModePage = lazyPart(() => import('../pages/test-mode/TestModePage.tsx'));
export const SetUsernamePage = lazyPart(() => import('../pages/account/SetUsernamePage.tsx'));
export const ResetPasswordPage = lazyPart(() => import('../pages/account/ResetPasswordPage.tsx'));
export const VerifyEmailPage = lazyPart(() => import('../pages/account/VerifyEmailPage.tsx'));
export const StopEmailChangePage = lazyPart(() => import('../pages/account/StopEmailChangePage.tsx'));
export const DesktopLoginPage = lazyPart(() => import('../pages/account/DesktopLoginPage.tsx'));
export const AppPasskeyPage = lazyPart(() => import('../pages/account/AppPasskeyPage.tsx'));
export const ReturnToAppPage = lazyPart(() => import('../pages/account/ReturnToAppPage.tsx'));
export const PrivacyPage = lazyPart(() => import('../pages/about/PrivacyPage.tsx'));
export const ContactPage = lazyPart(() => import('../pages/about/ContactPage.tsx'));
export const TermsPage = lazyPart(() => import('../pages/about/TermsPage.tsx'));
export const NotFoundPage = lazyPart(() => import('../pages/about/NotFoundPage.tsx'));
export const CreditsPage = lazyPart(() => import('../pages/about/CreditsPage.tsx'));

/** Shows the page of test mode's frames instead of the site. Outside a frame it redirects to test mode. */
export async function renderTestFrame(root: HTMLElement): Promise<void> {
  if (window.parent === window) {
    window.location.replace('/test-mode');
    return;
  }
  const { renderTestFrameRoot } = await import('./test-frame-root.tsx');
  renderTestFrameRoot(root);
}
