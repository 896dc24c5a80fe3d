import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { HomePage } from '../pages/home/HomePage.tsx';
import { cards } from '../screens/people-panel/testing/cards.ts';
import { ScriptedPeople } from '../screens/people-panel/testing/scripted-people.ts';
import { ScenePage } from './ScenePage.tsx';

/** The home page of a user, for development. `away`: without a seat, with two friends. `list`: the friends, `none` or `two`. */
export default function HomeGalleryPage() {
  return (
    <ScenePage fallback="lobby" hasHeader>
      <Home />
    </ScenePage>
  );
}

function Home() {
  const [query] = useSearchParams();
  useState(() => {
    if (!query.has('away') && !query.has('list')) return;
    const people = new ScriptedPeople({
      people: cards,
      friends: query.get('list') === 'none' ? {} : { 'user-kim': 'online', 'user-noor': 'inLobby' },
    });
    window.fetch = people.fetch(window.fetch);
  });
  return <HomePage />;
}
