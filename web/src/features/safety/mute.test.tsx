import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { MutedNote } from '../../entities/moderation/MutedNote.tsx';
import { useMute } from '../../entities/moderation/use-mute.ts';
import { kim, robin } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import { ChatPanel } from '../chat/ChatPanel.tsx';
import { good, inAnHour, sessionWith } from './testing/standings.tsx';

function Probe() {
  const mute = useMute();
  return mute ? <MutedNote mute={mute} /> : <p>May write</p>;
}

describe('a mute', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('shows its end and its reason, and ends without a reload', async () => {
    fakeApi(sessionWith({ ...good, mute: { until: inAnHour(), reason: 'Spam' } }));
    renderPage(<Probe />);
    const note = (await screen.findByText(/You are muted until/)).closest('[role="status"]');
    expect(note).toHaveTextContent('Spam');
    await vi.advanceTimersByTimeAsync(61 * 60_000);
    expect(await screen.findByText('May write')).toBeVisible();
  });

  test('of half a year does not end early', async () => {
    fakeApi(
      sessionWith({
        ...good,
        mute: { until: new Date(Date.now() + 180 * 24 * 60 * 60_000).toISOString(), reason: 'Spam' },
      }),
    );
    renderPage(<Probe />);
    expect(await screen.findByText(/You are muted until/)).toBeVisible();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(screen.getByText(/You are muted until/)).toBeVisible();
  });
});

describe('in a lobby', () => {
  const room = () => new ScriptedRoom({ owner: robin, timings: { chatCooldown: 0 } }).join(kim);

  test('a muted player sees a note instead of the chat input', async () => {
    renderWithRoom(<ChatPanel you={robin} />, {
      room: room(),
      you: robin,
      api: sessionWith({ ...good, mute: { until: inAnHour(), reason: 'Spam' } }),
    });
    expect(await screen.findByText(/You are muted until/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
  });
});
