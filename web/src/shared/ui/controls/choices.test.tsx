import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import hidden from '../text/VisuallyHidden.module.css';
import { Segmented } from './Segmented.tsx';
import { Select } from './Select.tsx';
import { Switch } from './Switch.tsx';

const options = [
  { value: 'private', label: 'Private' },
  { value: 'public', label: 'Public' },
] as const;

test('renders a segmented control as a named radio group that reports the choice', async () => {
  const onChange = vi.fn();
  render(<Segmented label="Who can join" options={options} value="private" onChange={onChange} />);
  expect(screen.getByRole('group', { name: 'Who can join' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Private' })).toBeChecked();
  await userEvent.click(screen.getByText('Public'));
  expect(onChange).toHaveBeenCalledWith('public');
});

test('keeps the name of a segmented control with a hidden label', () => {
  render(<Segmented label="Who can join" hideLabel options={options} value="private" onChange={vi.fn()} />);
  expect(screen.getByRole('group', { name: 'Who can join' })).toBeVisible();
});

test('reports no choice from a disabled segmented control', async () => {
  const onChange = vi.fn();
  render(<Segmented label="Who can join" disabled options={options} value="private" onChange={onChange} />);
  await userEvent.click(screen.getByText('Public'));
  expect(onChange).not.toHaveBeenCalled();
});

test('toggles a switch when its label is pressed', async () => {
  const onChange = vi.fn();
  render(<Switch label="Show Avatars" hint="In this lobby" checked={false} onChange={onChange} />);
  await userEvent.click(screen.getByText('Show Avatars'));
  expect(onChange).toHaveBeenCalledWith(true);
  expect(screen.getByRole('switch', { name: /Show Avatars/ })).toHaveAccessibleDescription('In this lobby');
});

test('the hint of a tick is only for screen readers until it is on', () => {
  const tick = (checked: boolean) => (
    <Switch look="tick" label="Leave me out" hint="You still play" checked={checked} onChange={vi.fn()} />
  );
  const { rerender } = render(tick(false));
  const hiddenClass = screen.getByText('You still play').className;
  expect(hiddenClass).toBe(hidden.always);
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('You still play');
  rerender(tick(true));
  expect(screen.getByText('You still play').className).not.toBe(hiddenClass);
});

test('reports the value of the chosen option of a select', async () => {
  const onChange = vi.fn();
  render(<Select label="Visibility" options={options} value="private" onChange={onChange} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Visibility' }), 'Public');
  expect(onChange).toHaveBeenCalledWith('public');
});
