import { toAddress } from '../../../../test-support/known.ts';
import { type BasketWork, toBasketWork } from '../basket/basket-store.ts';
import { createSampleWork } from '../stories/sample-work.ts';

/** A work of a basket by its token and its listing. */
export function createBasketWork(id: number, nonce: number): BasketWork {
  const work = createSampleWork({ id, tokenId: String(id), collection: toAddress('c') });
  const terms = { kind: 'fixed', price: 5n, feeBps: 0n, endsAt: 0n, bidCount: 0 } as const;
  return toBasketWork({ chainId: 31337 }, work, { ...terms, nonce, seller: toAddress('b') });
}
