import { marketAbi } from '@tradewind/abi/nft-market/market.abi';
import { type Address, encodeFunctionData } from 'viem';
import type { Chain } from '../../../shared/chain/chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { PlannedWrite } from '../../../shared/simulation/planned-write.ts';
import { listHoldings } from '../../../shared/simulation/verify-movements.ts';
import type { Token } from '../../../shared/token-list/currency.ts';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { toWriteAmount } from '../../../shared/transaction/write-amount.ts';
import { toWriteIdentity } from '../../../shared/transaction/write-identity.ts';
import { explainMarketRefusal } from '../action/explain-market-refusal.ts';
import { type MoneyKind, toExitTag } from '../held/exit-tag.ts';

const text = messages.nftMarketTakeBack;

/** The way out of money that a market holds beside the bids. */
export type MoneyExit = {
  readonly chain: Chain;
  readonly account: Address;
  readonly market: Address;
  readonly quote: Token;
  readonly kind: MoneyKind;
  readonly amount: bigint;
};

/** The steps of an exit: nothing leaves, and the whole amount arrives. */
export function createMoneyExitPlan(exit: MoneyExit): TransactionPlan {
  const { chain, account, market, quote, kind, amount } = exit;
  return {
    summary: kind === 'offer' ? text.offerSummary : text.creditSummary,
    identity: toWriteIdentity(`nft-market-${kind}`, market),
    chainId: chain.chainId,
    amounts: [toWriteAmount({ role: 'receive', raw: amount, currency: quote, account, isEstimate: false })],
    silentWalletErrors: 'rejection',
    tag: toExitTag(exit),
    doneTitle: kind === 'offer' ? text.offerDone : text.withdrawn,
    steps: [
      { kind: 'switch-chain' },
      { kind: 'send', createWrite: async () => planMoneyExit(exit) },
      { kind: 'receipt' },
    ],
  };
}

function planMoneyExit({ account, market, quote, kind, amount }: MoneyExit): PlannedWrite {
  const expected = { leaves: [], arrives: [{ currency: quote, owner: account, limit: amount }] };
  const data =
    kind === 'offer'
      ? encodeFunctionData({ abi: marketAbi, functionName: 'cancelOffer' })
      : encodeFunctionData({ abi: marketAbi, functionName: 'withdrawPending', args: [account] });
  return {
    expected,
    explain: explainMarketRefusal,
    write: {
      account,
      spends: [],
      candidates: [{ to: market, data, value: 0n }],
      holdings: listHoldings(account, expected),
    },
  };
}
