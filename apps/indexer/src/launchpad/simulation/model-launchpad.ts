import { monthlySaleEvents } from '@tradewind/abi/launchpad/monthly-sale.events';
import { saleEvents } from '@tradewind/abi/launchpad/sale.events';
import { saleFactoryEvents } from '@tradewind/abi/launchpad/sale-factory.events';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { computeMonthlyReleased } from '@tradewind/rules/launchpad/monthly-order';
import { join, type ModelLog, pickAmount, toNumberWord, toWord } from '../../simulation/model-log.ts';
import type { Random } from '../../simulation/random.ts';
import type { LaunchpadSources } from '../sources.ts';
import { createSale, type Time } from './create-sale.ts';
import {
  claimDue,
  edit,
  failSale,
  joinSale,
  levelSale,
  type ModelBuyer,
  type ModelSale,
  type ModelSales,
  payChange,
  payUnsold,
  refundBuyer,
  splitProceeds,
} from './model-sale.ts';

type Sources = Omit<LaunchpadSources, 'chainId'>;

export const monthlySale: Hex = `0x${'a7'.repeat(20)}`;

/** The deployment of a model chain. */
export const modelLaunchpadSources: Sources = { factory: `0x${'a6'.repeat(20)}`, monthlySale };

const stranger: Hex = `0x${'97'.repeat(20)}`;
const caller: Hex = `0x${'98'.repeat(20)}`;
const buyers = [1, 2, 3, 4].map((digit): Hex => `0x${`b${digit}`.repeat(20)}`);
const mostSales = 3;
const reasons = ['vetoed', 'notFunded', 'softCapMissed', 'notSettled', 'notDelivered'] as const;

type Act = { random: Random; sale: ModelSale; time: bigint };

/** Events of a transaction of the factory, a sale or the monthly sale, and the same events by other contracts. */
export function createLaunchpadTransaction(
  random: Random,
  sources: Sources,
  { launchpad, at }: { launchpad: ModelSales; at: Time },
): ModelLog[] {
  const { sales } = launchpad;
  if (random.chance(0.06)) return createNoise(random, at);
  if (random.chance(0.06)) return moveOrder(random, launchpad);
  if (random.chance(0.04)) return setPayToken(random, sources);
  if (sales.length === 0 || (sales.length < mostSales && random.chance(0.15)))
    return createSale(random, { factory: sources.factory, sales, at });
  // Several calls, so that a chain of few blocks reaches the end of a sale.
  return Array.from({ length: random.between(1, 5) }, () =>
    pickAct({ random, sale: random.pick(sales), time: BigInt(at.time) }),
  ).flat();
}

/** Sales of another factory, and payments in them: none of ours. */
function createNoise(random: Random, at: Time): ModelLog[] {
  const sales: ModelSale[] = [];
  const created = createSale(random, { factory: stranger, sales, at });
  return [...created, ...sales.flatMap((sale) => joinOnce({ random, sale, time: sale.openAt }))];
}

function setPayToken(random: Random, { factory }: Sources): ModelLog[] {
  const topics = [saleFactoryEvents.payTokenSet.selector, toWord(stranger)];
  return [{ address: factory, topics, data: join([random.chance(0.5) ? 1n : 0n]) }];
}

/** An order of the monthly sale, or the paid months of one. */
function moveOrder(random: Random, { orders }: ModelSales): ModelLog[] {
  const waiting = orders.flatMap((order, place) =>
    order.months < 12n ? { order, id: BigInt(place + 1) } : [],
  );
  if (waiting.length === 0 || random.chance(0.5)) {
    const [account, tokens] = [random.pick(buyers), pickAmount(random)];
    const [coin, locked] = [pickAmount(random), tokens - tokens / 4n];
    orders.push({ account, coin, tokens, locked, months: 0n, withdrawn: 0n });
    return [toOrderLog('ordered', { account, id: BigInt(orders.length) }, [coin, tokens, locked])];
  }
  const { order, id } = random.pick(waiting);
  order.months += BigInt(random.between(1, 2));
  const released = computeMonthlyReleased(order.locked, order.months < 12n ? order.months : 12n, 12n);
  const amount = released - order.withdrawn;
  order.withdrawn = released;
  return [toOrderLog('orderWithdrawn', { account: order.account, id }, [amount, order.months])];
}

function toOrderLog(
  name: 'ordered' | 'orderWithdrawn',
  { account, id }: { account: Hex; id: bigint },
  values: readonly bigint[],
): ModelLog {
  const topics = [monthlySaleEvents[name].selector, toNumberWord(id), toWord(account)];
  return { address: monthlySale, topics, data: join(values) };
}

/** What the state and the time of a sale allow. */
function pickAct(act: Act): ModelLog[] {
  const { random, sale } = act;
  if (random.chance(0.06)) return random.pick([pauseJoins, rotateSigner, setSelfClaimOnly])(act);
  return random.pick(acts[sale.state])(act);
}

const acts: Record<ModelSale['state'], readonly ((act: Act) => ModelLog[])[]> = {
  open: [moveOpen],
  levelled: [deliver, claimChange, claimChange, setSelfClaimOnly, endSale],
  delivered: [claim, claim, claim, claimChange, refund, withdraw, withdraw],
  cancelled: [refund, refund, withdrawUnsold],
};

function moveOpen(act: Act): ModelLog[] {
  const { sale, time } = act;
  if (time < sale.openAt) return prepareSale(act);
  return time < sale.closeAt ? joinOnce(act) : endJoins(act);
}

function prepareSale({ random, sale }: Act): ModelLog[] {
  if (sale.prefunded && !sale.isFunded && random.chance(0.8)) {
    edit(sale, { isFunded: true });
    return [toSaleLog(sale, 'funded', { account: caller, values: [sale.hardCap] })];
  }
  if (!random.chance(0.08)) return [];
  edit(sale, { state: 'cancelled', reason: 'vetoed' });
  return [toCancelled(sale)];
}

/** A payment within the cap of the buyer and, where it is refused above it, within that of the sale. */
function joinOnce({ random, sale, time }: Act): ModelLog[] {
  if (sale.isPaused || (sale.prefunded && !sale.isFunded)) return endSale({ random, sale, time });
  const account = random.pick(buyers);
  const own = sale.buyers.find((each) => each.account === account)?.committed ?? 0n;
  const left = sale.kind === 'fixed' ? sale.hardCap - sale.committed : sale.maxPerUser;
  const most = [left, sale.maxPerUser - own].reduce((a, b) => (a < b ? a : b));
  const amount = (most * BigInt(random.between(1, 100))) / 100n;
  if (amount === 0n) return [];
  const weight = BigInt(random.between(1, Number(sale.maxWeight)));
  const buyer = joinSale(sale, { account, amount, weight }, time);
  return [toSaleLog(sale, 'joined', { account, values: [amount, buyer.committed, buyer.weight] })];
}

/** A sale that is over is levelled, or cancelled by `fail` or by the first refund. */
function endJoins(act: Act): ModelLog[] {
  const { random, sale, time } = act;
  const dead = endSale(act);
  if (dead.length > 0) return random.chance(0.5) ? dead : [...dead, ...refund(act)];
  if (time >= sale.deliverBy) return [];
  const { level, accepted } = levelSale(sale);
  return [toSaleLog(sale, 'levelled', { values: [level, accepted] })];
}

function endSale({ sale, time }: Act): ModelLog[] {
  return failSale(sale, time) === undefined ? [] : [toCancelled(sale)];
}

function toCancelled(sale: ModelSale): ModelLog {
  const place = reasons.findIndex((reason) => reason === sale.reason);
  return toSaleLog(sale, 'cancelled', { values: [BigInt(place + 1)] });
}

function deliver({ random, sale, time }: Act): ModelLog[] {
  if (time >= sale.deliverBy) return [];
  const tgeAt = time + random.pick([0n, 0n, 60n]);
  edit(sale, { state: 'delivered', tgeAt });
  return [toSaleLog(sale, 'delivered', { values: [tgeAt, sale.accepted ?? 0n] })];
}

function claimChange({ random, sale }: Act): ModelLog[] {
  return ofBuyer(random, sale, (buyer) => {
    const change = payChange(sale, buyer);
    if (change === undefined) return [];
    return [toSaleLog(sale, 'changeClaimed', { account: buyer.account, values: [change] })];
  });
}

function refund({ random, sale, time }: Act): ModelLog[] {
  if (sale.tgeAt !== null && time >= sale.tgeAt + sale.refundSeconds) return [];
  return ofBuyer(random, sale, (buyer) => {
    const paid = refundBuyer(sale, buyer);
    if (paid === undefined) return [];
    return [toSaleLog(sale, 'refunded', { account: buyer.account, values: [paid.amount, paid.tokens] })];
  });
}

function claim({ random, sale, time }: Act): ModelLog[] {
  return ofBuyer(random, sale, (buyer) =>
    claimDue(sale, buyer, random.pick(['tranches', 'stream']), time).map(({ claimRound, amount }) => ({
      address: sale.address,
      topics: [saleEvents.claimed.selector, toWord(buyer.account), toNumberWord(BigInt(claimRound))],
      data: join([amount, BigInt(caller)]),
    })),
  );
}

/** What the issuer and the receiver of the fee are paid, once the refund window is over. */
function withdraw(act: Act): ModelLog[] {
  const { random, sale, time } = act;
  if (random.chance(0.4)) return withdrawUnsold(act);
  if (sale.tgeAt === null || time < sale.tgeAt + sale.refundSeconds) return [];
  const { proceeds, fee } = splitProceeds(sale);
  if (random.chance(0.5)) {
    if (sale.proceedsPaid !== null || proceeds === 0n) return [];
    edit(sale, { proceedsPaid: proceeds });
    return [toSaleLog(sale, 'proceedsWithdrawn', { account: sale.issuer, values: [proceeds] })];
  }
  if (sale.feePaid !== null || fee === 0n) return [];
  edit(sale, { feePaid: fee });
  return [toSaleLog(sale, 'feeWithdrawn', { account: sale.feeTo, values: [fee] })];
}

function withdrawUnsold({ sale }: Act): ModelLog[] {
  const amount = payUnsold(sale);
  if (amount === undefined) return [];
  return [toSaleLog(sale, 'unsoldWithdrawn', { account: sale.issuer, values: [amount] })];
}

function pauseJoins({ sale }: Act): ModelLog[] {
  edit(sale, { isPaused: !sale.isPaused });
  return [toSaleLog(sale, 'joinsPaused', { values: [sale.isPaused ? 1n : 0n] })];
}

function rotateSigner({ random, sale }: Act): ModelLog[] {
  if (sale.signer === null) return [];
  const signer = random.pick([stranger, caller]);
  edit(sale, { currentSigner: signer, signerEpoch: sale.signerEpoch + 1n });
  return [toSaleLog(sale, 'signerRotated', { account: signer, values: [sale.signerEpoch] })];
}

function setSelfClaimOnly({ random, sale }: Act): ModelLog[] {
  return ofBuyer(random, sale, (buyer) => {
    buyer.isSelfClaimOnly = random.chance(0.7);
    const values = [buyer.isSelfClaimOnly ? 1n : 0n];
    return [toSaleLog(sale, 'selfClaimOnlySet', { account: buyer.account, values })];
  });
}

function ofBuyer(random: Random, sale: ModelSale, toLogs: (buyer: ModelBuyer) => ModelLog[]): ModelLog[] {
  return sale.buyers.length === 0 ? [] : toLogs(random.pick(sale.buyers));
}

type PlainEvent = Exclude<keyof typeof saleEvents, 'claimed'>;

/** An event whose only topic is an account, or that has none. */
function toSaleLog(
  { address }: ModelSale,
  name: PlainEvent,
  { account, values }: { account?: Hex; values: readonly bigint[] },
): ModelLog {
  const topics = [saleEvents[name].selector, ...(account ? [toWord(account)] : [])];
  return { address, topics, data: join(values) };
}
