import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../entities/session/session.ts';
import { LogoMark } from '../../shared/ui/layout/Logo.tsx';
import { Skeleton } from '../../shared/ui/layout/Skeleton.tsx';
import { useEntryAddress } from './entry-address.ts';
import styles from './Footer.module.css';
import { type HomeSection, homeSectionAddress, useGoToHomeSection } from './home-sections.ts';

function SectionLink({ section, children }: { readonly section: HomeSection; readonly children: string }) {
  const goTo = useGoToHomeSection();
  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    goTo(section);
  }
  return (
    <Link to={homeSectionAddress(section)} onClick={onClick}>
      {children}
    </Link>
  );
}

function PersonLink() {
  const { user, isLoading } = useSession();
  const loginTo = useEntryAddress('/login');
  if (isLoading) return <Skeleton width="5rem" />;
  return user ? <Link to="/user">My Profile</Link> : <Link to={loginTo}>Sign In</Link>;
}

/** The footer of every page, except pages without header and footer. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div className={styles.brand}>
          <p className={styles.name}>
            <LogoMark /> Tallyho
          </p>
          <p>Rate anything, together.</p>
        </div>
        <nav aria-labelledby="footer-quick">
          <h2 id="footer-quick">Quick Links</h2>
          <ul>
            <li>
              <SectionLink section="tutorial">Tutorial</SectionLink>
            </li>
            <li>
              <SectionLink section="lobby">Start Playing</SectionLink>
            </li>
            <li>
              <PersonLink />
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-information">
          <h2 id="footer-information">Information</h2>
          <ul>
            <li>
              <Link to="/privacy">Privacy Policy</Link>
            </li>
            <li>
              <Link to="/contact">Contact Us</Link>
            </li>
            <li>
              <Link to="/terms-of-service">Terms of service</Link>
            </li>
            <li>
              <Link to="/credits">Credits</Link>
            </li>
          </ul>
        </nav>
        {/* Prerendered HTML has the year of its build. */}
        <p className={styles.copyright} suppressHydrationWarning>
          © {new Date().getFullYear()} Tallyho. All rights reserved.
        </p>
      </div>
    </footer>
  );
}
