import type { Address } from 'viem';
import { create } from 'zustand';
import type { TransactionProgress } from './transaction-plan.ts';
import type { TransactionWallet } from './transaction-wallet.ts';
import type { WriteAmount } from './write-amount.ts';

/** A run of this page, from the click to its end. */
export type LiveRun = {
  readonly id: string;
  readonly account: Address;
  readonly startedTime: number;
  /** Of its wallet. */
  readonly page?: string | undefined;
  /** Of its plan, as its amounts; empty until the plan is loaded. */
  readonly summary: string;
  readonly amounts: readonly WriteAmount[];
  /** Of its plan; undefined until the plan is loaded. */
  readonly chainId?: number;
  readonly tag?: string | undefined;
  readonly progress: TransactionProgress;
};

/** Every run of this page, also of a dialog that was closed. */
export const useRunStore = create<{ readonly runs: readonly LiveRun[] }>()(() => ({ runs: [] }));

/** Adds a run that begins now; returns its id. */
export function addRun({ account, page }: Pick<TransactionWallet, 'account' | 'page'>): string {
  const { runs } = useRunStore.getState();
  const id = String(runs.length);
  const run = { id, account, page, startedTime: Date.now(), summary: '', amounts: [] };
  useRunStore.setState({ runs: [...runs, { ...run, progress: { stage: 'checking' } }] });
  return id;
}

export function updateRun(
  id: string,
  news: Partial<Pick<LiveRun, 'summary' | 'amounts' | 'chainId' | 'tag' | 'progress'>>,
): void {
  useRunStore.setState(({ runs }) => ({
    runs: runs.map((run) => (run.id === id ? { ...run, ...news } : run)),
  }));
}
