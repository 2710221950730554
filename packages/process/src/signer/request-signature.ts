import { RetryableError } from '../process-error.ts';

export type SignerRequest<Answer> = {
  url: string;
  timeoutMs: number;
  method: string;
  parameters: readonly unknown[];
  /** Throws where the answer is not of the expected form. */
  parse: (answer: unknown) => Answer;
};

/**
 * Requests a signature from a remote signer by JSON-RPC. The caller verifies the signature. Every failure
 * is one error without detail: the signer's address may contain a secret, and so may its answer.
 */
export async function requestSignature<Answer>({
  url,
  timeoutMs,
  method,
  parameters,
  parse,
}: SignerRequest<Answer>): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: parameters }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return parse(await response.json());
  } catch {
    throw new RetryableError('the signer did not sign');
  }
}
