import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { SaleToLevel } from '@tradewind/db/launchpad/list-sales-to-level.query';
import { type Commitment, findLevel } from '@tradewind/rules/launchpad/level';
import type { Book } from './read-book.ts';

/** The level of an oversubscribed sale, and its buyers in rising order. */
export type Tally = { level: bigint; accounts: readonly Hex[] };

export type TallyParts = {
  /** Whether the index has every block of this chain up to a time, in chain seconds. */
  isIndexedUntil: (time: number) => Promise<boolean>;
  /** A page of a sale's buyers in rising order, behind an account. */
  listBuyers: (sale: Hex, after: Hex | undefined) => Promise<readonly Buyer[]>;
};

type Buyer = { account: Hex; committed: bigint; weight: number };

/** The index lacks blocks of this chain; or it has them, and other buyers than the book. */
export type Unsure = 'behind' | 'different';

/**
 * Computes the level of a sale that is over. Nobody joins any more, so its book is the same at every later block. The
 * index has to have exactly these buyers.
 */
export async function findTally(
  { isIndexedUntil, listBuyers }: TallyParts,
  { address, closeAt, hardCap, ...indexed }: SaleToLevel,
  book: Book,
): Promise<Tally | Unsure> {
  if (!isEqual(indexed, book) || !(await isIndexedUntil(closeAt))) return 'behind';
  const accounts: Hex[] = [];
  const commitments: Commitment[] = [];
  for (;;) {
    const page = await listBuyers(address, accounts.at(-1));
    if (page.length === 0) break;
    for (const { account, committed, weight } of page) {
      accounts.push(account);
      commitments.push({ committed, weight: BigInt(weight) });
    }
  }
  const committed = commitments.reduce((sum, each) => sum + each.committed, 0n);
  if (!isEqual({ committed, buyerCount: accounts.length }, book)) return 'different';
  return { level: findLevel(commitments, hardCap), accounts };
}

type Sums = Pick<Book, 'committed' | 'buyerCount'>;

function isEqual(a: Sums, b: Sums): boolean {
  return a.committed === b.committed && a.buyerCount === b.buyerCount;
}
