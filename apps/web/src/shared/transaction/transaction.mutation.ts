import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { Chains } from '../chain/chain.ts';
import { isReadOf } from '../chain/is-read-of.ts';
import { toUserMessage } from '../chain/to-user-message.ts';
import { useChains } from '../chain/use-chain.ts';
import type { TransactionWallet } from './transaction-wallet.ts';
import type { TransactionPlan, TransactionProgress } from './transaction-plan.ts';
import { addRun, updateRun } from './run-store.ts';
import { noteLimit } from './wallet-limits.ts';

/** Loads a plan whose code is not part of the page. */
export type LoadPlan = () => Promise<TransactionPlan>;

const idle: TransactionProgress = { stage: 'idle' };

/**
 * Runs one plan at a time and reports its progress. `reset` detaches the run, which goes on in the store of runs.
 * `run` returns the end of its plan, or undefined after a reset.
 */
export function useTransaction() {
  const queries = useQueryClient();
  const chains = useChains();
  const [progress, setProgress] = useState<TransactionProgress>(idle);
  const latestRun = useRef(0);

  const run = useCallback(
    async (plan: TransactionPlan | LoadPlan, wallet: TransactionWallet) => {
      latestRun.current += 1;
      const thisRun = latestRun.current;
      const id = addRun(wallet);
      const onProgress = (next: TransactionProgress) => {
        updateRun(id, { progress: next });
        if (latestRun.current === thisRun) setProgress(next);
      };
      const onLoaded = ({ summary, amounts = [], chainId, tag }: TransactionPlan) =>
        updateRun(id, { summary, amounts, chainId, tag });
      // Set before the first await: a second click must not reach the button that opens the wallet again.
      onProgress({ stage: 'checking' });
      const end = await runToEnd(plan, { chains, wallet, onProgress, onLoaded });
      const chain = end.chainId === undefined ? chains.home : { chainId: end.chainId };
      if (end.stage === 'limited') noteLimit(chain, wallet.account, end.limit);
      void queries.invalidateQueries({ predicate: isReadOf(chain) });
      return latestRun.current === thisRun ? end : undefined;
    },
    [queries, chains],
  );

  const reset = useCallback(() => {
    latestRun.current += 1;
    setProgress(idle);
  }, []);

  return { progress, run, reset };
}

type Run = {
  readonly chains: Chains;
  readonly wallet: TransactionWallet;
  readonly onProgress: (progress: TransactionProgress) => void;
  readonly onLoaded: (plan: TransactionPlan) => void;
};

/** The run's code loads with the first one; a failed load of it, or of the plan, ends the run too. */
async function runToEnd(
  plan: TransactionPlan | LoadPlan,
  { chains, wallet, onProgress, onLoaded }: Run,
): Promise<TransactionProgress> {
  try {
    const [{ runTransaction }, loaded] = await Promise.all([
      import('./run-transaction.ts'),
      typeof plan === 'function' ? plan() : plan,
    ]);
    onLoaded(loaded);
    const { chainId, doneTitle } = loaded;
    const client = chains.find(chainId)?.client;
    if (!client) throw new Error(`the page does not serve chain ${chainId}`);
    const own = { chainId, ...(doneTitle !== undefined && { doneTitle }) };
    const onOwnProgress = (progress: TransactionProgress) => onProgress({ ...progress, ...own });
    return { ...(await runTransaction(loaded, { client, wallet, onProgress: onOwnProgress })), ...own };
  } catch (error) {
    const end: TransactionProgress = { stage: 'failed', message: toUserMessage(error) };
    onProgress(end);
    return end;
  }
}
