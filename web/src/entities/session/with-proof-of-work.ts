import type { ProofOfWork } from '@tallyho/game/accounts/proof-of-work';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { RequestError } from '../../shared/api/api-error.ts';
import { solveInBackground } from '../../shared/proof-of-work/solve-in-background.ts';

/** How many challenges one request solves. A second one is needed if the first has expired, or the address has changed. */
const maxChallenges = 2;

/**
 * Sends a request. If the API asks for a proof of work, solves its challenge and repeats the request with the proof. `onProving` is
 * told when that begins and when all is over. Rejects like `send`.
 */
async function withProofOfWork<Result>(
  send: (proof?: ProofOfWork) => Promise<Result>,
  onProving: (isProving: boolean) => void,
): Promise<Result> {
  let proof: ProofOfWork | undefined;
  try {
    for (let solved = 0; ; solved += 1) {
      try {
        return await send(proof);
      } catch (error) {
        const challenge = error instanceof RequestError ? error.challenge : undefined;
        if (challenge === undefined || solved === maxChallenges) throw error;
        onProving(true);
        proof = await solveInBackground(challenge);
      }
    }
  } finally {
    onProving(false);
  }
}

/**
 * A mutation that registers. It solves the API's challenge, if it gets one, while `isProving` is true. Fails with
 * ApiError.
 */
export function useProvedMutation<Input, Result>({
  send,
  onSuccess,
}: {
  readonly send: (input: Input & { readonly proof?: ProofOfWork | undefined }) => Promise<Result>;
  readonly onSuccess: (result: Result) => void;
}) {
  const [isProving, setProving] = useState(false);
  const mutation = useMutation({
    mutationFn: (input: Input) => withProofOfWork((proof) => send({ ...input, proof }), setProving),
    onSuccess,
  });
  return { ...mutation, isProving };
}
