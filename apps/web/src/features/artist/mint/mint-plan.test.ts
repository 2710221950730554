import { artNftAbi } from '@tradewind/abi/nft-market/art-nft.abi';
import { decodeFunctionData, numberToHex } from 'viem';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { account, toAddress } from '../../../../test-support/known.ts';
import { createTestChain } from '../../../shared/chain/chain.test-support.tsx';
import { answerMulticall } from '../../../shared/chain/multicall.test-support.ts';
import { hexSchema } from '../../../shared/simulation/simulate-calls.ts';
import { chooseCall } from '../../../shared/transaction/choose-call.ts';
import { createMintPlan } from './mint-plan.ts';

vi.mock('../../../shared/chain/runtime-config.ts', () => ({
  getRuntimeConfig: () => ({ chainId: 31337, chains: [] }),
  getChainConfig: () => ({ explorer: '/' }),
}));

const collection = toAddress('c');
const fileName = `${'5a'.repeat(32)}.png`;
const callSchema = z.tuple([z.object({ data: hexSchema }), z.unknown()]);
let isRefused: boolean;
beforeEach(() => void (isRefused = false));

/** The next work of the collection is number 8. */
const chain = createTestChain({
  request: async ({ method, params }) => {
    if (method === 'eth_estimateGas') {
      if (isRefused) throw Object.assign(new Error('execution reverted'), { code: 3 });
      return numberToHex(140_000);
    }
    if (method === 'eth_getBlockByNumber') return { number: '0x7', timestamp: '0x10', transactions: [] };
    if (method !== 'eth_call') return '0x1';
    const returnData = numberToHex(8, { size: 32 });
    const [{ data }] = callSchema.parse([...z.array(z.unknown()).parse(params), null].slice(0, 2));
    return answerMulticall(data, () => ({ success: true, returnData }));
  },
});

async function createWrite() {
  const order = { chain, account, collection, fileName, name: 'Boat', description: 'Sea', thumbnail: null };
  const step = createMintPlan(order).steps.find(({ kind }) => kind === 'send');
  if (step?.kind !== 'send') throw new Error('no step sends the mint');
  return step.createWrite();
}

it('[ART-02] given a draft, then its mint sends 0.01 coins exactly, and nothing but the fee may leave', async () => {
  const { write, expected } = await createWrite();
  const [call] = write.candidates;
  expect(write.candidates).toHaveLength(1);
  expect(call).toMatchObject({ to: collection, value: 10_000_000_000_000_000n });
  const { functionName, args } = decodeFunctionData({ abi: artNftAbi, data: call!.data });
  expect([functionName, args?.map((arg) => String(arg).toLowerCase())]).toEqual([
    'mint',
    [account.toLowerCase(), fileName],
  ]);
  expect(expected.leaves).toMatchObject([{ currency: { kind: 'native' }, limit: 10n ** 16n }]);
  expect(expected.nfts).toEqual({
    leaves: [],
    arrives: [{ collection, collectionName: 'Tradewind Art', tokenId: 8n, owner: account }],
    approvals: [],
  });
});

it('[CHAIN-03] given a mint, then its gas limit is 850,000, whatever the estimate is', async () => {
  const { write } = await createWrite();
  expect(await chooseCall(chain.client, account, write.candidates)).toMatchObject({ gas: 850_000n });
  const [{ gas: _, ...plain }] = write.candidates as [(typeof write.candidates)[0]];
  expect(await chooseCall(chain.client, account, [plain])).toMatchObject({ gas: 154_000n });
});

it('[CHAIN-03] given a mint that would fail, then its own limit does not send it', async () => {
  const { write } = await createWrite();
  isRefused = true;
  expect(await chooseCall(chain.client, account, write.candidates)).toHaveLength(1);
});
