import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LazyFallback } from './lazy-part.tsx';

/** Stops the skeletons of what does not load yet: each frame of an animation costs time, also out of sight. */
const still = { '--loading-motion': 'paused' };

interface WhenNearProps {
  /** Shown until the children are near the viewport and while their code loads; has the same size as the children. */
  readonly placeholder: ReactNode;
  readonly children: ReactNode;
}

/** Renders its children when they are near the viewport. */
export function LazyOnVisible({ placeholder, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: '300px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return near ? (
    <LazyFallback show={placeholder}>{children}</LazyFallback>
  ) : (
    <div ref={place} style={still}>
      {placeholder}
    </div>
  );
}
