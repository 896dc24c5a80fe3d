import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { requestPicture } from '../../shared/api/api.ts';
import { untilRecorded } from './result-api.ts';

/** Fetches the picture of a finished game as a file. `address`: an object URL for an image element. */
export function useResultCard(gameId: string) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['result card', gameId],
    queryFn: async ({ signal }) => {
      const picture = await requestPicture('/api/share/:gameId/card.png', { param: { gameId }, signal });
      return new File([picture], 'tallyho-result.png', { type: 'image/png' });
    },
    staleTime: Number.POSITIVE_INFINITY,
    ...untilRecorded,
  });
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!data) return;
    const url = URL.createObjectURL(data);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [data]);
  return {
    file: data ?? null,
    address: data ? address : null,
    hasFailed: isError && !isFetching,
    retry: () => void refetch(),
  };
}
