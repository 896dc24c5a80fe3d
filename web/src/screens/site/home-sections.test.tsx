import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { Footer } from './Footer.tsx';
import { useScrollFlag } from './use-scroll-flag.ts';

function Home({ withTutorial = true }) {
  useScrollFlag();
  return withTutorial ? <section id="tutorial">Tutorial text</section> : <p>Loading</p>;
}

test('the query parameter scrolls to 20 px above the section, and is removed', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo');
  renderPage(<Home />, '/?scrollToTutorial=true&tab=1');
  await expect.poll(() => screen.getByLabelText('Address').textContent).toBe('/?tab=1');
  expect(scrollTo).toHaveBeenCalledWith({ top: -20, behavior: 'smooth' });
});

test('a section that loads later is scrolled to after it has loaded', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo');
  const { unmount } = renderPage(<Home withTutorial={false} />, '/?scrollTo=tutorial');
  expect(scrollTo).not.toHaveBeenCalled();
  const section = document.body.appendChild(document.createElement('section'));
  section.id = 'tutorial';
  await expect.poll(() => scrollTo.mock.calls.length).toBe(1);
  section.remove();
  unmount();
});

test('an unknown section is only removed from the address', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo');
  renderPage(<Home />, '/?scrollTo=__proto__');
  await expect.poll(() => screen.getByLabelText('Address').textContent).toBe('/');
  expect(scrollTo).not.toHaveBeenCalled();
});

test('on the home page the footer’s link scrolls without a query parameter', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const scrollTo = vi.spyOn(window, 'scrollTo');
  renderPage(
    <>
      <Home />
      <Footer />
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Tutorial' }));
  expect(scrollTo).toHaveBeenCalledOnce();
  expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/$/);
});
