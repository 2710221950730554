import { computeAccepted, findLevel, fullLevel } from '@tradewind/rules/launchpad/level';
import { expect, it } from 'vitest';
import type { SaleBuyer } from '../sale/sale.ts';
import { createBuyer, createSale, type SaleChanges, sampleTime } from '../stories/sample-sale.ts';
import { type SaleEvidence, verifySale } from './verify-sale.ts';

const unit = 10n ** 18n;
const day = 86_400n;
/** 80,000 BUSD of three accounts for 50,000. */
const buyers = [10_000n, 30_000n, 40_000n].map((whole) => createBuyer({ committed: whole * unit }));
const sums = { committed: 80_000n * unit, buyers: 3n };
const level = findLevel(buyers, createSale().hardCap);
const levelled: SaleChanges = { ...sums, state: 'levelled', level };
const delivered: SaleChanges = { ...sums, state: 'delivered', level, tgeAt: sampleTime };
const tokens = 2_000_000n * unit;

function verify(changes: SaleChanges, evidence: Partial<SaleEvidence> = {}) {
  const held = { pay: 80_000n * unit, token: tokens };
  return verifySale({
    sale: createSale(changes),
    time: sampleTime,
    buyers,
    isBehind: false,
    own: undefined,
    held,
    ...evidence,
  });
}
const withChange = (changes: Partial<SaleBuyer>) =>
  buyers.map((buyer, place) => (place === 0 ? { ...buyer, ...changes } : buyer));

it('[IDO-15] given a settled sale with the sums of its buyers, then its level, escrow and sums hold', () => {
  const own = { record: buyers[1]!, accepted: computeAccepted(buyers[1]!, level) };
  const { verdict, buyers: found, level: shares, own: share } = verify(levelled, { own });
  expect([verdict, found?.verdict, shares?.verdict, share?.verdict]).toEqual([
    'good',
    'good',
    'good',
    'good',
  ]);
});

it('[IDO-15] given a level one unit beside the right one, then the shares do not hold', () => {
  expect(verify({ ...levelled, level: level + 1n }).level?.verdict).toBe('bad');
  expect(verify({ ...levelled, level: level - 1n }).level?.verdict).toBe('bad');
});

it('[IDO-15] given less than the cap, then every commitment must count', () => {
  const small = { ...levelled, hardCap: 90_000n * unit };
  expect(verify({ ...small, level: fullLevel }).level?.verdict).toBe('good');
  expect(verify(small).level?.verdict).toBe('bad');
});

it('[IDO-15] given another share of the account than the contract counts, then it does not hold', () => {
  const own = { record: buyers[1]!, accepted: computeAccepted(buyers[1]!, level) + 1n };
  expect(verify(levelled, { own })).toMatchObject({ verdict: 'bad', own: { verdict: 'bad' } });
});

it('[IDO-15] given a server that omits a buyer, then that is bad of a closed sale, and undecided while buyers join', () => {
  const some = { buyers: buyers.slice(1) };
  expect(verify(levelled, some)).toMatchObject({ verdict: 'bad', buyers: { verdict: 'bad', count: 2n } });
  const { verdict, buyers: found, escrow, level: shares } = verify({ ...sums }, some);
  expect([verdict, found?.verdict, escrow.verdict, shares]).toEqual(['open', 'open', 'open', undefined]);
});

it('[IDO-15] given a server that is behind the chain and omits a buyer, then nothing is proven against a closed sale', () => {
  const some = { buyers: buyers.slice(1), isBehind: true };
  expect(verify(levelled, some)).toMatchObject({ verdict: 'open', buyers: { verdict: 'open' } });
  expect(verify(levelled, { isBehind: true }).buyers?.verdict).toBe('good');
});

it('[IDO-15] given no buyers of the server, then what needs them is undecided, and the rest is verified', () => {
  const own = { record: buyers[1]!, accepted: computeAccepted(buyers[1]!, level) };
  const { verdict, buyers: found, own: share, escrow } = verify(levelled, { buyers: undefined, own });
  expect([verdict, found, share?.verdict, escrow]).toEqual([
    'open',
    undefined,
    'good',
    { verdict: 'open', owed: undefined },
  ]);
});

it('[IDO-15] given one unit less of the payment token than is owed, then the escrow does not hold', () => {
  const { escrow } = verify(levelled);
  expect(escrow.owed?.pay).toBe(80_000n * unit);
  const held = { pay: escrow.owed!.pay - 1n, token: tokens };
  expect(verify(levelled, { held }).escrow.verdict).toBe('bad');
});

it('[IDO-15] given change that was paid, then it is owed no more; after the window only change and tokens are', () => {
  const accepted = computeAccepted(buyers[0]!, level);
  const paid = verify(levelled, { buyers: withChange({ isChangeTaken: true }) });
  expect(paid.escrow.owed?.pay).toBe(80_000n * unit - (10_000n * unit - accepted));
  const after = verify(delivered, { time: sampleTime + 6n * day });
  const sold = buyers.reduce((sum, buyer) => sum + computeAccepted(buyer, level), 0n);
  expect(after.escrow.owed?.pay).toBe(80_000n * unit - sold);
});

it('[IDO-15] given claimed tokens or a refund, then they are owed no more', () => {
  const all = verify(delivered).escrow.owed!;
  const claimed = verify(delivered, { buyers: withChange({ claimedTranches: 1n }) }).escrow.owed!;
  const bought = computeAccepted(buyers[0]!, level) * 40n;
  expect(all.token - claimed.token).toBe((bought * 4_000n) / 10_000n);
  const refunded = verify(delivered, { buyers: withChange({ isRefunded: true }) }).escrow.owed!;
  expect([all.pay - refunded.pay, all.token - refunded.token]).toEqual([10_000n * unit, bought]);
});

it('[IDO-15] given a dead sale, then everything that was not paid back is owed, and no token', () => {
  const dead = { ...sums, state: 'cancelled', reason: 'notSettled' } as const;
  expect(verify(dead).escrow).toEqual({ verdict: 'good', owed: { pay: 80_000n * unit, token: 0n } });
});

it('[IDO-15] given a prefunded open sale, then all tokens of the cap are owed to buyers to come', () => {
  const open = { ...sums, prefunded: true, isFunded: true };
  expect(verify(open).escrow.owed?.token).toBe(50_000n * 40n * unit);
});
