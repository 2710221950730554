import { localAccount } from '@tradewind/stack/demo-accounts';
import { SpecifiedClient } from '../fixture/specified-client.ts';
import { expect, test } from '../fixture/test.ts';

/** The fields of the specification, 001 §3, with its spelling. */
const projectFields =
  'id name unit symbol description logoUrl backgroundUrl socical idoContract swapAmount idoSupply totalSupply totalRaise startDate endDate startOpenIdo closeJoinIdo percentProcess vesting status network tokenNetwork decimals decimalUsd details schedules showdisclaimer showPopupClaim enableKYC pricePer currentPrice referenceId created owner nextClaim allocation claimed claimable contractAddress contractDailyAddress nextDate'.split(
    ' ',
  );
const allocationFields =
  'claimContract joinContract joinBusd joinToken joinSignBusd joinStatus completeKYC claimbles claimChange schedules'.split(
    ' ',
  );
const claimFields = 'claimRound contractAddress claimToken claimedType signToken signBusd'.split(' ');

/** Joined an oversubscribed sale, a listed one, and a dead one, whose payment it took back. */
const buyer = localAccount(6);
const ownerAddress = buyer.address;
const thisMonth = { month: new Date().getUTCMonth() + 1, year: new Date().getUTCFullYear() };

test('[IDO-14] given a client of the specification without a session, when it reads the launchpad, then every answer has the specified fields', async ({
  stack,
}) => {
  const client = new SpecifiedClient(stack.webUrl);

  const open = await client.post('/launchpad/open_idos');
  const keel = open.data.find(({ symbol }: { symbol: string }) => symbol === 'KEEL');
  expect(Object.keys(keel)).toEqual(expect.arrayContaining(projectFields));
  expect(Object.keys(keel.socical)).toEqual(['telegram', 'twitter', 'medium', 'website']);
  expect(Object.keys(keel.details[0])).toEqual(
    expect.arrayContaining(['id', 'name', 'status', 'allocation']),
  );
  expect(Object.keys(keel.schedules[0])).toEqual(['round', 'startDate']);

  const detail = await client.post('/launchpad/detail', { address: ownerAddress, symbol: 'keel' });
  expect([detail.status, detail.data.id]).toEqual([200, keel.id]);
  expect(detail.data.allocation).not.toBeNull();
  expect((await client.get(`/Ido/${keel.id}`)).data.symbol).toBe('KEEL');

  const ended = await client.post('/launchpad/ended_idos', { category: '', symbol: '', lastTime: 0 });
  const first = await client.post('/launchpad/ended_idos', { category: '', symbol: '' });
  const last = first.data.at(-1);
  expect([ended.data, last.referenceId !== undefined]).toEqual([[], true]);
  const after = { category: '', symbol: '', lastTime: last.created };
  expect((await client.post('/launchpad/ended_idos', after)).data).toEqual([]);
  const joined = await client.post('/launchpad/joined_idos', {
    category: 'poly',
    symbol: '',
    address: ownerAddress,
  });
  expect(joined.data.map(({ symbol }: { symbol: string }) => symbol)).toEqual(['TIDE']);

  const schedule = await client.post('/ido/schedule', thisMonth);
  const own = await client.post('/ido/schedule', { ...thisMonth, ownerAddress });
  expect(own.data.length).toBeLessThanOrEqual(schedule.data.length);
  expect((await client.post('/launchpad/claim_calendar', { ...thisMonth, ownerAddress })).succeeded).toBe(
    true,
  );
  const owner = await client.post('/Ido/owner_address', { ownerAddress });
  expect(Object.keys(owner.data)).toEqual(expect.arrayContaining(['staking', 'currentTier', 'nftBoost']));
  expect((await client.post('/Ido/pool_weight_by_address', { ownerAddress })).succeeded).toBe(true);
});

test('[IDO-14] given a client of the specification, when it claims, refunds and signs in with a bearer session, then each call answers what the chain says', async ({
  stack,
}) => {
  const client = new SpecifiedClient(stack.webUrl);
  const { data: keel } = await client.post('/launchpad/detail', { address: '', symbol: 'KEEL' });
  const own = { ownerAddress, idoId: keel.id };

  const [visitor] = (await client.post('/Ido/your_allocations', own)).data;
  expect(Object.keys(visitor)).toEqual(expect.arrayContaining(allocationFields));
  expect([visitor.joinStatus, visitor.joinSignBusd]).toEqual([2, null]);

  const { data: tide } = await client.post('/launchpad/detail', { address: '', symbol: 'TIDEONE' });
  const claimed = { ownerAddress: localAccount(7).address, idoId: tide.id };
  const [paid] = (await client.post('/Ido/your_allocations', claimed)).data;
  expect(Object.keys(paid.claimbles[0])).toEqual(expect.arrayContaining(claimFields));
  expect(Object.keys(paid.claimChange)).toEqual([
    'refundContract',
    'refundBusd',
    'signRefund',
    'fundProcess',
  ]);
  expect(Object.keys(paid.schedules[0])).toEqual(['claimToken', 'claimTime', 'percentage']);
  expect(paid.claimbles[0].claimedType).toBe(1);

  // The sale is open: nothing can be taken from it, and no client is believed.
  expect((await client.post('/Ido/isClaim', own)).succeeded).toBe(true);
  const claim = await client.post('/Ido/ido_claim', { ...own, balance: '1000000' });
  expect([claim.succeeded, claim.code]).toEqual([false, 'NOTHING_TO_COLLECT']);
  const refund = await client.post('/Ido/refund', own);
  expect([refund.succeeded, refund.code]).toEqual([false, 'NOTHING_TO_COLLECT']);
  const txnhash = `0x${'ab'.repeat(32)}`;
  const report = await client.post('/Ido/join_pool', {
    ido_Id: keel.id,
    ownerAddress,
    balance: '5',
    txnhash,
  });
  expect([report.succeeded, report.code]).toEqual([false, 'JOIN_UNKNOWN']);

  const record = { ownerAddress, symbol: 'KEEL', countryId: 84, status: 1 };
  expect((await client.post('/launchpad/disclaimer', record)).succeeded).toBe(false);
  await client.signIn(buyer);
  expect((await client.post('/launchpad/disclaimer', record)).data).toEqual({ status: 1 });
  const [signedIn] = (await client.post('/Ido/your_allocations', own)).data;
  expect(signedIn.completeKYC).toBe(false);
  const stranger = { ...record, ownerAddress: localAccount(5).address };
  expect((await client.post('/launchpad/disclaimer', stranger)).succeeded).toBe(false);
});
