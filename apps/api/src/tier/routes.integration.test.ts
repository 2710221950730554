import { findTierDeployment, type TierDeployment } from '@tradewind/abi/deployment';
import { tierViewAbi } from '@tradewind/abi/tier/tier-view.abi';
import { inoStepAmounts } from '@tradewind/rules/tier/ino-step';
import { encodeFunctionData } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plantDeployments } from '../../test/plant-deployments.ts';
import { account, chainId } from '../../test/seed-index.ts';
import { startTestApi } from '../../test/start-test-api.ts';
import { toAddress } from '../../test-support/known.ts';

const tier: TierDeployment = { chainId, view: toAddress('3'), launchpadTierUnit: 10n ** 21n, startBlock: 0n };
const planted = plantDeployments([[findTierDeployment, tier]]);
const unit = 10n ** 18n;

let api: Awaited<ReturnType<typeof startTestApi>>;

beforeAll(async () => {
  api = await startTestApi({}, planted);
});
afterAll(() => api.stop());

/** The view's answers about the account; an amount that is missing reverts. */
function setStakes(stakes: { staked?: bigint; effective?: bigint }): void {
  for (const functionName of ['staked', 'effective'] as const) {
    const key = `${tier.view}:${encodeFunctionData({ abi: tierViewAbi, functionName, args: [account] })}`;
    const amount = stakes[functionName];
    if (amount === undefined) api.node.contracts.delete(key);
    else api.node.contracts.set(key, amount);
  }
}

async function readTier(payload: object = { ownerAddress: account }, { app } = api) {
  const answer = await app.inject({ method: 'POST', url: '/ino/tier', payload });
  return { status: answer.statusCode, ...answer.json() };
}

const [first, second, third] = inoStepAmounts;

describe('[INO-01] [INO-05] POST /ino/tier', () => {
  it.each([
    [0n, '0', 0],
    [first - 1n, '29999.999999999999999999', 0],
    [first, '30000', 1],
    [first + 1n, '30000.000000000000000001', 1],
    [second - 1n, '59999.999999999999999999', 1],
    [second, '60000', 2],
    [second + 1n, '60000.000000000000000001', 2],
    [third - 1n, '89999.999999999999999999', 2],
    [third, '90000', 3],
    [third + 1n, '90000.000000000000000001', 4],
  ])('given a stake of %i wei, then it is %s tokens and step %i', async (staked, stakeAmount, step) => {
    setStakes({ staked, effective: staked });
    const { status, succeeded, data } = await readTier();
    expect([status, succeeded]).toEqual([200, true]);
    expect(data).toMatchObject({ stakeAmount, effectiveAmount: stakeAmount, step });
  });

  it('answers the steps in whole tokens, each with its begin and its end', async () => {
    setStakes({ staked: 0n, effective: 0n });
    expect((await readTier()).data.tiers).toEqual([
      { name: 'Step 1', fromAmount: '30000', toAmount: '60000' },
      { name: 'Step 2', fromAmount: '60000', toAmount: '90000' },
      { name: 'Step 3', fromAmount: '90000', toAmount: '90000' },
      { name: 'Step 4', fromAmount: '90000', toAmount: null },
    ]);
  });

  it('[NST-01] given a boost, then it raises the step and not the staked amount', async () => {
    setStakes({ staked: 25_000n * unit, effective: 30_000n * unit });
    expect((await readTier()).data).toMatchObject({
      stakeAmount: '25000',
      effectiveAmount: '30000',
      step: 1,
    });
  });

  it('given an address in upper case, then it is the same account', async () => {
    setStakes({ staked: first, effective: first });
    const ownerAddress = `0x${account.slice(2).toUpperCase()}`;
    expect((await readTier({ ownerAddress })).data.step).toBe(1);
  });

  it('given further fields in the body, then they have no effect', async () => {
    setStakes({ staked: first, effective: second });
    const further = { stakeAmount: '90000', step: 4, tiers: [], chainId: 56, account: toAddress('9') };
    const answer = await readTier({ ownerAddress: account, ...further });
    expect(answer).toMatchObject({ status: 200, data: { stakeAmount: '30000', step: 2 } });
    expect(answer).toEqual(await readTier());
  });

  it.each([{}, { ownerAddress: null }, { ownerAddress: 'bob' }, { ownerAddress: [account] }, []])(
    'refuses the body %j',
    async (payload) =>
      expect(await readTier(payload)).toMatchObject({ status: 400, succeeded: false, code: 'BAD_REQUEST' }),
  );
});

async function postOwner(path: string, payload: object = { ownerAddress: account }) {
  const answer = await api.app.inject({ method: 'POST', url: `/Ido/${path}`, payload });
  return { status: answer.statusCode, ...answer.json() };
}

describe('[IDO-13] [IDO-14] POST /Ido/owner_address and /Ido/pool_weight_by_address', () => {
  // The tiers of this chain begin at 1, 10, 30, 60, 190 and 400 thousand tokens.
  const thousand = 1_000n * unit;

  it.each([
    [0n, 0n, null, null, 0],
    [thousand - 1n, thousand - 1n, null, '0', 0],
    [thousand, thousand, 'Iron', '0', 1],
    [10n * thousand, 10n * thousand, 'Bronze', '0', 10],
    [26n * thousand, 30n * thousand - 100n * unit, 'Bronze', '15', 10],
    [26n * thousand + 1n, 30n * thousand, 'Silver', '15.39', 30],
    [400n * thousand, 480n * thousand, 'Diamond', '20', 400],
  ])(
    'given a stake of %i that is raised to %i, then the tier is %s, the boost %s and the weight %i',
    async (staked, effective, currentTier, nftBoost, poolWeight) => {
      setStakes({ staked, effective });
      expect((await postOwner('owner_address')).data).toMatchObject({ currentTier, nftBoost });
      expect((await postOwner('pool_weight_by_address')).data).toEqual({ poolWeight });
    },
  );

  it('given a view that does not answer, then both are unknown, never none', async () => {
    setStakes({});
    for (const path of ['owner_address', 'pool_weight_by_address'])
      expect(await postOwner(path)).toMatchObject({ status: 503, code: 'TIER_UNKNOWN' });
  });

  it('given no account, then both are refused', async () => {
    for (const path of ['owner_address', 'pool_weight_by_address'])
      expect(await postOwner(path, {})).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
  });
});

describe('[INO-01] an unknown stake is an error, never the lowest step', () => {
  const unknown = { status: 503, succeeded: false, data: null, code: 'TIER_UNKNOWN' };

  it.each([{ staked: first }, { effective: first }, {}])(
    'given a view that answers %o and reverts otherwise',
    async (stakes) => {
      setStakes(stakes);
      expect(await readTier()).toMatchObject(unknown);
    },
  );

  it('given no node that answers', async () => {
    const lonely = await startTestApi({ RPC_URLS: 'http://127.0.0.1:9' }, planted);
    expect(await readTier(undefined, lonely)).toMatchObject(unknown);
    await lonely.stop();
  });

  it('given a chain without the view', async () => {
    const other = await startTestApi({}, plantDeployments([]));
    expect(await readTier(undefined, other)).toMatchObject({ succeeded: false, code: 'TIER_NOT_HERE' });
    await other.stop();
  });
});
