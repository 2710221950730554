import { isSameAddress } from '@tradewind/rules/network/address';
import type { ActivityKind, ActivityRow } from '@tradewind/schema/activity/account-activity';
import type { Address, Hash } from 'viem';
import { toTransactionKey } from '../../transaction/transaction-store.ts';
import { listSiteContracts } from '../site-contracts.ts';

type EventToken = Extract<ActivityRow, { kind: 'transfer' }>['token'];

/** What a movement counts: a token, the native coin, or the shares of a pool. */
export type MovedAsset =
  | { readonly kind: 'token'; readonly token: EventToken }
  | { readonly kind: 'native' }
  | { readonly kind: 'shares' };

export type Movement = {
  readonly asset: MovedAsset;
  /** Raw units; below 0 is what left the account. */
  readonly raw: bigint;
  /** Another account that got it; undefined for the account's own movements. */
  readonly payee?: Address | undefined;
};

/** A transaction of the account as the index has it, from any sender and any device. */
export type IndexedEntry = {
  readonly key: string;
  readonly chainId: number;
  readonly hash: Hash;
  readonly seconds: number;
  /** What it is about, where it did several things. */
  readonly kind: ActivityKind;
  /** Its rows of this kind, in the order of the chain; never empty. */
  readonly rows: readonly ActivityRow[];
  readonly movements: readonly Movement[];
};

/** The kind that explains a transaction best is first. */
const ranks: Record<ActivityKind, number> = {
  swap: 0,
  liquidity: 1,
  round: 2,
  stake: 3,
  sale: 4,
  transfer: 5,
};

/** The transactions of rows that are newest first, each once. */
export function toIndexedEntries(chainId: number, rows: readonly ActivityRow[]): IndexedEntry[] {
  return [...Map.groupBy(rows, ({ txHash }) => txHash)].flatMap(([hash, found]) => {
    const ordered = found.toReversed();
    const [telling] = ordered.toSorted((a, b) => ranks[a.kind] - ranks[b.kind]);
    if (telling === undefined) return [];
    const { kind, blockTimestamp: seconds } = telling;
    return {
      key: toTransactionKey({ chainId, hash }),
      chainId,
      hash,
      seconds,
      kind,
      rows: ordered.filter((row) => row.kind === kind),
      movements: listMovements(ordered, listSiteContracts(chainId)),
    };
  });
}

/**
 * The sums by asset and payee, paid amounts first. A token that a route only passes is none of the account's, and
 * the contracts of the site are no payees.
 */
export function listMovements(
  rows: readonly ActivityRow[],
  siteContracts: readonly Address[] = [],
): Movement[] {
  const passed = listPassedTokens(rows);
  const pools = rows.flatMap((row) => (row.kind === 'swap' ? [row.pool] : []));
  const stations = [...siteContracts, ...pools];
  const sums = new Map<string, Movement>();
  for (const { asset, raw, payee } of rows.flatMap((row) => toMovements(row, stations))) {
    const assetKey = asset.kind === 'token' ? asset.token.address : asset.kind;
    if (passed.has(assetKey)) continue;
    const key = `${assetKey} ${payee ?? ''}`;
    sums.set(key, { asset, raw: (sums.get(key)?.raw ?? 0n) + raw, payee });
  }
  return [...sums.values()]
    .filter(({ raw }) => raw !== 0n)
    .toSorted((a, b) => (a.raw < 0n ? 0 : 1) - (b.raw < 0n ? 0 : 1));
}

/** The tokens that one pool of a trade paid to the next. */
function listPassedTokens(rows: readonly ActivityRow[]): ReadonlySet<string> {
  const swaps = rows.filter((row) => row.kind === 'swap');
  const bought = new Set(swaps.map(({ tokenOut }) => tokenOut.address));
  const sold = new Set(swaps.map(({ tokenIn }) => tokenIn.address));
  const passed = [...bought].filter((token) => sold.has(token));
  // A trade in a circle passes its own first token: then the sums say what it brought.
  return new Set(passed.length < Math.min(bought.size, sold.size) ? passed : []);
}

function toMovements(row: ActivityRow, stations: readonly Address[]): Movement[] {
  if (row.kind === 'swap') {
    const isForeign = ![row.account, ...stations].some((known) => isSameAddress(known, row.recipient));
    const bought = toToken(row.tokenOut, row.amountOut);
    return [
      toToken(row.tokenIn, `-${row.amountIn}`),
      isForeign ? { ...bought, payee: row.recipient } : bought,
    ];
  }
  if (row.kind === 'liquidity') return toLiquidityMovements(row);
  if (row.kind === 'stake') return toStakeMovements(row);
  if (row.kind === 'sale') return toSaleMovements(row);
  const raw = BigInt(row.amount);
  if (row.kind === 'transfer')
    return [{ asset: { kind: 'token', token: row.token }, raw: row.direction === 'out' ? -raw : raw }];
  return [{ asset: { kind: 'native' }, raw: row.change === 'entered' ? -raw : raw }];
}

/** A transfer of pool tokens moves no token of the pool. */
function toLiquidityMovements(row: Extract<ActivityRow, { kind: 'liquidity' }>): Movement[] {
  const { change, token0, token1, amount0, amount1, liquidity } = row;
  if (change === 'send' || change === 'receive') {
    const raw = BigInt(liquidity);
    return [{ asset: { kind: 'shares' }, raw: change === 'send' ? -raw : raw }];
  }
  const sign = change === 'add' ? '-' : '';
  return [toToken(token0, sign + amount0), toToken(token1, sign + amount1)];
}

/** The principal, less the fee when it leaves, and the reward, of which a credited part did not arrive. */
function toStakeMovements(row: Extract<ActivityRow, { kind: 'stake' }>): Movement[] {
  const { change, depositToken, earnToken, amount, fee, reward, credit, recipient } = row;
  if (change === 'staked') return [toToken(depositToken, `-${amount}`)];
  if (change === 'credited') return [toToken(earnToken, `-${credit}`)];
  if (change === 'withdrawn') {
    const paid = toToken(earnToken, credit);
    return [recipient === null ? paid : { ...paid, payee: recipient }];
  }
  return [toToken(depositToken, String(BigInt(amount) - BigInt(fee))), toToken(earnToken, reward)];
}

/** Payment tokens leave with a join alone; tokens arrive with claims. */
function toSaleMovements({
  change,
  payToken,
  token,
  amount,
  tokens,
}: Extract<ActivityRow, { kind: 'sale' }>): Movement[] {
  return [toToken(payToken, change === 'joined' ? `-${amount}` : amount), toToken(token, tokens)];
}

function toToken(token: EventToken, raw: string): Movement {
  return { asset: { kind: 'token', token }, raw: BigInt(raw) };
}
