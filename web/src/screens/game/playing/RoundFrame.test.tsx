import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RoundFrame } from './RoundFrame.tsx';

test('a board has a lock while its answer is locked and not sent', () => {
  const frame = (locked: boolean, sent: boolean) => (
    <RoundFrame title="Title" board={<p>Board</p>} locked={locked} sent={sent}>
      Actions
    </RoundFrame>
  );
  const { rerender } = render(frame(false, false));
  const locks = () => screen.getByText('Board').parentElement?.querySelectorAll('svg');
  expect(locks()).toHaveLength(0);
  rerender(frame(true, false));
  expect(locks()).toHaveLength(1);
  rerender(frame(true, true));
  expect(locks()).toHaveLength(0);
});
