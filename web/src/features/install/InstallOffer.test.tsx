import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { catchInstallPrompt } from '../../shared/platform/install.ts';
import { InstallOffer } from './InstallOffer.tsx';

catchInstallPrompt();

afterEach(() => {
  Reflect.deleteProperty(navigator, 'standalone');
  act(() => void window.dispatchEvent(new Event('appinstalled')));
});

const button = () => screen.queryByRole('button', { name: 'Install' });
/** The browser offers the installation. Returns the function that opens its dialog. */
function offer() {
  const prompt = vi.fn(async () => undefined);
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  expect(event.defaultPrevented).toBe(true);
  return prompt;
}
const runsOnIos = (standalone: boolean) =>
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: standalone });

test('a press opens the dialog of the browser, once', async () => {
  const { container } = render(<InstallOffer />);
  expect(container).toBeEmptyDOMElement();
  const prompt = offer();
  await userEvent.click(screen.getByRole('button', { name: 'Install' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(button()).toBeNull();
});

test('the offer disappears when the site is installed', () => {
  render(<InstallOffer />);
  offer();
  expect(button()).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(button()).toBeNull();
});

test('Safari on iOS has a hint about its share menu', () => {
  runsOnIos(false);
  render(<InstallOffer />);
  expect(screen.getByText('Press Share, then Add to Home Screen.', { exact: false })).toBeInTheDocument();
  expect(button()).toBeNull();
});

test('the installed app on iOS has no hint', () => {
  runsOnIos(true);
  expect(render(<InstallOffer />).container).toBeEmptyDOMElement();
});
