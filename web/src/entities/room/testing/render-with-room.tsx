import type { Person } from '@tallyho/game/model/person';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { MembershipProvider } from '../room-hooks.tsx';
import { type Overrides, scriptedFetch, scriptedMembership } from './scripted-api.ts';
import type { ScriptedRoom } from './scripted-room.ts';

interface RoomPageOptions {
  readonly room: ScriptedRoom;
  readonly you: Person;
  readonly path?: string;
  /** API responses that differ from the scripted ones. */
  readonly api?: Overrides;
}

function Address({ onChange }: { readonly onChange: (address: string) => void }) {
  const { pathname } = useLocation();
  useLayoutEffect(() => onChange(pathname), [pathname, onChange]);
  return null;
}

/**
 * Renders components as the user `you` sees them, connected to a scripted room until the test is finished. `location()`
 * returns the address.
 */
export function renderWithRoom(children: ReactNode, { room, you, path = '/', api }: RoomPageOptions) {
  vi.stubGlobal('fetch', scriptedFetch(room, you, api));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const membership = scriptedMembership(room, you);
  onTestFinished(() => membership.clear());
  let address = path;
  const page = (
    <QueryClientProvider client={client}>
      <MembershipProvider user={you.user} store={membership}>
        <MemoryRouter initialEntries={[path]}>
          <Address
            onChange={(next) => {
              address = next;
            }}
          />
          {children}
        </MemoryRouter>
      </MembershipProvider>
    </QueryClientProvider>
  );
  return { ...render(page), membership, location: () => address };
}
