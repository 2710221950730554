import { saleFactoryEvents } from '@tradewind/abi/launchpad/sale-factory.events';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Schedule } from '@tradewind/rules/launchpad/schedule';
import { join, type ModelLog, pickAmount, toNumberWord, toWord } from '../../simulation/model-log.ts';
import type { Random } from '../../simulation/random.ts';
import type { ModelSale, ModelTerms } from './model-sale.ts';

export type Time = { blockNumber: number; time: number };

const toAddress = (byte: string): Hex => `0x${byte.repeat(20)}`;
const [pay, token, issuer] = [toAddress('c1'), toAddress('c2'), toAddress('c3')];
const [feeTo, signer, vesting] = [toAddress('c4'), toAddress('c5'), toAddress('c6')];
const [listRoot, listHash]: [Hex, Hex] = [`0x${'d1'.repeat(32)}`, `0x${'d2'.repeat(32)}`];
const noStream = { shareBps: 0n, firstReleaseBps: 0n, cliffSeconds: 0n, periodSeconds: 0n, periods: 0n };
const oneStream = {
  shareBps: 4_000n,
  firstReleaseBps: 1_000n,
  cliffSeconds: 60n,
  periodSeconds: 30n,
  periods: 5n,
};

type Create = { factory: Hex; sales: ModelSale[]; at: Time };

/** A sale whose states are short, so that a chain of few blocks reaches its end. */
export function createSale(random: Random, { factory, sales, at }: Create): ModelLog[] {
  const address: Hex = `0x${random
    .between(1, 2 ** 47)
    .toString(16)
    .padStart(40, 'd')}`;
  const terms = pickTerms(random, sales.length);
  const after = (from: bigint, low: number, high: number) => from + BigInt(random.between(low, high));
  const openAt = random.chance(0.6) ? BigInt(at.time) : after(BigInt(at.time), 1, 90);
  const closeAt = after(openAt, 60, 240);
  const deliverBy = after(closeAt, 300, 3_000);
  const sale: ModelSale = {
    ...terms,
    address,
    number: sales.length,
    softCap: random.chance(0.8) ? 1n : terms.hardCap,
    prefunded: random.chance(0.25),
    openAt,
    closeAt,
    deliverBy,
    latestTge: deliverBy + 100n,
    state: 'open',
    committed: 0n,
    isFunded: false,
    reason: null,
    isPaused: false,
    currentSigner: terms.signer,
    signerEpoch: 0n,
    level: null,
    accepted: null,
    tgeAt: null,
    buyers: [],
    unsoldPaid: 0n,
    proceedsPaid: null,
    feePaid: null,
    createdAt: at,
  };
  sales.push(sale);
  return [toCreatedLog(factory, sale)];
}

type Terms = Omit<ModelTerms, 'latestTge'>;

function pickTerms(random: Random, place: number): Terms {
  const hardCap = 1_000_000n + pickAmount(random);
  const [hasPermits, hasList] = [random.chance(0.4), random.chance(0.4)];
  const schedule = pickSchedule(random);
  return {
    project: BigInt(random.between(1, 2 ** 32 - 1)),
    round: BigInt(place + 1),
    kind: random.chance(0.6) ? 'commit' : 'fixed',
    pay,
    token,
    issuer,
    feeTo,
    signer: hasPermits ? signer : null,
    listRoot: hasList ? listRoot : null,
    listHash: hasList ? listHash : null,
    refundSeconds: random.pick([0n, 60n, 600n]),
    hardCap,
    minPerUser: 1n,
    // Two buyers exceed the cap.
    maxPerUser: (hardCap * 7n) / 10n,
    maxWeight: random.pick([1n, 5n, 2n ** 32n - 1n]),
    tokensPerPayE18: random.pick([10n ** 18n, 123_456_789n * 10n ** 20n, 10n ** 16n]),
    feeBps: BigInt(random.between(0, 1_000)),
    schedule,
    vesting: schedule.stream.shareBps === 0n ? null : vesting,
    payDecimals: 6n,
    tokenDecimals: 18n,
  };
}

function pickSchedule(random: Random): Schedule {
  const dice = random.next();
  if (dice < 0.2) return { tranches: [], stream: { ...oneStream, shareBps: 10_000n } };
  const stream = dice < 0.6 ? oneStream : noStream;
  const whole = { afterSeconds: 90n, cumulativeBps: 10_000n };
  return {
    tranches: random.chance(0.7) ? [{ afterSeconds: 0n, cumulativeBps: 3_333n }, whole] : [whole],
    stream,
  };
}

/** A value of the event; null is a zero of the contract. */
const toValue = (value: Hex | null) => BigInt(value ?? 0);

function toCreatedLog(factory: Hex, sale: ModelSale): ModelLog {
  const { stream, tranches } = sale.schedule;
  const start = [sale.project, sale.round, sale.kind === 'fixed' ? 0n : 1n, sale.prefunded ? 1n : 0n];
  const accounts = [sale.pay, sale.token, sale.issuer, sale.feeTo, sale.signer].map(toValue);
  const times = [sale.openAt, sale.closeAt, sale.deliverBy, sale.latestTge, sale.refundSeconds];
  const caps = [sale.softCap, sale.hardCap, sale.minPerUser, sale.maxPerUser, sale.maxWeight];
  const lists = [toValue(sale.listRoot), toValue(sale.listHash)];
  const terms = [...start, ...accounts, ...lists, ...times, ...caps, sale.tokensPerPayE18, sale.feeBps];
  const parts = [
    stream.shareBps,
    stream.firstReleaseBps,
    stream.cliffSeconds,
    stream.periodSeconds,
    stream.periods,
  ];
  const tail = [toValue(sale.vesting), sale.payDecimals, sale.tokenDecimals];
  const offset = BigInt(32 * (terms.length + 1 + parts.length + tail.length));
  const list = tranches.flatMap(({ afterSeconds, cumulativeBps }) => [afterSeconds, cumulativeBps]);
  const data = join([...terms, offset, ...parts, ...tail, BigInt(tranches.length), ...list]);
  const topics = [
    saleFactoryEvents.saleCreated.selector,
    toNumberWord(BigInt(sale.number)),
    toWord(sale.address),
    toNumberWord(sale.project),
  ];
  return { address: factory, topics, data };
}
