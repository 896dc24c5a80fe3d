import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { robin } from '../../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../../entities/room/testing/render-with-room.tsx';
import { ScriptedRoom } from '../../../entities/room/testing/scripted-room.ts';
import { ToastRegion } from '../../../shared/ui/overlays/ToastRegion.tsx';
import type { ScriptedPeople } from './scripted-people.ts';

interface PeoplePageOptions {
  readonly people: ScriptedPeople;
  /** The lobby that Robin, who looks at the page, leads or could join. Default: one that they lead, alone. */
  readonly room?: ScriptedRoom;
  readonly path?: string;
}

/** Draws components as Robin sees them, among scripted people. */
export function renderPeople(children: ReactNode, { people, room, path }: PeoplePageOptions) {
  const page = renderWithRoom(
    <>
      {children}
      <ToastRegion />
    </>,
    { room: room ?? new ScriptedRoom({ owner: robin }), you: robin, ...(path && { path }) },
  );
  vi.stubGlobal('fetch', people.fetch(fetch));
  return page;
}
