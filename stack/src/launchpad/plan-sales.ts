import { saleAbi } from '@tradewind/abi/launchpad/sale.abi';
import { saleFactoryAbi } from '@tradewind/abi/launchpad/sale-factory.abi';
import type { LocalChainId } from '@tradewind/abi/local/deployment-plan';
import { computeTokens } from '@tradewind/rules/launchpad/schedule';
import {
  concat,
  encodeFunctionData,
  erc20Abi,
  getContractAddress,
  parseEther,
  zeroAddress,
  zeroHash,
} from 'viem';
import { computeTimeAgo } from '../seed/compute-time-ago.ts';
import type { TimedTransaction } from '../seed/timed-transaction.ts';
import { crowd } from './demo-crowd.ts';
import { createDemoList, createDemoListing } from './demo-list.ts';
import type { DemoSale } from './demo-sale.ts';
import { demoSales } from './demo-sales.ts';
import { computeRate, type PlannedSale, planSale, toSchedule, toSeconds } from './planned-sale.ts';
import type { SaleWorld } from './sale-world.ts';
import { toRaw } from './to-raw.ts';

export interface SalesPlan {
  /** Sorted by time. */
  readonly transactions: readonly TimedTransaction[];
  /** In the order of their creation. */
  readonly sales: readonly PlannedSale[];
}

type Call = Pick<TimedTransaction, 'to' | 'data' | 'value'>;
type SaleOnChain = { readonly world: SaleWorld; readonly sale: DemoSale; readonly address: `0x${string}` };

const deployer = 0;
/** Issues every token of the demo. */
const issuer = 8;
const treasury = 9;
const lister = 13;
const signer = 14;
/** From the creation of a sale to its opening; the notice of a local chain is a minute. */
const listedDays = 0.1;
/** From the roles of the factory to the first sale. */
const setupDays = 0.05;
/** The last day on which a sale can be listed. */
const leastAge = 0.01;
/** From the last day of delivery to that of the token's date. */
const daysToTge = 30;

const noPermit = { maxCommit: 0n, weight: 0, deadline: 0, signature: '0x' } as const;

function listSales(chainId: LocalChainId): readonly DemoSale[] {
  return demoSales
    .filter((sale) => sale.chainId === chainId)
    .toSorted((a, b) => b.opensDaysAgo - a.opensDaysAgo);
}

/** Computes when the factory gets its payment tokens. */
export function computeSalesStart(endTimestamp: number, chainId: LocalChainId): number {
  const [first] = listSales(chainId);
  return computeTimeAgo(endTimestamp, (first?.opensDaysAgo ?? 0) + listedDays + setupDays);
}

/** Plans the history of a chain's sales. The same world gives the same plan. */
export function planSales(world: SaleWorld): SalesPlan {
  const sales = listSales(world.chainId).map((sale, place) => ({
    world,
    sale,
    address: getContractAddress({ from: world.deployer, nonce: BigInt(place + 1) }),
  }));
  const transactions = [...setUp(world), ...sales.flatMap(liveSale)];
  return {
    transactions: transactions.toSorted((a, b) => a.timestamp - b.timestamp),
    sales: sales.map(({ sale, address }) => planSale(sale, world, address)),
  };
}

/** The owner allows the payment tokens, and who owns nothing gets coins for its gas. */
function setUp(world: SaleWorld): TimedTransaction[] {
  const timestamp = computeSalesStart(world.endTimestamp, world.chainId);
  const allowances = world.payTokens.map((token) => ({
    to: world.factory,
    data: encodeFunctionData({ abi: saleFactoryAbi, functionName: 'setPayToken', args: [token, true] }),
  }));
  const joiners = listSales(world.chainId).flatMap(({ joins }) => joins.map(({ account }) => account));
  const wages = [lister, ...crowd.filter((account) => joiners.includes(account))].map((account) => ({
    to: world.addressOf(account),
    data: '0x' as const,
    value: parseEther('1'),
  }));
  return [...allowances, ...wages].map((call) => ({ from: deployer, ...call, timestamp }));
}

/** Calls of an account at a time; the account takes the step never where it has no time. */
interface Step {
  readonly from: number;
  readonly daysAgo: number | undefined;
  readonly calls: readonly Call[];
}

function liveSale(on: SaleOnChain): TimedTransaction[] {
  const { endTimestamp } = on.world;
  return [...prepareSale(on), ...listJoins(on), ...endSale(on), ...listExits(on)].flatMap(
    ({ from, daysAgo, calls }) => {
      if (daysAgo === undefined) return [];
      const timestamp = computeTimeAgo(endTimestamp, daysAgo);
      return calls.map((call) => ({ from, ...call, timestamp }));
    },
  );
}

function prepareSale(on: SaleOnChain): Step[] {
  const { sale, address } = on;
  const listedDaysAgo = Math.max(sale.opensDaysAgo + listedDays, leastAge);
  const fundedDaysAgo = sale.isPrefunded ? listedDaysAgo - leastAge / 2 : undefined;
  return [
    { from: lister, daysAgo: listedDaysAgo, calls: [createSale(on)] },
    ...giveTokens(on, fundedDaysAgo, toRaw(sale.hardCap, on.world.tokenOf(sale.pay).decimals)),
    { from: issuer, daysAgo: fundedDaysAgo, calls: [{ to: address, data: encode('fund') }] },
  ];
}

/** Every account gets what it joins with, so that its other balances stay. */
function listJoins({ world, sale, address }: SaleOnChain): Step[] {
  const pay = world.tokenOf(sale.pay);
  return sale.joins.flatMap(({ account, amount, daysAgo }) => {
    const raw = toRaw(amount, pay.decimals);
    const data = encodeFunctionData({
      abi: saleAbi,
      functionName: 'join',
      args: [raw, createDemoListing(sale, world, account), noPermit],
    });
    return [
      { from: deployer, daysAgo, calls: [transfer(pay.address, world.addressOf(account), raw)] },
      { from: account, daysAgo, calls: [approve(pay.address, address, raw), { to: address, data }] },
    ];
  });
}

function endSale(on: SaleOnChain): Step[] {
  const { world, sale, address } = on;
  const { accepted } = planSale(sale, world, address);
  const { deliveredDaysAgo: daysAgo } = sale;
  const tgeAt = computeTimeAgo(world.endTimestamp, daysAgo ?? 0);
  const deliver = encodeFunctionData({ abi: saleAbi, functionName: 'deliver', args: [tgeAt] });
  return [
    { from: deployer, daysAgo: sale.levelledDaysAgo, calls: [closeSale(on)] },
    { from: deployer, daysAgo: sale.failedDaysAgo, calls: [{ to: address, data: encode('fail') }] },
    ...giveTokens(on, sale.isPrefunded ? undefined : daysAgo, accepted),
    { from: issuer, daysAgo, calls: [{ to: address, data: deliver }] },
  ];
}

function listExits({ world, sale, address: to }: SaleOnChain): Step[] {
  const { changes = [], refunds = [], claims = [] } = sale;
  const abi = saleAbi;
  return [
    ...changes.map(({ account, daysAgo }) => {
      const args = [world.addressOf(account)] as const;
      return { account, daysAgo, data: encodeFunctionData({ abi, functionName: 'claimChange', args }) };
    }),
    ...refunds.map(({ account, daysAgo }) => {
      const data = encodeFunctionData({ abi, functionName: 'refund', args: [0n, '0x'] });
      return { account, daysAgo, data };
    }),
    ...claims.map(({ account, daysAgo, claimRound }) => {
      const args = [0n, BigInt(claimRound), '0x'] as const;
      return { account, daysAgo, data: encodeFunctionData({ abi, functionName: 'claimTokens', args }) };
    }),
  ].map(({ account: from, daysAgo, data }) => ({ from, daysAgo, calls: [{ to, data }] }));
}

/** The issuer gets the tokens of a payment and approves them for the sale. */
function giveTokens(
  { world, sale, address }: SaleOnChain,
  daysAgo: number | undefined,
  payment: bigint,
): Step[] {
  const token = world.tokenOf(sale.token).address;
  const amount = computeTokens(payment, computeRate(sale, world));
  return [
    { from: deployer, daysAgo, calls: [transfer(token, world.addressOf(issuer), amount)] },
    { from: issuer, daysAgo, calls: [approve(token, address, amount)] },
  ];
}

/** A sale above its cap is closed by a level and all its buyers, in the order of their addresses. */
function closeSale({ world, sale, address: to }: SaleOnChain): Call {
  const { committed, buyers, level } = planSale(sale, world, to);
  if (committed <= toRaw(sale.hardCap, world.tokenOf(sale.pay).decimals))
    return { to, data: encode('close') };
  const accounts = concat(
    buyers.map((buyer) => buyer.address).toSorted((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1)),
  );
  return { to, data: encodeFunctionData({ abi: saleAbi, functionName: 'tally', args: [level, accounts] }) };
}

function createSale({ world, sale }: SaleOnChain): Call {
  const at = (daysAgo: number) => computeTimeAgo(world.endTimestamp, daysAgo);
  const [pay, token] = [world.tokenOf(sale.pay), world.tokenOf(sale.token)];
  const { tranches, stream } = toSchedule(sale);
  const list = createDemoList(sale, world);
  const terms = {
    project: sale.project,
    round: 1,
    kind: sale.kind === 'fixed' ? 0 : 1,
    prefunded: sale.isPrefunded ?? false,
    pay: pay.address,
    token: token.address,
    issuer: world.addressOf(issuer),
    feeTo: world.addressOf(treasury),
    signer: sale.hasSigner ? world.addressOf(signer) : zeroAddress,
    listRoot: list?.root ?? zeroHash,
    listHash: list?.hash ?? zeroHash,
    openAt: at(sale.opensDaysAgo),
    closeAt: at(sale.closesDaysAgo),
    deliverBy: at(sale.deliverByDaysAgo),
    latestTge: at(sale.deliverByDaysAgo - daysToTge),
    refundSeconds: toSeconds(sale.refundDays),
    softCap: toRaw(sale.softCap, pay.decimals),
    hardCap: toRaw(sale.hardCap, pay.decimals),
    minPerUser: toRaw(sale.minPerUser, pay.decimals),
    maxPerUser: toRaw(sale.maxPerUser, pay.decimals),
    maxWeight: 1,
    tokensPerPayE18: computeRate(sale, world),
    feeBps: 300,
  };
  const args = [terms, tranches, stream] as const;
  return {
    to: world.factory,
    data: encodeFunctionData({ abi: saleFactoryAbi, functionName: 'createSale', args }),
  };
}

function encode(functionName: 'fund' | 'close' | 'fail'): `0x${string}` {
  return encodeFunctionData({ abi: saleAbi, functionName });
}

function approve(to: `0x${string}`, spender: `0x${string}`, amount: bigint): Call {
  const args = [spender, amount] as const;
  return { to, data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args }) };
}

function transfer(to: `0x${string}`, receiver: `0x${string}`, amount: bigint): Call {
  const args = [receiver, amount] as const;
  return { to, data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args }) };
}
