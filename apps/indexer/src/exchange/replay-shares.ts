import type { Hex } from '@tradewind/db/column/hex-bytes';
import { withProtocolShares, type SharedPool } from '@tradewind/rules/exchange/pair';
import { computeDepthE18, computeShareAmounts, type ShareMove } from '@tradewind/rules/exchange/position';
import { computeSquareRootDown } from '@tradewind/rules/exchange/square-root';
import { RetryableError } from '@tradewind/process/process-error';
import type { EventRows } from './events.ts';

type Transfer = EventRows['shareTransfers'][number];

export type PoolEvent =
  | ({ type: 'sync' } & EventRows['syncs'][number])
  | ({ type: 'mint' } & EventRows['mints'][number])
  | ({ type: 'burn' } & EventRows['burns'][number])
  | ({ type: 'transfer' } & Transfer);

type ShareEvent = Extract<PoolEvent, { type: 'mint' | 'burn' }>;

export type ShareMoveKind = 'add' | 'remove' | 'receive' | 'send';

/**
 * One side of a transfer of pool tokens, with the pool's state after the deposit or withdrawal of the transfer.
 */
export type AccountMove = {
  transfer: Transfer;
  account: Hex;
  kind: ShareMoveKind;
  move: ShareMove;
  totalSupply: bigint;
  rootKLast: bigint;
};

const nobody: Hex = `0x${'00'.repeat(20)}`;

/**
 * Replays the events of one pool, in chain order, as moves of accounts. A deposit is Sync, Transfer and Mint; a
 * withdrawal is Transfer, Sync and Burn. Its last Transfer is the provider's and has the amounts of the event;
 * an earlier one mints the protocol's shares. Anybody can also transfer 0, or send shares to the zero address
 * without a withdrawal: these stay in the supply.
 */
export function replayShares(start: SharedPool, events: readonly PoolEvent[]): AccountMove[] {
  const burned = findBurned(events);
  let pool = start;
  let open: Transfer[] = [];
  const moves: AccountMove[] = [];
  for (const event of events) {
    if (event.type === 'sync') pool = { ...pool, reserve0: event.reserve0, reserve1: event.reserve1 };
    else if (event.type === 'transfer') {
      if (event.shares === 0n) continue;
      if (event.sender === nobody || burned.has(event)) {
        open.push(event);
        const minted = event.sender === nobody ? event.shares : -event.shares;
        pool = { ...pool, totalSupply: pool.totalSupply + minted };
      } else if (event.sender !== event.recipient) moves.push(...toSides(event, pool));
    } else {
      pool = { ...pool, rootKLast: computeSquareRootDown(pool.reserve0 * pool.reserve1) };
      if (open.length === 0)
        throw new RetryableError(`block ${event.blockNumber} lacks a transfer of pool tokens`);
      moves.push(...toMoves(open, event, pool));
      open = [];
    }
  }
  if (open.length > 0)
    throw new RetryableError(`block ${open[0]?.blockNumber} lacks the Mint or Burn of a transfer`);
  return moves.toSorted((a, b) => compareInChain(a.transfer, b.transfer));
}

function compareInChain(a: Transfer, b: Transfer): number {
  return a.blockNumber - b.blockNumber || a.logIndex - b.logIndex;
}

/** For each Burn, the last Transfer to the zero address before it in the same transaction. */
function findBurned(events: readonly PoolEvent[]): Set<Transfer> {
  const burned = new Set<Transfer>();
  let last: Transfer | undefined;
  for (const event of events) {
    if (event.type === 'transfer' && event.recipient === nobody && event.shares > 0n) last = event;
    if (event.type !== 'burn') continue;
    if (last?.txHash === event.txHash && last.sender !== nobody) burned.add(last);
    last = undefined;
  }
  return burned;
}

/** Both sides of a transfer between accounts, at the worth of the pool tokens in the pool. */
function toSides(transfer: Transfer, pool: SharedPool): AccountMove[] {
  const shares = withProtocolShares(pool);
  const amounts = computeShareAmounts(transfer.shares, shares);
  const depthE18 = computeDepthE18(transfer.shares, shares);
  const { totalSupply, rootKLast } = pool;
  const move = { ...amounts, depthE18, timestamp: transfer.blockTimestamp, isTransfer: true };
  const side = { transfer, totalSupply, rootKLast };
  return [
    { ...side, account: transfer.sender, kind: 'send', move: { ...move, shares: -transfer.shares } },
    { ...side, account: transfer.recipient, kind: 'receive', move: { ...move, shares: transfer.shares } },
  ];
}

function toMoves(transfers: readonly Transfer[], event: ShareEvent, pool: SharedPool): AccountMove[] {
  const { totalSupply, rootKLast } = pool;
  const shares = toWorth(transfers, event, pool);
  return transfers.flatMap((transfer) => {
    const isMinted = transfer.sender === nobody;
    const account = isMinted ? transfer.recipient : transfer.sender;
    // The locked shares of a first deposit. A whole deposit to the zero address is kept: the supply is the sum
    // of moves.
    if (account === nobody && transfer !== transfers.at(-1)) return [];
    const { amount0, amount1 } =
      transfer === transfers.at(-1) ? event : computeShareAmounts(transfer.shares, shares);
    const move: ShareMove = {
      shares: isMinted ? transfer.shares : -transfer.shares,
      amount0,
      amount1,
      depthE18: computeDepthE18(transfer.shares, shares),
      timestamp: transfer.blockTimestamp,
      isTransfer: false,
    };
    return { transfer, account, kind: isMinted ? 'add' : 'remove', move, totalSupply, rootKLast };
  });
}

/**
 * The pool that values the event's shares: before a withdrawal, since little is left once all are burned. The
 * protocol's shares are minted.
 */
function toWorth(transfers: readonly Transfer[], event: ShareEvent, pool: SharedPool): SharedPool {
  if (event.type === 'mint') return pool;
  return {
    ...pool,
    reserve0: pool.reserve0 + event.amount0,
    reserve1: pool.reserve1 + event.amount1,
    totalSupply: pool.totalSupply + (transfers.at(-1)?.shares ?? 0n),
  };
}
