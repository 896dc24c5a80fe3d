import GamePage from '../pages/game/GamePage.tsx';
import { ScenePage } from './ScenePage.tsx';

/** The game page in any scene, for development. */
export default function GameGalleryPage() {
  return (
    <ScenePage fallback="choosing">
      <GamePage />
    </ScenePage>
  );
}
