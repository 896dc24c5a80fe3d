import { HomePage } from '../pages/home/HomePage.tsx';
import { ScenePage } from './ScenePage.tsx';

/** The home page of somebody at a table, while developing. */
export default function HomeGalleryPage() {
  return (
    <ScenePage fallback="lobby">
      <HomePage />
    </ScenePage>
  );
}
