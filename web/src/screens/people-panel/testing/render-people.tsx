import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { robin } from '../../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../../entities/room/testing/render-with-room.tsx';
import { ScriptedRoom } from '../../../entities/room/testing/scripted-room.ts';
import { ToastRegion } from '../../../shared/ui/overlays/ToastRegion.tsx';
import type { ScriptedPeople } from './scripted-people.ts';

interface PeoplePageOptions {
  readonly people: ScriptedPeople;
  /** The lobby that Robin, the viewer, leads or can join. Default: a lobby that only Robin is in. */
  readonly room?: ScriptedRoom;
  readonly path?: string;
}

/** Renders components with Robin as the viewer and scripted users. */
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
