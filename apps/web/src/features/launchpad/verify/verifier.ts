import { checkList } from './check-list.ts';
import type { VerifierRequest } from './run-verifier.ts';
import { verifySale } from './verify-sale.ts';

// A worker: a list of 100,000 lines takes seconds, in which the page must go on.
addEventListener('message', ({ data }: MessageEvent<VerifierRequest>) => {
  postMessage(data.kind === 'sale' ? verifySale(data.evidence) : checkList(data.evidence));
});
