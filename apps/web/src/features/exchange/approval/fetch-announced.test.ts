import { erc721Events } from '@tradewind/abi/standard/erc721.events';
import { pad, zeroAddress } from 'viem';
import { expect, it } from 'vitest';
import { account, toAddress } from '../../../../test-support/known.ts';
import { createTestChain } from '../../../shared/chain/chain.test-support.tsx';
import { createApprovalLog, toWord } from '../../../shared/simulation/nft-log.test-support.ts';
import { fetchAnnounced } from './fetch-announced.ts';

const [contract, taker] = [toAddress('c'), toAddress('e')];
const right = { collection: contract, operator: taker };
const range = { from: 1n, to: 7n };

it('[LIQ-09] given approvals of a token, an NFT and an operator, then one request of the account’s events names each', async () => {
  const requested: unknown[] = [];
  const token = { address: contract, topics: [erc721Events.approval.selector, pad(account), pad(taker)] };
  const logs = [
    { ...token, data: toWord(5n) },
    createApprovalLog(account, { ...right, tokenId: 7n }),
    createApprovalLog(account, { ...right, tokenId: 'all' }),
  ];
  const chain = createTestChain({ request: async ({ params }) => (requested.push(params), logs) });
  expect(await fetchAnnounced(chain.client, account, range)).toEqual([
    { kind: 'token', token: contract, spender: taker },
    { kind: 'nft', collection: contract, tokenId: 7n },
    { kind: 'operator', collection: contract, operator: taker },
  ]);
  const selectors = [erc721Events.approval.selector, erc721Events.approvalForAll.selector];
  expect(requested).toEqual([[{ topics: [selectors, pad(account)], fromBlock: '0x1', toBlock: '0x7' }]]);
});

it('[LIQ-09] given a move that clears the approval of an NFT, then nothing is read for it', async () => {
  const cleared = createApprovalLog(account, { ...right, operator: zeroAddress, tokenId: 7n });
  const chain = createTestChain({ request: async () => [cleared] });
  expect(await fetchAnnounced(chain.client, account, range)).toEqual([]);
});
