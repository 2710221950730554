import { hasWaitedLong } from './has-waited-long.ts';
import type { Intent } from './intent.ts';
import type { Moment, SenderParts } from './sender-parts.ts';

/** The gas of a plain transfer. */
const transferGas = 21_000n;

/**
 * A nonce gap blocks all transactions above it: another program used the nonce, and a reorganisation undid
 * that. An empty transfer to the own account fills it, once the next transaction above has waited as long as a
 * stuck one. True when there was such a gap.
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
  if (signedAt === undefined || !hasWaitedLong(signedAt, now, policy)) return false;
  const intentKey = `keeper:gap:${latestNonce}:${head.hash}`;
  await store.add({ intentKey, recipient: signer.address, data: '0x', value: 0n });
  return store.change(
    { intentKey, state: 'queued', nonce: null, txHash: null },
    { state: 'bound', sender: signer.address, nonce: latestNonce, gasLimit: transferGas },
  );
}
