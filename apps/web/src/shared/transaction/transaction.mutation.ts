import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { getChainClient } from '../chain/chain-client.ts';
import { chainReadKey } from '../chain/latest-block.ts';
import { toUserMessage } from '../chain/to-user-message.ts';
import type { RunContext, TransactionWallet } from './transaction-wallet.ts';
import type { TransactionPlan, TransactionProgress } from './transaction-plan.ts';
import { noteLimit } from './wallet-limits.ts';

/** Loads a plan whose code is not part of the page. */
export type LoadPlan = () => Promise<TransactionPlan>;

const idle: TransactionProgress = { stage: 'idle' };

/**
 * Runs one plan at a time and reports its progress. `reset` detaches the run; a sent transaction is still followed.
 * `run` returns the end of its plan, or undefined after a reset.
 */
export function useTransaction() {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<TransactionProgress>(idle);
  const latestRun = useRef(0);

  const run = useCallback(
    async (plan: TransactionPlan | LoadPlan, wallet: TransactionWallet) => {
      latestRun.current += 1;
      const thisRun = latestRun.current;
      const report = (next: TransactionProgress) => {
        if (latestRun.current === thisRun) setProgress(next);
      };
      // Set before the first await: a second click must not reach the button that opens the wallet again.
      report({ stage: 'checking' });
      const end = await runToEnd(plan, { client: getChainClient(), wallet, report });
      if (end.stage === 'limited') noteLimit(wallet.account, end.limit);
      void queries.invalidateQueries({ queryKey: [chainReadKey] });
      return latestRun.current === thisRun ? end : undefined;
    },
    [queries],
  );

  const reset = useCallback(() => {
    latestRun.current += 1;
    setProgress(idle);
  }, []);

  return { progress, run, reset };
}

/** The run's code loads with the first one; a failed load of it, or of the plan, ends the run too. */
async function runToEnd(plan: TransactionPlan | LoadPlan, context: RunContext): Promise<TransactionProgress> {
  try {
    const [{ runTransaction }, loaded] = await Promise.all([
      import('./run-transaction.ts'),
      typeof plan === 'function' ? plan() : plan,
    ]);
    return await runTransaction(loaded, context);
  } catch (error) {
    const end: TransactionProgress = { stage: 'failed', message: toUserMessage(error) };
    context.report(end);
    return end;
  }
}
