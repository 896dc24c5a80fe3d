import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useClosedPreview, usePreviewAddress } from './use-preview-address.ts';

function Picker({ isChoosing = true }: { readonly isChoosing?: boolean }) {
  const { id, open, close } = usePreviewAddress();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useClosedPreview(isChoosing);
  const buttons = {
    'To the game': () => navigate('/game'),
    'Open flags': () => open('flags'),
    'Open food': () => open('food'),
    Close: close,
    'Browser back': () => navigate(-1),
  };
  return (
    <>
      <p>{`${pathname}${search}: ${id}`}</p>
      {Object.entries(buttons).map(([name, press]) => (
        <button key={name} type="button" onClick={press}>
          {name}
        </button>
      ))}
    </>
  );
}

const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const openAt = (address: string, isChoosing = true) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Picker isChoosing={isChoosing} />
    </MemoryRouter>,
  );

test("the browser's Back returns from a preview to the list and not to the page before", async () => {
  openAt('/');
  await press('To the game');
  await press('Open flags');
  expect(screen.getByText('/game?theme=flags: flags')).toBeInTheDocument();
  await press('Browser back');
  expect(screen.getByText('/game: null')).toBeInTheDocument();
});

test('closing a preview removes its entry, also if another preview replaced it, and a second press does nothing', async () => {
  openAt('/');
  await press('To the game');
  await press('Open flags');
  await press('Open food');
  await press('Close');
  await press('Close');
  expect(screen.getByText('/game: null')).toBeInTheDocument();
  await press('Browser back');
  expect(screen.getByText('/: null')).toBeInTheDocument();
});

test('a preview that was opened by its address is closed without leaving the page', async () => {
  openAt('/game?theme=flags');
  await press('Close');
  expect(screen.getByText('/game: null')).toBeInTheDocument();
});

test('once no theme is chosen any more, the address has no preview', () => {
  openAt('/game?theme=flags', false);
  expect(screen.getByText('/game: null')).toBeInTheDocument();
});
