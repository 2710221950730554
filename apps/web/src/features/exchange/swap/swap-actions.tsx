import { lazy, Suspense, useState } from 'react';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { findPayee } from '../../../shared/ens/recipient.ts';
import { messages } from '../../../shared/message/messages.ts';
import { formatSymbol, toCurrencyId } from '../../../shared/token-list/currency.ts';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { ConnectAction } from '../../../shared/wallet/connect-action.tsx';
import { DisabledAction } from '../../../shared/ui/disabled-action.tsx';
import { getExchange } from '../get-exchange.ts';
import type { SwapProblem } from './swap-problem.ts';
import type { SwapView } from './use-swap.ts';

const text = messages.exchange;

// The sending code loads once there is a trade to send.
const TradeActions = lazy(() =>
  import('./trade-actions.tsx').then((module) => ({ default: module.TradeActions })),
);
const WrapAction = lazy(() => import('./wrap-action.tsx').then((module) => ({ default: module.WrapAction })));

export interface SwapActionsProps {
  view: SwapView;
  /** The transaction is pending; the form may be emptied. */
  onSent: () => void;
}

/** The next action: connect, fix the form, wait for prices, wrap, approve or swap. */
export function SwapActions({ view, ...rest }: SwapActionsProps) {
  // A transaction under way stays visible to its end, although the changed balances may make the form invalid.
  const [held, setHeld] = useState<SwapView>();
  return (
    <Suspense fallback={<DisabledAction label={text.loadingPrice} />}>
      <ReadyActions
        {...rest}
        view={held ?? view}
        onStart={() => setHeld(view)}
        onEnd={() => setHeld(undefined)}
      />
    </Suspense>
  );
}

type ReadyActionsProps = SwapActionsProps & { onStart: () => void; onEnd: () => void };

function ReadyActions({ view, ...events }: ReadyActionsProps) {
  const chain = useChain();
  const { problem, quote, wrapKind, session, input, output } = view;
  if (problem === 'connect-wallet' || !session) return <ConnectAction />;
  if (problem) return <DisabledAction label={toProblemText(problem, view)} />;
  if (quote.state === 'unknown')
    return (
      <InlineNotice tone="warning" title={text.priceUnknown}>
        {text.priceUnknownText}
      </InlineNotice>
    );
  if (quote.state === 'loading' || !input || !output) return <DisabledAction label={text.loadingPrice} />;
  if (wrapKind && (quote.value.kind === 'wrap' || quote.value.kind === 'unwrap'))
    return (
      <WrapAction
        session={session}
        kind={wrapKind}
        amount={quote.value.amount}
        input={input}
        output={output}
        {...events}
      />
    );
  if (quote.value.kind !== 'trade') return <DisabledAction label={text.enterAmount} />;
  return (
    <TradeActions
      // Another chain, account or token remounts it, so no open dialog shows another trade.
      key={`${chain.chainId} ${session.account} ${toCurrencyId(input)} ${toCurrencyId(output)}`}
      session={session}
      order={{
        chain,
        account: session.account,
        router: getExchange(chain).router,
        trade: quote.value.trade,
        input,
        output,
        slippageBps: view.slippageBps,
        payee: findPayee(view.recipient),
      }}
      {...events}
    />
  );
}

function toProblemText(problem: SwapProblem, { wrapKind, input }: SwapView): string {
  if (problem === 'insufficient-balance') {
    if (wrapKind === 'wrap') return text.insufficientNative;
    if (wrapKind === 'unwrap') return text.insufficientWrapped;
    return text.insufficientBalance(formatSymbol(input?.symbol ?? ''));
  }
  return problemTexts[problem];
}

const problemTexts: Record<Exclude<SwapProblem, 'insufficient-balance'>, string> = {
  'connect-wallet': text.connectWallet,
  'enter-amount': text.enterAmount,
  'too-many-decimals': text.enterAmount,
  'too-large': text.enterAmount,
  'select-token': text.selectToken,
  'enter-recipient': text.enterRecipient,
  'invalid-recipient': text.invalidRecipient,
  'recipient-resolving': text.resolvingRecipient,
  'recipient-unknown': text.recipientUnknown,
  'no-route': text.insufficientLiquidity,
};
