import { act, renderHook } from '@testing-library/react';
import type { ChangeEvent, FocusEvent } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useAccountForm } from './use-account-form.ts';

const check = vi.fn(({ name }: { name: string }) => (name === '' ? { name: 'Choose a name' } : {}));
beforeEach(() => void check.mockClear());

const renderForm = () =>
  renderHook(() =>
    useAccountForm({
      name: 'test',
      fields: [{ name: 'name', kept: false }],
      check,
      onSubmit: () => undefined,
    }),
  ).result;
const type = (form: ReturnType<typeof renderForm>, value: string) =>
  // Only these parts of the event are read.
  act(() => form.current.field('name').onChange({ target: { value } } as ChangeEvent<HTMLInputElement>));
const leave = (form: ReturnType<typeof renderForm>) =>
  act(() => form.current.field('name').onBlur({ relatedTarget: null } as FocusEvent<HTMLInputElement>));

test('checks nothing while a form without errors is filled in, so that its rules need not load', () => {
  const form = renderForm();
  act(() => form.current.fill({ name: 'Robin' }));
  type(form, '');
  expect(check).not.toHaveBeenCalled();
  expect(form.current.field('name').error).toBeUndefined();
});

test('removes a shown error as soon as the typed value is valid', () => {
  const form = renderForm();
  leave(form);
  expect(form.current.field('name').error).toBe('Choose a name');
  type(form, 'R');
  expect(form.current.field('name').error).toBeUndefined();
});
