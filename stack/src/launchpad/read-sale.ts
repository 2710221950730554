import { saleAbi } from '@tradewind/abi/launchpad/sale.abi';
import type { Database } from '@tradewind/db/database';
import { findSale } from '@tradewind/db/launchpad/find-sale.query';
import { listSaleBuyers } from '@tradewind/db/launchpad/list-sale-buyers.query';
import { computeAccepted } from '@tradewind/rules/launchpad/level';
import { computeTokens } from '@tradewind/rules/launchpad/schedule';
import type { SaleState } from '@tradewind/rules/launchpad/status';
import { toAddressKey } from '@tradewind/rules/network/address';
import { erc20Abi, getAbiItem } from 'viem';
import { getBlockNumber, getLogs, readContract } from 'viem/actions';
import type { ChainClient } from '../chain/connect.ts';
import { StackError } from '../stack-error.ts';
import { saleStates } from './assert-sales.ts';

type Hex = `0x${string}`;

/** What contract, index and API must agree on; raw units. */
export interface SaleFigures {
  readonly state: SaleState;
  readonly committed: bigint;
  /** The date of the token; null before the delivery. */
  readonly tgeAt: number | null;
  /** By rising account. */
  readonly buyers: readonly BuyerFigures[];
}

interface BuyerFigures {
  readonly account: Hex;
  readonly committed: bigint;
  /** What counts of the commitment; null before the sale is levelled, and of a cancelled one. */
  readonly accepted: bigint | null;
  /** Tokens. */
  readonly claimed: bigint;
  /** What the sale paid back. A refund includes the change. */
  readonly paidBack: 'nothing' | 'change' | 'all';
}

/**
 * The contract's figures at its last block. Throws where its escrow is not what it owes: every commitment that was not
 * paid back, less proceeds and fee, and every bought token that was not claimed. A buyer who returns a purchase gives
 * its tokens up to the issuer.
 */
export async function readSaleOfContract(client: ChainClient, sale: Hex): Promise<SaleFigures> {
  const { state, terms, outcome, committed, purchases, held } = await readContracts(client, sale);
  const owed = computeOwed({ ...terms, ...outcome, state }, purchases);
  if (held.join() !== owed.join())
    throw new StackError(`The sale holds ${held.join()} and owes ${owed.join()}.`);
  return {
    state,
    committed,
    tgeAt: outcome.tgeAt === 0 ? null : outcome.tgeAt,
    buyers: purchases.map(({ account, share, claimed, isChangeTaken, isRefunded, ...purchase }) => ({
      account,
      committed: purchase.committed,
      accepted: state === 'levelled' || state === 'delivered' ? share : null,
      claimed,
      paidBack: toPaidBack(isChangeTaken, isRefunded),
    })),
  };
}

/** The book, what the sale holds of both tokens, and its buyers, of one block. */
async function readContracts(client: ChainClient, sale: Hex) {
  const at = { address: sale, abi: saleAbi, blockNumber: await getBlockNumber(client) } as const;
  const accounts = await listAccounts(client, sale, at.blockNumber);
  const [{ state: place, committed }, outcome, terms, records] = await Promise.all([
    readContract(client, { ...at, functionName: 'book' }),
    readContract(client, { ...at, functionName: 'outcome' }),
    readContract(client, { ...at, functionName: 'terms' }),
    readContract(client, { ...at, functionName: 'buyersOf', args: [accounts] }),
  ]);
  const state = saleStates[place];
  if (state === undefined) throw new StackError(`The sale has an unknown state: ${place}.`);
  const claims = await Promise.all(
    accounts.map((account) => readContract(client, { ...at, functionName: 'totalClaimed', args: [account] })),
  );
  const held = await Promise.all(
    [terms.pay, terms.token].map((address) =>
      readContract(client, { ...at, address, abi: erc20Abi, functionName: 'balanceOf', args: [sale] }),
    ),
  );
  const purchases = records.map((record, index) => {
    const commitment = { committed: record.committed, weight: BigInt(record.weight) };
    const share = state === 'open' ? 0n : computeAccepted(commitment, outcome.level);
    return { ...record, account: accounts[index] ?? '0x', share, claimed: claims[index] ?? 0n } as const;
  });
  return { state, terms, outcome, committed, purchases, held };
}

/** The accounts that joined, by rising address. */
async function listAccounts(client: ChainClient, address: Hex, toBlock: bigint): Promise<Hex[]> {
  const event = getAbiItem({ abi: saleAbi, name: 'Joined' });
  const logs = await getLogs(client, { address, event, fromBlock: 0n, toBlock, strict: true });
  return [...new Set(logs.map(({ args }) => toAddressKey(args.account)))].toSorted();
}

interface Book {
  readonly state: SaleState;
  readonly feeBps: number;
  readonly tokensPerPayE18: bigint;
  readonly isProceedsPaid: boolean;
  readonly isFeePaid: boolean;
}

interface Purchase {
  readonly committed: bigint;
  readonly share: bigint;
  readonly claimed: bigint;
  readonly isChangeTaken: boolean;
  readonly isRefunded: boolean;
}

/** Payment tokens and sold tokens that the sale owes. */
function computeOwed(book: Book, purchases: readonly Purchase[]): readonly [pay: bigint, tokens: bigint] {
  const kept = purchases.filter(({ isRefunded }) => !isRefunded);
  const unpaid = kept.map(({ committed, share, isChangeTaken }) => (isChangeTaken ? share : committed));
  const sold = sum(kept.map(({ share }) => share));
  const fee = (sold * BigInt(book.feeBps)) / 10_000n;
  const paid = (book.isProceedsPaid ? sold - fee : 0n) + (book.isFeePaid ? fee : 0n);
  const bought = purchases.map(({ share, claimed }) => computeTokens(share, book.tokensPerPayE18) - claimed);
  return [sum(unpaid) - paid, book.state === 'delivered' ? sum(bought) : 0n];
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

function toPaidBack(isChangeTaken: boolean, isRefunded: boolean): BuyerFigures['paidBack'] {
  if (isRefunded) return 'all';
  return isChangeTaken ? 'change' : 'nothing';
}

/** The figures of the index; it has every buyer of a page. */
export async function readSaleOfIndex(database: Database, chainId: number, sale: Hex): Promise<SaleFigures> {
  const [row, buyers] = await Promise.all([
    findSale(database, { chainId, address: sale }),
    listSaleBuyers(database, { chainId, sale, limit: 1_000 }),
  ]);
  if (row === undefined) throw new StackError('The index does not have the sale.');
  if (row.buyerCount !== buyers.length) throw new StackError(`The index counts ${row.buyerCount} buyers.`);
  return {
    state: row.state,
    committed: row.committed,
    tgeAt: row.tgeAt,
    buyers: buyers.map(({ account, committed, accepted, claimed, changePaid, refundPaid }) => ({
      account,
      committed,
      accepted,
      claimed,
      paidBack: toPaidBack(changePaid !== null, refundPaid !== null),
    })),
  };
}
