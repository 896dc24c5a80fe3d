import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { requestPicture } from '../../shared/api/api.ts';
import type { VideoParts } from './moving/draw-video.ts';
import { untilRecorded } from './result-api.ts';

/** Returns true if this browser can make a video: it needs a worker that draws. */
export const canMakeVideo = (): boolean =>
  typeof Worker === 'function' && typeof OffscreenCanvas === 'function';

interface Made {
  /** What the page plays before the file is there. */
  readonly parts: VideoParts | null;
  readonly file: File | null;
  readonly hasFailed: boolean;
}

export interface Video extends Made {
  readonly retry: () => void;
}

const nothing: Made = { parts: null, file: null, hasFailed: false };

/**
 * Makes the video of the fight of a finished game, in this browser, from when it is first wanted. The code for it loads only then. The work
 * ends with the component.
 */
export function useVideo(gameId: string, { isWanted }: { readonly isWanted: boolean }): Video {
  const layers = useQuery({
    queryKey: ['fight layers', gameId],
    queryFn: ({ signal }) =>
      requestPicture('/api/share/:gameId/pictures/:picture', {
        param: { gameId, picture: 'fight-layers' },
        signal,
      }),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    ...untilRecorded,
  });
  const [made, setMade] = useState(nothing);
  const [attempt, setAttempt] = useState(0);
  const sheet = layers.data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt makes it again
  useEffect(() => {
    if (!sheet) return;
    const ending = new AbortController();
    const { signal } = ending;
    const update = (change: Partial<Made>) => {
      if (!signal.aborted) setMade((known) => ({ ...known, ...change }));
    };
    setMade(nothing);
    import('./moving/moving-picture.ts')
      .then(({ movingPicture }) =>
        movingPicture(sheet, {
          signal,
          onParts: (parts) => update({ parts }),
        }),
      )
      .then(
        (file) => update({ file }),
        () => update({ hasFailed: true }),
      );
    return () => ending.abort();
  }, [sheet, attempt]);
  const hasNoLayers = layers.isError && !layers.isFetching;
  return {
    ...made,
    hasFailed: hasNoLayers || made.hasFailed,
    retry() {
      if (hasNoLayers) void layers.refetch();
      else setAttempt(attempt + 1);
    },
  };
}
