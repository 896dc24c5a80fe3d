import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { prefersReducedMotion } from '../../shared/ui/styles/motion.ts';

/** The `id`s of the home page's sections that links elsewhere scroll to. */
export const homeSections = { tutorial: 'tutorial', lobby: 'lobby' } as const;

export type HomeSection = keyof typeof homeSections;

/** Room left above a section, in CSS pixels. */
const topMargin = 20;

/** Scrolls a section of the home page to the top, smoothly unless movement is off. False when it isn't there. */
export function scrollToSection(section: HomeSection): boolean {
  const element = document.getElementById(homeSections[section]);
  if (!element) return false;
  const top = element.getBoundingClientRect().top + window.scrollY - topMargin;
  window.scrollTo({ top, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  return true;
}

/** The address that opens the home page at a section. */
export const homeSectionAddress = (section: HomeSection): string =>
  section === 'tutorial' ? '/?scrollToTutorial=true' : `/?scrollTo=${section}`;

const isHomeSection = (name: string | null): name is HomeSection =>
  name !== null && Object.hasOwn(homeSections, name);

/** For the home page: goes to the section that the address asks for, once it is there, and clears the flag. */
export function useScrollFlag(): void {
  const [query, setQuery] = useSearchParams();
  const named = query.get('scrollTo');
  const wanted = query.get('scrollToTutorial') === 'true' ? 'tutorial' : named;

  useEffect(() => {
    if (!wanted) return;
    const clear = () =>
      setQuery(
        (before) => {
          before.delete('scrollTo');
          before.delete('scrollToTutorial');
          return before;
        },
        { replace: true, preventScrollReset: true },
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

/** Goes to a section of the home page from wherever the visitor is. */
export function useGoToHomeSection(): (section: HomeSection) => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (section) => {
    if (pathname !== '/' || !scrollToSection(section)) navigate(homeSectionAddress(section));
  };
}
