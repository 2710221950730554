import type { ListEvidence, ListVerification } from './check-list.ts';
import type { SaleEvidence, SaleVerification } from './verify-sale.ts';

export type VerifierRequest =
  | { readonly kind: 'sale'; readonly evidence: SaleEvidence }
  | { readonly kind: 'list'; readonly evidence: ListEvidence };

/** Verifies a sale in a worker of its own, which a cancelled request ends. */
export function verifyInWorker(evidence: SaleEvidence, signal?: AbortSignal): Promise<SaleVerification> {
  return run({ kind: 'sale', evidence }, signal);
}

export function checkListInWorker(evidence: ListEvidence, signal?: AbortSignal): Promise<ListVerification> {
  return run({ kind: 'list', evidence }, signal);
}

function run<Answer>(request: VerifierRequest, signal: AbortSignal | undefined): Promise<Answer> {
  const worker = new Worker(new URL('./verifier.ts', import.meta.url), { type: 'module' });
  return new Promise<Answer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data));
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    signal?.addEventListener('abort', () => reject(signal.reason));
    // A worker has no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}
