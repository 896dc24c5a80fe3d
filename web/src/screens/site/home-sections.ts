import { useLocation, useNavigate } from 'react-router-dom';
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

/** Returns a function that opens a section of the home page from any page. */
export function useGoToHomeSection(): (section: HomeSection) => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (section) => {
    if (pathname !== '/' || !scrollToSection(section)) navigate(homeSectionAddress(section));
  };
}
