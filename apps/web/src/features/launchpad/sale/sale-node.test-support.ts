import { saleAbi } from '@tradewind/abi/launchpad/sale.abi';
import { saleFactoryAbi } from '@tradewind/abi/launchpad/sale-factory.abi';
import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import {
  type Address,
  decodeFunctionData,
  encodeFunctionResult,
  type Hex,
  zeroAddress,
  zeroHash,
} from 'viem';
import type { Sale, SaleBuyer } from './sale.ts';

/** What a chain knows of sales: those that its factory created, whatever a server says. */
export type SaleWorld = {
  readonly factory: Address;
  readonly sales: readonly Sale[];
  /** Contracts that answer as sales do, and that the factory did not create. */
  readonly impostors?: readonly Sale[];
  /** The same part of each of them. */
  readonly buyer?: SaleBuyer;
};

type Call = { readonly target: Address; readonly callData: Hex };

const failed = { success: false, returnData: '0x' } as const;
const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The answer of a chain to one call of a multicall. */
export function answerSaleCall(
  { factory, sales, impostors = [], buyer }: SaleWorld,
  { target, callData }: Call,
): { success: boolean; returnData: Hex } {
  if (same(target, factory)) return answerFactory(sales, callData);
  const sale = [...sales, ...impostors].find(({ address }) => same(address, target));
  if (sale !== undefined) return succeed(answerSale(sale, buyer, callData));
  const token = sales
    .flatMap(({ pay, token: sold }) => [pay, sold])
    .find(({ address }) => same(address, target));
  if (token === undefined) return failed;
  return answerToken(token.symbol, callData);
}

function answerFactory(sales: readonly Sale[], data: Hex) {
  const { functionName, args } = decodeFunctionData({ abi: saleFactoryAbi, data });
  const abi = saleFactoryAbi;
  if (functionName === 'isSale') {
    const result = sales.some(({ address }) => same(address, args[0]));
    return succeed(encodeFunctionResult({ abi, functionName, result }));
  }
  if (functionName === 'salesPage') {
    const [from, size] = args.map(Number);
    const result = sales.map(({ address }) => address).slice(from, (from ?? 0) + (size ?? 0));
    return succeed(encodeFunctionResult({ abi, functionName, result }));
  }
  return failed;
}

function answerToken(symbol: string, data: Hex) {
  try {
    const { functionName } = decodeFunctionData({ abi: erc20Abi, data });
    if (functionName !== 'name' && functionName !== 'symbol') return failed;
    return succeed(encodeFunctionResult({ abi: erc20Abi, functionName, result: symbol }));
  } catch {
    return failed;
  }
}

function succeed(returnData: Hex) {
  return { success: true, returnData };
}

const stateNames = ['open', 'levelled', 'delivered', 'cancelled'];
const reasonNames = ['', 'vetoed', 'notFunded', 'softCapMissed', 'notSettled', 'notDelivered'];

function answerSale(sale: Sale, buyer: SaleBuyer | undefined, data: Hex): Hex {
  const { functionName } = decodeFunctionData({ abi: saleAbi, data });
  const answer = answers[functionName];
  if (answer === undefined) throw new Error(`the page reads ${functionName}`);
  return answer(sale, buyer);
}

type Answer = (sale: Sale, buyer: SaleBuyer | undefined) => Hex;

const abi = saleAbi;
const answers: Readonly<Record<string, Answer>> = {
  terms: (sale) => encodeFunctionResult({ abi, functionName: 'terms', result: toTerms(sale) }),
  tranches: ({ schedule }) =>
    encodeFunctionResult({
      abi,
      functionName: 'tranches',
      result: schedule.tranches.map(({ afterSeconds, cumulativeBps }) => ({
        afterSeconds: Number(afterSeconds),
        cumulativeBps: Number(cumulativeBps),
      })),
    }),
  stream: ({ schedule: { stream } }) => {
    const result = {
      shareBps: Number(stream.shareBps),
      firstReleaseBps: Number(stream.firstReleaseBps),
      cliffSeconds: Number(stream.cliffSeconds),
      periodSeconds: Number(stream.periodSeconds),
      periods: Number(stream.periods),
    };
    return encodeFunctionResult({ abi, functionName: 'stream', result });
  },
  book: ({ committed, accepted, buyers, state, isPaused }) => {
    const sums = { committed, accepted, buyers: Number(buyers) };
    const result = { ...sums, state: stateNames.indexOf(state), isPaused };
    return encodeFunctionResult({ abi, functionName: 'book', result });
  },
  outcome: (sale) => {
    const reason = sale.state === 'cancelled' ? reasonNames.indexOf(sale.reason) : 0;
    const { level, tgeAt, isFunded } = sale;
    const paid = { isProceedsPaid: false, isFeePaid: false };
    const result = { level, tgeAt: Number(tgeAt), reason, isFunded, ...paid };
    return encodeFunctionResult({ abi, functionName: 'outcome', result });
  },
  permitSigner: ({ signer = zeroAddress }) =>
    encodeFunctionResult({ abi, functionName: 'permitSigner', result: [signer, 0n] }),
  tokenDecimals: ({ pay, token }) =>
    encodeFunctionResult({ abi, functionName: 'tokenDecimals', result: [pay.decimals, token.decimals] }),
  userInfo: (_sale, buyer) =>
    encodeFunctionResult({ abi, functionName: 'userInfo', result: toUserInfo(buyer) }),
};

function toTerms(sale: Sale) {
  return {
    project: sale.project,
    round: sale.round,
    kind: sale.kind === 'fixed' ? 0 : 1,
    prefunded: sale.prefunded,
    pay: sale.pay.address,
    token: sale.token.address,
    issuer: sale.issuer,
    feeTo: zeroAddress,
    signer: sale.signer ?? zeroAddress,
    listRoot: sale.list?.root ?? zeroHash,
    listHash: sale.list?.hash ?? zeroHash,
    openAt: Number(sale.openAt),
    closeAt: Number(sale.closeAt),
    deliverBy: Number(sale.deliverBy),
    latestTge: Number(sale.latestTge),
    refundSeconds: Number(sale.refundSeconds),
    softCap: sale.softCap,
    hardCap: sale.hardCap,
    minPerUser: sale.minPerUser,
    maxPerUser: sale.maxPerUser,
    maxWeight: Number(sale.maxWeight),
    tokensPerPayE18: sale.tokensPerPayE18,
    feeBps: Number(sale.feeBps),
  };
}

function toUserInfo(buyer: SaleBuyer | undefined) {
  return {
    committed: buyer?.committed ?? 0n,
    weight: Number(buyer?.weight ?? 0n),
    claimedTranches: Number(buyer?.claimedTranches ?? 0n),
    steps: Number(buyer?.steps ?? 0n),
    isChangeTaken: buyer?.isChangeTaken ?? false,
    isRefunded: buyer?.isRefunded ?? false,
    isSelfClaimOnly: buyer?.isSelfClaimOnly ?? false,
  };
}
