import type { Address } from 'viem';
import type { Chain } from '../../../shared/chain/chain.ts';
import { UserMessageError } from '../../../shared/chain/user-message-error.ts';
import { messages } from '../../../shared/message/messages.ts';
import { planHarmless } from '../../../shared/simulation/plan-harmless.ts';
import { getCurrencies } from '../../../shared/token-list/currencies.ts';
import type { CallRefusal } from '../../../shared/transaction/transaction-call.ts';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { toWriteIdentity } from '../../../shared/transaction/write-identity.ts';
import { waitUntilClaimIndexed } from './indexed-claim.ts';
import { toPayout } from './to-payout.ts';

const text = messages.predictionClaim;

/** Rounds that an account collects. */
export type CollectOrder = {
  readonly chain: Chain;
  readonly account: Address;
  readonly epochs: readonly number[];
  /** Wei; undefined for a round that the same transaction settles. */
  readonly payout: bigint | undefined;
};

/** Collects rounds by the account's own transaction, which pays the account itself. */
export function createCollectPlan({ chain, account, epochs, payout }: CollectOrder): TransactionPlan {
  const [first] = epochs;
  const { native } = getCurrencies(chain);
  const what =
    epochs.length === 1 && first !== undefined ? text.round(String(first)) : text.rounds(epochs.length);
  return {
    summary: text.summary(what),
    identity: toWriteIdentity('collect', ...epochs.toSorted((a, b) => a - b)),
    chainId: chain.chainId,
    ...(payout !== undefined && { amounts: [toPayout(native, payout, account)] }),
    steps: [
      { kind: 'switch-chain' },
      {
        kind: 'send',
        createWrite: async () => {
          // Loaded lazily: only collecting needs the code that encodes it.
          const { createCollectCalls } = await import('./create-collect-calls.ts');
          const candidates = await createCollectCalls(chain, account, epochs);
          const arrives = [{ currency: native, owner: account, limit: payout }];
          return planHarmless({ account, candidates, arrives, explain });
        },
      },
      { kind: 'receipt' },
      {
        kind: 'indexed',
        waitUntilIndexed: async (hash) => {
          if (first !== undefined) await waitUntilClaimIndexed({ chain, account, epoch: first }, hash);
        },
      },
    ],
  };
}

function explain([first]: readonly CallRefusal[]): Error {
  return new UserMessageError(text.nothing, { cause: first?.callError ?? first?.estimateError });
}
