import { setTimeout as delay } from 'node:timers/promises';
import type { WireEnteredRound } from '@tradewind/schema/prediction/history';
import type { WireRound } from '@tradewind/schema/prediction/round';
import { formatEther } from 'viem';
import { untilIndexed } from '../compare-with-chain.ts';
import { auditBooks, sumStakes, valueOf } from './audit-books.ts';
import { fetchHistory, fetchPnl, fetchRounds } from './market-api.ts';
import { type Books, type Position, readBooks, type Round } from './read-books.ts';

interface Compared {
  readonly rpcUrl: string;
  /** The addresses of all API nodes. */
  readonly apiUrls: readonly string[];
}

const patienceMs = 30_000;
/** The API limits the calls per minute and address, so only those of the last accounts are checked. */
const pnlCount = 5;
const nothing: Round = { positions: [], outcome: 'pending', fee: 0n };

/**
 * Waits until the market's balance matches its liabilities and each API matches the chain. Returns the differences
 * that remain at the deadline.
 */
export async function untilMarketEquals(compared: Compared): Promise<string[]> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const faults = await listFaults(compared);
    if (faults.length === 0 || performance.now() > deadline) return faults;
    await delay(200);
  }
}

async function listFaults({ rpcUrl, apiUrls }: Compared): Promise<string[]> {
  const faults: string[] = [];
  for (const apiUrl of apiUrls) {
    const books = await readBooks(rpcUrl, await untilIndexed(rpcUrl, apiUrl));
    const differences = [...(await compareRounds(apiUrl, books)), ...(await compareAccounts(apiUrl, books))];
    faults.push(...auditBooks(books), ...differences.map((fault) => `${apiUrl}: ${fault}`));
  }
  return faults;
}

async function compareRounds(apiUrl: string, { rounds }: Books): Promise<string[]> {
  const { rounds: wires } = await fetchRounds(apiUrl);
  return wires.flatMap((wire) => compareRound(wire, rounds.get(wire.id) ?? nothing));
}

/** The public fields of a round. */
export type PublishedRound = Pick<
  WireRound,
  'id' | 'totalUp' | 'totalDown' | 'prizePool' | 'entryCount' | 'outcome'
>;

export function compareRound(wire: PublishedRound, round: Round): string[] {
  const { totalUp, totalDown } = sumStakes(round);
  return compareFields(`round ${wire.id}`, wire, {
    totalUp: formatEther(totalUp),
    totalDown: formatEther(totalDown),
    prizePool: formatEther(totalUp + totalDown),
    entryCount: round.positions.length,
    outcome: round.outcome,
  });
}

async function compareAccounts(apiUrl: string, { rounds }: Books): Promise<string[]> {
  const accounts = [
    ...new Set([...rounds.values()].flatMap(({ positions }) => positions.map(({ account }) => account))),
  ];
  const faults = await Promise.all([
    ...accounts.map((account) => compareHistory(apiUrl, account, rounds)),
    ...accounts.slice(-pnlCount).map((account) => comparePnl(apiUrl, account, rounds)),
  ]);
  return faults.flat();
}

async function compareHistory(apiUrl: string, account: string, rounds: Books['rounds']): Promise<string[]> {
  const history = await fetchHistory(apiUrl, account);
  const own = listOwn(account, rounds);
  const faults =
    history.length === own.length ? [] : [`${account}: ${history.length} of ${own.length} rounds`];
  for (const { epoch, round, position } of own) {
    const wire = history.find(({ id }) => id === epoch);
    if (wire) faults.push(...compareRound(wire, round), ...compareOwn(wire, position, round));
    else faults.push(`${account}: has no round ${epoch}`);
  }
  return faults;
}

async function comparePnl(apiUrl: string, account: string, rounds: Books['rounds']): Promise<string[]> {
  const { netResult } = await fetchPnl(apiUrl, account);
  const settled = listOwn(account, rounds).filter(({ round }) => round.outcome !== 'pending');
  const net = settled.reduce(
    (sum, { position, round }) => sum + valueOf(position, round) - position.amount,
    0n,
  );
  return compareFields(account, netResult, { amount: formatEther(net) });
}

function listOwn(account: string, rounds: Books['rounds']) {
  return [...rounds].flatMap(([epoch, round]) => {
    const position = round.positions.find((one) => one.account === account);
    return position ? [{ epoch, round, position }] : [];
  });
}

function compareOwn(wire: WireEnteredRound, position: Position, round: Round): string[] {
  const { account, amount, isUp, claimed } = position;
  const isOpen = claimed === undefined && round.outcome !== 'pending';
  return compareFields(`round ${wire.id} of ${account}`, wire, {
    yourPosition: formatEther(isUp ? amount : -amount),
    amount: formatEther(isOpen ? valueOf(position, round) : 0n),
    collectedAmount: claimed === undefined ? null : formatEther(claimed),
  });
}

function compareFields<Wire extends object>(
  subject: string,
  wire: Wire,
  onChain: Readonly<Partial<Wire>>,
): string[] {
  return Object.entries(onChain).flatMap(([name, expected]) => {
    const actual: unknown = Reflect.get(wire, name);
    return actual === expected
      ? []
      : [`${subject}: ${name} ${String(actual)}, and ${String(expected)} on chain`];
  });
}
