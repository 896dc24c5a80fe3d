import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type HomeSection, homeSections, scrollToSection } from './home-sections.ts';

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
