import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { openReportDialog } from '../entities/moderation/report-target.ts';
import { people } from '../entities/room/testing/people.ts';
import { Audit } from '../features/moderation/audit/Audit.tsx';
import { Reports } from '../features/moderation/reports/Reports.tsx';
import { UserSearch } from '../features/moderation/users/UserSearch.tsx';
import { SafetyHost } from '../features/safety/SafetyHost.tsx';
import { HomePage } from '../pages/home/HomePage.tsx';
import { fakeFetch } from '../shared/api/testing/fake-fetch.ts';
import styles from './SafetyGalleryPage.module.css';
import { ScenePage } from './ScenePage.tsx';
import { moderationBody, type SafetyScene, safetyScenes, standingIn } from './safety-scenes.ts';

/** Reports, warnings and the administrators' pages, for development, e.g. ?show=reports. */
export default function SafetyGalleryPage() {
  return (
    <ScenePage fallback="lobby">
      <Scene />
    </ScenePage>
  );
}

/** Puts the scene's API responses in front of the lobby's, and returns the chosen scene. */
function useScene(): SafetyScene {
  const [query] = useSearchParams();
  const [scene] = useState(() => {
    const chosen = safetyScenes.find((name) => name === query.get('show')) ?? 'report';
    const lobbyFetch = window.fetch;
    window.fetch = fakeFetch(async ({ path, query }) => {
      const body = moderationBody(chosen, path, query.get('status'));
      if (body) return Response.json(body);
      if (path !== '/api/user/auth-check') return null;
      const { user } = await (await lobbyFetch(path)).json();
      return Response.json({ user: { ...user, standing: standingIn(chosen) } });
    }, lobbyFetch);
    return chosen;
  });
  return scene;
}

function Scene() {
  const scene = useScene();
  useEffect(() => {
    const person = people[1];
    if (scene === 'report') openReportDialog({ kind: 'player', person, code: 'ABCDEF', line: 3 });
    if (scene === 'report-message') openReportDialog({ kind: 'message', person, messageId: 'message-1' });
  }, [scene]);
  if (['reports', 'people', 'log', 'nothing'].includes(scene))
    return (
      <div className={styles.page}>
        {scene === 'people' ? (
          <UserSearch confirmed={(action) => action()} />
        ) : scene === 'log' ? (
          <Audit />
        ) : (
          <Reports />
        )}
      </div>
    );
  return (
    <>
      <HomePage />
      <SafetyHost />
    </>
  );
}
