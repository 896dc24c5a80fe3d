import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Menu } from './Popover.tsx';

const onKick = vi.fn();
const items = [
  { label: 'Befriend', onSelect: () => {} },
  { label: 'Mute', onSelect: () => {} },
  { label: 'Kick', onSelect: onKick },
];

async function openMenu() {
  render(
    <Menu
      label="Actions"
      items={items}
      trigger={(props) => (
        <button type="button" {...props}>
          More
        </button>
      )}
    />,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'More' }));
  screen.getByRole('menuitem', { name: 'Befriend' }).focus();
  return user;
}

test.each([
  ['{ArrowDown}', 'Mute'],
  ['{ArrowDown}{ArrowDown}{ArrowDown}', 'Befriend'],
  ['{ArrowUp}', 'Kick'],
  ['{ArrowUp}{ArrowUp}', 'Mute'],
  ['{End}', 'Kick'],
  ['{End}{Home}', 'Befriend'],
])('%s moves the focus to %s', async (keys, name) => {
  const user = await openMenu();
  await user.keyboard(keys);
  expect(screen.getByRole('menuitem', { name })).toHaveFocus();
});

test('Enter chooses the focused action', async () => {
  const user = await openMenu();
  await user.keyboard('{End}{Enter}');
  expect(onKick).toHaveBeenCalledOnce();
});
