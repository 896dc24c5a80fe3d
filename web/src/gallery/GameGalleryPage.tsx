import GamePage from '../pages/game/GamePage.tsx';
import { ScenePage } from './ScenePage.tsx';

/** The game page in any scene, while developing. */
export default function GameGalleryPage() {
  return (
    <ScenePage fallback="choosing">
      <GamePage />
    </ScenePage>
  );
}
