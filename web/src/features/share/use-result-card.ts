import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { requestPicture } from '../../shared/api/api.ts';
import { untilRecorded } from './result-api.ts';

/** The pictures of a finished game that its players can send, in the order in which they are offered. */
export const pictures = ['fight', 'board', 'podium', 'me'] as const;
export type SendablePicture = (typeof pictures)[number];

/** Upright fills a phone, wide is for previews and screens. */
export type CardFormat = 'upright' | 'wide';
interface CardOptions {
  readonly format: CardFormat;
  readonly isWanted: boolean;
}

/** Fetches a picture of a finished game as a file. `address`: an object URL for an image element. */
export function useResultCard(gameId: string, shown: SendablePicture, { format, isWanted }: CardOptions) {
  const picture = format === 'wide' ? (`${shown}-wide` as const) : shown;
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['result card', gameId, picture],
    queryFn: async ({ signal }) => {
      const png = await requestPicture('/api/share/:gameId/pictures/:picture', {
        param: { gameId, picture },
        signal,
      });
      return new File([png], `tallyho-${picture}.png`, { type: 'image/png' });
    },
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    ...untilRecorded,
  });
  const address = useAddress(data);
  return {
    file: data ?? null,
    address: data ? address : null,
    hasFailed: isError && !isFetching,
    retry: () => void refetch(),
  };
}

/** Returns an object URL for a file. */
function useAddress(file: File | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return address;
}
