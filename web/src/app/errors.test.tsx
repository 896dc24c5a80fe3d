import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { RequestError } from '../shared/api/api-error.ts';
import { ToastRegion } from '../shared/ui/overlays/ToastRegion.tsx';
import { logOnce, reportUnexpectedErrors } from './errors.ts';

beforeAll(reportUnexpectedErrors);

function reject(reason: unknown) {
  const event = new Event('unhandledrejection');
  window.dispatchEvent(Object.assign(event, { reason }));
}

test('an unhandled rejection shows a toast, with the API’s message if there is one', async () => {
  render(<ToastRegion />);
  reject(new RequestError(409, 'lobbyFull', 'That lobby is full.'));
  expect(await screen.findByText('That lobby is full.')).toBeInTheDocument();
  reject(new TypeError('x is undefined'));
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeInTheDocument();
});

test('an error of an event handler shows a toast; an aborted request and a ResizeObserver error do not', async () => {
  render(<ToastRegion />);
  window.dispatchEvent(new ErrorEvent('error', { error: null, message: 'ResizeObserver loop' }));
  reject(new DOMException('Aborted', 'AbortError'));
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('x') }));
  expect(await screen.findAllByText('Something went wrong. Please try again.')).toHaveLength(1);
});

test('the same error is logged once', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const error = new Error('x');
  logOnce(error, {});
  logOnce(error, {});
  expect(log).toHaveBeenCalledOnce();
});
