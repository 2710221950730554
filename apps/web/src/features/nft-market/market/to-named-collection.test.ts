import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { account, toAddress } from '../../../../test-support/known.ts';
import { createTestChain } from '../../../shared/chain/chain.test-support.tsx';
import { messages } from '../../../shared/message/messages.ts';
import { toNftText } from '../../../shared/simulation/nft-text.ts';
import type { WorkOrder } from '../action/work-order.ts';
import { planWork } from '../action/work-plan.ts';
import { getMarkets } from '../find-markets.ts';
import { createBasketWork } from '../sweep/basket-work.test-support.ts';
import { planSweep } from '../sweep/sweep-plan.ts';
import { quote } from './quote.test-support.ts';

const chain = createTestChain();
const { art, genesis } = getMarkets(chain);
const market = toAddress('e');

/** The lines of a dialog about a work of a collection that leaves, arrives or is approved. */
function listTexts(collection: `0x${string}`): readonly string[] {
  const token = { market, collection, tokenId: 7n };
  const plan = (terms: WorkOrder['terms']) =>
    planWork({ chain, account, token, name: 'Boat', quote, terms }).expected.nfts;
  const works = [{ work: createBasketWork(7, 1), price: 5n }];
  const sweep = planSweep({ chain, account, market, collection, quote, works, referrer: undefined });
  return [
    ...(plan({ action: 'sell', price: 5n })?.leaves ?? []),
    ...(plan({ action: 'buy', price: 5n, nonce: 1 })?.arrives ?? []),
    ...(plan({ action: 'approve' })?.approvals ?? []),
    ...(sweep.expected.nfts?.arrives ?? []),
  ].map(toNftText);
}

it('[NFT-04] given a work of a collection of the site, then dialogs name the collection', () => {
  expect(listTexts(art)).toHaveLength(4);
  expect(new Set(listTexts(art))).toEqual(new Set(['NFT #7 of Tradewind Art']));
  expect(new Set(listTexts(genesis))).toEqual(new Set(['NFT #7 of Genesis']));
});

it('[NFT-04] given any other collection, then dialogs have its address: its own name proves nothing', () => {
  expect(new Set(listTexts(toAddress('c')))).toEqual(new Set(['NFT #7 of 0xcccc…cccc']));
});

it('[NFT-04] given the name of the artists’ collection in texts, then it is that of its contract', async () => {
  const source = new URL('../../../../../../contracts/src/nft-market/ArtNFT.sol', import.meta.url);
  expect(await readFile(source, 'utf8')).toContain(`ERC721("${messages.nftMarketWrite.collections.artists}"`);
  expect(messages.artistMint.collection).toBe(messages.nftMarketWrite.collections.artists);
});
