import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type CardFormat, cardQuery, type SendablePicture } from './result-api.ts';

interface CardOptions {
  readonly format: CardFormat;
  readonly isWanted: boolean;
}

/** Fetches a picture of a finished game as a file. `address`: an object URL for an image element. */
export function useResultCard(gameId: string, shown: SendablePicture, { format, isWanted }: CardOptions) {
  const { data, isError, isFetching, refetch } = useQuery({
    ...cardQuery(gameId, shown, format),
    enabled: isWanted,
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
