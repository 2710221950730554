import { findExchangeDeployment, findNetworkDeployment } from '@tradewind/abi/deployment';
import { factoryAbi } from '@tradewind/abi/exchange/factory.abi';
import { localPools } from '@tradewind/abi/local/deployment-plan';
import { defaultTokenLists } from '@tradewind/abi/token-list';
import { readContract } from 'viem/actions';
import type { AreaSeed } from '../area.ts';
import type { ChainClient } from '../chain/connect.ts';
import { StackError } from '../stack-error.ts';
import type { PlannedPool } from './planned-pool.ts';
import { createPairReader } from './pair-reader.ts';
import { planSeed } from './plan-seed.ts';

const chainId = 31337;

/** A day of trades, up to the present. */
export const exchangeSeed: AreaSeed = {
  plan: ({ startTimestamp, endTimestamp, addressOf }) => {
    const network = findNetworkDeployment(chainId);
    const exchange = findExchangeDeployment(chainId);
    const tokens = defaultTokenLists[chainId]?.tokens;
    if (network === undefined || exchange === undefined || tokens === undefined) {
      throw new TypeError('the local chain has a deployment and a token list');
    }
    const ageSeconds = endTimestamp - startTimestamp;
    const plan = planSeed({ network, exchange, tokens, pools: localPools, addressOf, ageSeconds });
    return {
      transactions: plan.transactions.map(({ offsetSeconds, ...transaction }) => ({
        ...transaction,
        timestamp: startTimestamp + offsetSeconds,
      })),
      assert: async (client) => {
        await Promise.all(plan.pools.map((pool) => assertReserves(client, exchange.factory, pool)));
      },
    };
  },
};

/** Checks a pool's final reserves, which match only if rules and contracts agree on every trade. */
async function assertReserves(client: ChainClient, factory: `0x${string}`, pool: PlannedPool): Promise<void> {
  const { tokenA, tokenB, amountA, amountB } = pool;
  const address = await readContract(client, {
    address: factory,
    abi: factoryAbi,
    functionName: 'getPair',
    args: [tokenA, tokenB],
  });
  const { reserve0, reserve1 } = await createPairReader(client, address).readReserves();
  const [expected0, expected1] = BigInt(tokenA) < BigInt(tokenB) ? [amountA, amountB] : [amountB, amountA];
  if (reserve0 !== expected0 || reserve1 !== expected1) {
    throw new StackError(`The demo data did not come out as planned: pool ${address} holds other amounts.`);
  }
}
