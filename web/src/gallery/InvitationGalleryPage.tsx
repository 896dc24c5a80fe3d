import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MembershipStore } from '../entities/room/membership.ts';
import { MembershipProvider } from '../entities/room/room-hooks.tsx';
import { JoinView } from '../pages/game/JoinPage.tsx';
import { fakeFetch } from '../shared/api/testing/fake-fetch.ts';
import { invitationResponse, invitationScenes } from './invitation-scenes.ts';

/** The page of an invite link as a visitor sees it, for development, e.g. ?show=full. */
export default function InvitationGalleryPage() {
  const [query] = useSearchParams();
  const [stage] = useState(() => {
    const scene = invitationScenes.find((name) => name === query.get('show')) ?? 'open';
    window.fetch = fakeFetch(({ route }) => invitationResponse(scene, route), window.fetch);
    return { client: new QueryClient(), membership: new MembershipStore() };
  });
  return (
    <QueryClientProvider client={stage.client}>
      <MembershipProvider user={null} store={stage.membership}>
        <JoinView code="PARTY7" />
      </MembershipProvider>
    </QueryClientProvider>
  );
}
