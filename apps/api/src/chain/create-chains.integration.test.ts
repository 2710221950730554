import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import { exchangeStatusSchema } from '@tradewind/schema/exchange/status';
import { encodeFunctionData } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startModelNode } from '../../test/model-node.ts';
import { account, chainId, dollar, moveCheckpoint, seedIndex } from '../../test/seed-index.ts';
import { startTestApi } from '../../test/start-test-api.ts';
import { toHash } from '../../test-support/known.ts';

const otherId = 31338;
let api: Awaited<ReturnType<typeof startTestApi>>;
let otherNode: Awaited<ReturnType<typeof startModelNode>>;

beforeAll(async () => {
  otherNode = await startModelNode();
  const settings = { CHAIN_IDS: `${chainId},${otherId}`, [`RPC_URLS_${otherId}`]: otherNode.url };
  api = await startTestApi(settings);
  await seedIndex(api.deps.database);
  await moveCheckpoint(api.deps.database, 77, toHash('7'), otherId);
});
afterAll(async () => {
  await api.stop();
  await otherNode.stop();
});

describe('the chains of the API', () => {
  it('[OPS-03] given one token at one address on two chains, when its balance is read, then each chain answers from its own node', async () => {
    const { home, get } = api.deps.chains;
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [account] });
    api.node.contracts.set(`${dollar}:${data}`, 100n);
    otherNode.contracts.set(`${dollar}:${data}`, 5n);
    expect(get(chainId)).toBe(home);
    const balances = [chainId, otherId].map((id) => get(id).node.getTokenBalance(dollar, account));
    expect(await Promise.all(balances)).toEqual([100n, 5n]);
  });

  it('[OPS-03] given checkpoints of two chains, when their positions are read, then each chain has its own', async () => {
    const { get } = api.deps.chains;
    const states = await Promise.all([get(chainId), get(otherId)].map(({ index }) => index.get()));
    expect(states.map(({ blockNumber }) => blockNumber)).toEqual([10, 77]);
  });

  it('[OPS-03] given a second chain, when a route names no chain, then it answers of the home chain and says so', async () => {
    const { data } = (await api.app.inject('/exchange/status')).json();
    expect(exchangeStatusSchema.parse(data)).toMatchObject({ chainId, blockNumber: 10 });
    otherNode.head.genesisHash = toHash('0');
    expect((await api.app.inject('/readyz')).statusCode).toBe(200);
  });

  it('[OPS-03] given a chain that is not configured, when it is requested, then one error says that it is not served', () => {
    expect(() => api.deps.chains.get(56)).toThrow(expect.objectContaining({ code: 'CHAIN_NOT_SERVED' }));
  });
});
