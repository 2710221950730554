import { localAccount } from '@tradewind/stack/demo-accounts';
import { encodeJoin } from '@tradewind/stack/launchpad/play-sales';
import type { startSaleChain } from '@tradewind/stack/launchpad/sale-chain';
import {
  type Address,
  createClient,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  keccak256,
  numberToHex,
  slice,
  toHex,
} from 'viem';
import { getTransactionCount, getTransactionReceipt } from 'viem/actions';

type SaleChain = Awaited<ReturnType<typeof startSaleChain>>;

export type Buyer = { readonly account: Address; readonly amount: bigint };

type Call = { from: Address; to: Address; data: Hex; nonce?: Hex };

/** Gas of all transactions, and the time until the last one was in a block. */
export type Cost = { readonly gas: number; readonly seconds: number };

/** So many fit into a block of 30 million gas. */
const perBlock = 200;
const gasLimit = numberToHex(150_000);

/** Accounts that spread over all addresses. Each has more than half of the mean, so that each gets change. */
export function createBuyers(count: number): readonly Buyer[] {
  return Array.from({ length: count }, (_, place) => ({
    account: slice(keccak256(toHex(place)), 0, 20),
    amount: BigInt(60 + (place % 90)) * 1_000_000n,
  }));
}

/** Sends the transactions of many accounts, a block at a time. */
export function createCrowd(chain: SaleChain, buyers: readonly Buyer[]) {
  const client = createClient({ transport: http(chain.rpcUrl, { batch: { batchSize: perBlock } }) });
  const request = (method: string, params: readonly unknown[]) =>
    client.request<{ Method: string; Parameters: readonly unknown[]; ReturnType: Hex }>({ method, params });
  const sendAll = async (toCall: (buyer: Buyer, place: number) => Call) => {
    await chain.client.setAutomine(false);
    const startedAt = performance.now();
    const hashes: Hex[] = [];
    for (let first = 0; first < buyers.length; first += perBlock) {
      const part = buyers.slice(first, first + perBlock).map((buyer, place) => toCall(buyer, first + place));
      const send = (call: object) => request('eth_sendTransaction', [{ ...call, gas: gasLimit }]);
      hashes.push(...(await Promise.all(part.map(send))));
      await chain.client.mine({ blocks: 1 });
    }
    const seconds = (performance.now() - startedAt) / 1_000;
    await chain.client.setAutomine(true);
    return { hashes, seconds };
  };
  const measure = async (toCall: Parameters<typeof sendAll>[0]): Promise<Cost> => {
    const { hashes, seconds } = await sendAll(toCall);
    const used = await Promise.all(hashes.map((hash) => readGas(client, hash)));
    return { gas: used.reduce((sum, gas) => sum + gas, 0), seconds };
  };
  const pay = { abi: erc20Abi, to: chain.tokens.pay.address };
  return {
    prepare: async (): Promise<void> => {
      await request('anvil_autoImpersonateAccount', [true]);
      const coins = numberToHex(10n ** 18n);
      await Promise.all(buyers.map(({ account }) => request('anvil_setBalance', [account, coins])));
    },
    /** The plain token transfers: from one account to each buyer. */
    transferToAll: async () => {
      const from = localAccount(0).address;
      const nonce = await getTransactionCount(client, { address: from });
      return measure(({ account, amount }, place) => ({
        from,
        to: pay.to,
        data: encodeFunctionData({ ...pay, functionName: 'transfer', args: [account, amount] }),
        nonce: numberToHex(nonce + place),
      }));
    },
    approveAll: (sale: Address) =>
      measure(({ account, amount }) => ({
        from: account,
        to: pay.to,
        data: encodeFunctionData({ ...pay, functionName: 'approve', args: [sale, amount] }),
      })),
    joinAll: (sale: Address) =>
      measure(({ account, amount }) => ({
        from: account,
        to: sale,
        data: encodeJoin(amount),
      })),
    readGas: (hash: Hex) => readGas(client, hash),
  };
}

async function readGas(client: Parameters<typeof getTransactionReceipt>[0], hash: Hex): Promise<number> {
  const { status, gasUsed } = await getTransactionReceipt(client, { hash });
  if (status !== 'success') throw new Error(`The transaction ${hash} reverted.`);
  return Number(gasUsed);
}
