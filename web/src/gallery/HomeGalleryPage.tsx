import { HomePage } from '../pages/home/HomePage.tsx';
import { ScenePage } from './ScenePage.tsx';

/** The home page of a user, for development. */
export default function HomeGalleryPage() {
  return (
    <ScenePage fallback="lobby" hasHeader>
      <HomePage />
    </ScenePage>
  );
}
