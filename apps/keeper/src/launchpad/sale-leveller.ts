import { saleAbi as abi } from '@tradewind/abi/launchpad/sale.abi';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { SaleToLevel } from '@tradewind/db/launchpad/list-sales-to-level.query';
import { concat, encodeFunctionData } from 'viem';
import { findFirstPlace } from './find-first-place.ts';
import type { Tally, Unsure } from './find-tally.ts';
import type { Book } from './read-book.ts';

/** Calls of a sale by the sending account. */
export type SaleCalls = {
  /** Whether the sale would accept a call now. */
  wouldSucceed: (data: Hex) => Promise<boolean>;
  /**
   * Requests a call that no other account may send; true when no such request is in progress or has succeeded. A
   * tally counts for its sender, and any request of a key that is gone may wait without end.
   */
  request: (name: string, data: Hex) => Promise<boolean>;
  /** Whether a requested call is in no block yet. */
  isPending: () => Promise<boolean>;
};

export type LevellerParts = {
  /** Maximum accounts in one transaction. */
  accountsPerTally: number;
  /** Chain seconds of the head. */
  getTime: () => Promise<number>;
  /** Sales that are over and not settled, the oldest first. */
  listWaiting: (time: number) => Promise<SaleToLevel[]>;
  readBook: (sale: Hex) => Promise<Book>;
  findTally: (sale: SaleToLevel, book: Book) => Promise<Tally | Unsure>;
  callsOf: (sale: Hex) => SaleCalls;
  /** Receives the number of waiting sales, and the seconds since the end of the oldest. */
  seen: (count: number, oldestSeconds: number) => void;
};

/** Maximum sales in one run. */
const perLook = 20;
/** A sale without progress is looked at again when its age has grown by this fraction. */
const pauseShare = 1 / 20;
const longestPauseSeconds = 600;

/** What this process knows of a waiting sale. */
type Memory = { notBefore: number; lastName?: string; tally?: Tally };

/** `pending`: a call is on its way, or a process is behind; `stuck`: nothing can be sent for now. */
type Step = 'requested' | 'pending' | 'stuck';

/**
 * Settles every sale that is over: in one step where every commitment counts, else by its level, which the sale verifies
 * over all buyers, some in each transaction. One transaction of a sale is under way at a time. The chain says how far the
 * sending account has counted, so a stopped keeper resumes there.
 */
export function createSaleLeveller(parts: LevellerParts): () => Promise<'idle' | 'busy'> {
  let memories = new Map<Hex, Memory>();
  return async () => {
    const time = await parts.getTime();
    const waiting = await parts.listWaiting(time);
    const ageOf = ({ closeAt }: SaleToLevel) => time - closeAt;
    parts.seen(waiting.length, waiting[0] === undefined ? 0 : ageOf(waiting[0]));
    memories = new Map(waiting.map(({ address }) => [address, memories.get(address) ?? { notBefore: 0 }]));
    const due = waiting.flatMap((sale) => {
      const memory = memories.get(sale.address);
      return memory && time >= memory.notBefore ? [{ sale, memory }] : [];
    });
    let result: 'idle' | 'busy' = 'idle';
    for (const { sale, memory } of due.slice(0, perLook)) {
      const step = await levelSale(parts, sale, memory);
      if (step === 'requested') result = 'busy';
      const pause = Math.min(longestPauseSeconds, Math.floor(ageOf(sale) * pauseShare));
      if (step === 'stuck') memory.notBefore = time + pause;
    }
    return result;
  };
}

async function levelSale(parts: LevellerParts, sale: SaleToLevel, memory: Memory): Promise<Step> {
  const calls = parts.callsOf(sale.address);
  // Before the chain is read: a call that is no longer pending then is in the head.
  if (await calls.isPending()) return 'pending';
  const book = await parts.readBook(sale.address);
  if (!book.isOpen) return 'pending';
  if (book.committed > sale.hardCap) return countNext(parts, sale, book, memory);
  const data = encodeFunctionData({ abi, functionName: 'close' });
  const name = `close:${sale.address}`;
  if (!(await calls.wouldSucceed(data))) return 'stuck';
  return remember(memory, name, await calls.request(name, data));
}

/** Requests the count of the next accounts. */
async function countNext(
  { accountsPerTally, callsOf, findTally }: LevellerParts,
  sale: SaleToLevel,
  book: Book,
  memory: Memory,
): Promise<Step> {
  const tally = memory.tally ?? (await findTally(sale, book));
  if (tally === 'behind') return 'pending';
  if (tally === 'different') return 'stuck';
  memory.tally = tally;
  const { level, accounts } = tally;
  const { wouldSucceed, request } = callsOf(sale.address);
  const encode = (from: number, count: number) => encodeTally(level, accounts.slice(from, from + count));
  // An account that is counted already is refused, as are all below it.
  const next = await findFirstPlace(accounts.length, (place) => wouldSucceed(encode(place, 1)));
  const data = encode(next, accountsPerTally);
  const first = accounts[next];
  if (first === undefined || !(await wouldSucceed(data))) {
    // Perhaps of a fork that was undone: the next run reads the buyers again.
    delete memory.tally;
    return 'stuck';
  }
  const name = `tally:${sale.address}:${level}:${first}`;
  return remember(memory, name, await request(name, data));
}

/** A request of the same name again replaces one that failed: that may happen without end, so it is no progress. */
function remember(memory: Memory, name: string, isAdded: boolean): Step {
  const isRepeated = memory.lastName === name;
  memory.lastName = name;
  if (!isAdded) return 'pending';
  return isRepeated ? 'stuck' : 'requested';
}

function encodeTally(level: bigint, accounts: readonly Hex[]): Hex {
  return encodeFunctionData({ abi, functionName: 'tally', args: [level, concat(accounts)] });
}
