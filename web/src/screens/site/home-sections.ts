import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from '../../shared/router/router.tsx';
import { prefersReducedMotion } from '../../shared/ui/styles/motion.ts';

/** Element ids of the home page's sections that links scroll to. */
export const homeSections = { tutorial: 'tutorial', lobby: 'lobby' } as const;

export type HomeSection = keyof typeof homeSections;

/** Space above a section after scrolling, in CSS pixels. */
const topMargin = 20;

/**
 * Scrolls a section of the home page to the top, smoothly unless motion is reduced. Returns false if the section is not
 * rendered.
 */
export function scrollToSection(section: HomeSection): boolean {
  const element = document.getElementById(homeSections[section]);
  if (!element) return false;
  const top = element.getBoundingClientRect().top + window.scrollY - topMargin;
  window.scrollTo({ top, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  return true;
}

/** Returns the address that opens the home page at a section. */
export const homeSectionAddress = (section: HomeSection): string =>
  section === 'tutorial' ? '/?scrollToTutorial=true' : `/?scrollTo=${section}`;

const isHomeSection = (name: string | null): name is HomeSection =>
  name !== null && Object.hasOwn(homeSections, name);

/** Used by the home page: scrolls to the section named in the address when it is rendered, and removes the parameter. */
export function useScrollFlag(): void {
  const [query, setQuery] = useSearchParams();
  const sectionName = query.get('scrollTo');
  const wanted = query.get('scrollToTutorial') === 'true' ? 'tutorial' : sectionName;

  useEffect(() => {
    if (!wanted) return;
    const clear = () =>
      setQuery(
        (before) => {
          before.delete('scrollTo');
          before.delete('scrollToTutorial');
          return before;
        },
        { replace: true },
      );
    if (!isHomeSection(wanted) || scrollToSection(wanted)) {
      clear();
      return;
    }
    // The section may still be loading.
    const observer = new MutationObserver(() => {
      if (scrollToSection(wanted)) clear();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [wanted, setQuery]);
}

/** Returns a function that opens a section of the home page from any page. */
export function useGoToHomeSection(): (section: HomeSection) => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (section) => {
    if (pathname !== '/' || !scrollToSection(section)) navigate(homeSectionAddress(section));
  };
}
