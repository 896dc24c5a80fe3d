import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createBrowserHistory } from './history.ts';
import { Link } from './Link.tsx';
import { matchPath } from './match-path.ts';
import { MemoryRouter } from './memory-router.tsx';
import { Navigate, Router, useLocation, useNavigate, useSearchParams } from './router.tsx';
import { Route, Routes, useParams } from './routes.tsx';

// A new entry, because going back in an earlier test leaves entries after the current one.
beforeEach(() => window.history.pushState(null, '', '/'));

function Address() {
  const { pathname, search, hash, state } = useLocation();
  return <output>{`${pathname}${search}${hash} ${JSON.stringify(state)}`}</output>;
}
const Theme = () => <p>Theme {useParams().id}</p>;

let navigate: ReturnType<typeof useNavigate> = () => undefined;
let changeQuery: ReturnType<typeof useSearchParams>[1] = () => undefined;
const shownQueries: string[] = [];
/** Passes the router's functions on to the test. */
function Probe() {
  navigate = useNavigate();
  [, changeQuery] = useSearchParams();
  shownQueries.push(useLocation().search);
  return null;
}

const address = () => screen.getByRole('status').textContent;

test.each([
  ['/', '/', {}],
  ['/login', '/Login/', {}],
  ['/join/:code', '/join/A%20B', { code: 'A B' }],
  ['/join/:code', '/join/%', { code: '%' }],
  ['/admin/*', '/admin', {}],
  ['/admin/*', '/admin/themes/new', {}],
  ['*', '/a/b', {}],
])('%s matches %s', (pattern, path, params) => {
  expect(matchPath(pattern, path)?.params).toEqual(params);
});

test.each([
  ['/', '/login'],
  ['/login', '/logins'],
  ['/join/:code', '/join'],
  ['/join/:code', '/join/A/B'],
  ['/admin/*', '/administrator'],
])('%s does not match %s', (pattern, path) => {
  expect(matchPath(pattern, path)).toBeNull();
});

test('shows the first route that matches; nested routes are relative to it, and parameters are passed on', () => {
  const admin = (
    <Routes>
      <Route index element={<p>Themes</p>} />
      <Route path="themes/:id" element={<Theme />} />
      <Route path="*" element={<p>Missing</p>} />
    </Routes>
  );
  const show = (path: string) =>
    render(
      <MemoryRouter key={path} address={path}>
        <Routes>
          <Route path="/admin/*" element={admin} />
          <Route path="*" element={<p>Elsewhere</p>} />
        </Routes>
      </MemoryRouter>,
    ).container.textContent;
  expect(show('/admin')).toBe('Themes');
  expect(show('/admin/')).toBe('Themes');
  expect(show('/admin/themes/7')).toBe('Theme 7');
  expect(show('/admin/other')).toBe('Missing');
  expect(show('/')).toBe('Elsewhere');
});

test('a link opens its address in the site, and adds no entry for the current address', () => {
  render(
    <Router history={createBrowserHistory()}>
      <Link to="/login?next=/user#top">Login</Link>
      <Address />
    </Router>,
  );
  const entries = window.history.length;
  fireEvent.click(screen.getByRole('link'));
  expect(address()).toBe('/login?next=/user#top null');
  expect(window.location.href).toMatch(/\/login\?next=\/user#top$/);
  expect(window.history.length).toBe(entries + 1);
  fireEvent.click(screen.getByRole('link'));
  expect(window.history.length).toBe(entries + 1);
});

test.each([
  ['with a modifier key', { ctrlKey: true }, undefined],
  ['with another mouse button', { button: 1 }, undefined],
  ['with a target', {}, '_blank'],
])('a press %s is left to the browser', (_, press, target) => {
  render(
    <MemoryRouter address="/">
      <Link to="/login" target={target}>
        Login
      </Link>
      <Address />
    </MemoryRouter>,
  );
  // The listener is called last, and keeps jsdom from following the link.
  let isLeft = false;
  const listener = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', listener, { once: true });
  fireEvent.click(screen.getByRole('link'), press);
  expect(isLeft).toBe(true);
  expect(address()).toBe('/ null');
});

test('navigating passes a state on, resolves a query against the page, and goes back', async () => {
  render(
    <MemoryRouter address="/join/ABC#x">
      <Probe />
      <Address />
    </MemoryRouter>,
  );
  const first = navigate;
  act(() => navigate('?a=1', { state: { cameFrom: '/' } }));
  expect(address()).toBe('/join/ABC?a=1 {"cameFrom":"/"}');
  expect(navigate).toBe(first);
  act(() => navigate('/user', { replace: true }));
  expect(address()).toBe('/user null');
  act(() => navigate(-1));
  expect(address()).toBe('/join/ABC#x null');
});

test('the back button of the browser shows the page before', async () => {
  render(
    <Router history={createBrowserHistory()}>
      <Link to="/user">Profile</Link>
      <Address />
    </Router>,
  );
  fireEvent.click(screen.getByRole('link'));
  expect(address()).toBe('/user null');
  act(() => window.history.back());
  expect(await screen.findByText('/ null')).toBeInTheDocument();
});

test('the query is replaced by a value or by a function of the latest query', () => {
  render(
    <MemoryRouter address="/?a=1&b=2">
      <Probe />
      <Address />
    </MemoryRouter>,
  );
  act(() =>
    changeQuery((before) => {
      before.delete('a');
      return before;
    }),
  );
  expect(address()).toBe('/?b=2 null');
  act(() => changeQuery({}));
  expect(address()).toBe('/ null');
});

test('Navigate opens its address', () => {
  render(
    <MemoryRouter address="/admin">
      <Routes>
        <Route path="/admin" element={<Navigate to="/login?next=/admin" replace />} />
        <Route path="*" element={<Address />} />
      </Routes>
    </MemoryRouter>,
  );
  expect(address()).toBe('/login?next=/admin null');
});

test('the first render may have another location than the browser, which is shown immediately afterwards', () => {
  window.history.replaceState(null, '', '/login?next=/user');
  shownQueries.length = 0;
  render(
    <Router
      history={createBrowserHistory()}
      first={{ pathname: '/login', search: '', hash: '', state: null }}
    >
      <Probe />
    </Router>,
  );
  expect(shownQueries).toEqual(['', '?next=/user']);
});
