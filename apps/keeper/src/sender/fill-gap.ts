import type { Intent } from './intent.ts';
import type { Moment, SenderParts } from './sender-parts.ts';

/** Enough for a plain transfer. */
const transferGas = 21_000n;

/**
 * A nonce that nobody will use holds up all that wait above it: another program used it, and a reorganisation took that back. An empty transfer to
 * ourselves takes it, once the next one above has waited as long as one that is stuck. True when there was such a gap.
 */
export async function fillGap(
  { store, signer, policy }: SenderParts,
  { now, head, latestNonce }: Moment,
  open: readonly Intent[],
): Promise<boolean> {
  const own = open.filter(({ sender }) => sender === signer.address);
  if (own.some(({ nonce }) => nonce === latestNonce)) return false;
  const next = own.find(({ state, nonce }) => state === 'bound' && nonce !== null && nonce > latestNonce);
  const signedAt = next?.broadcasts.at(-1)?.signedAt;
  if (signedAt === undefined || now.getTime() - signedAt.getTime() < policy.stuckSeconds * 1000) return false;
  const intentKey = `keeper:gap:${latestNonce}:${head.hash}`;
  await store.add({ intentKey, recipient: signer.address, data: '0x', value: 0n });
  return store.change(
    { intentKey, state: 'queued', nonce: null, txHash: null },
    { state: 'bound', sender: signer.address, nonce: latestNonce, gasLimit: transferGas },
  );
}
