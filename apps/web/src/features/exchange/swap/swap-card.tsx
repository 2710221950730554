import { lazy, Suspense, useState } from 'react';
import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { NetworkPrompt } from '../../../shared/wallet/network-prompt.tsx';
import { CurrencyChoice } from '../../../shared/token-list/currency-choice.tsx';
import { LinkedCurrencies } from './linked-currencies.tsx';
import { RecipientChoice } from './recipient-choice.tsx';
import { SwapActions } from './swap-actions.tsx';
import type { SwapField } from '../quote/quote.ts';
import { SwapSides } from './swap-sides.tsx';
import { useSwap } from './use-swap.ts';
import { useSwapForm } from './use-swap-form.ts';

const QuotedTrade = lazy(() =>
  import('./quoted-trade.tsx').then((module) => ({ default: module.QuotedTrade })),
);
const TradeWarnings = lazy(() =>
  import('./quoted-trade.tsx').then((module) => ({ default: module.TradeWarnings })),
);

export function SwapCard() {
  const [form, dispatch] = useSwapForm();
  const [choosing, setChoosing] = useState<SwapField>();
  const [isDetailed, setIsDetailed] = useState(false);
  const view = useSwap(form);
  const { session, input, output, quote } = view;
  const found = findValue(quote);
  const offer = found?.kind === 'trade' &&
    input &&
    output && { quote: found, input, output, slippageBps: view.slippageBps };
  return (
    <Card as="section" aria-label={messages.exchange.title} className="p-3 tablet:p-4">
      {session && <NetworkPrompt session={session} />}
      <SwapSides view={view} form={form} dispatch={dispatch} onChoose={setChoosing} />
      {!view.wrapKind && (
        <RecipientChoice form={form} recipient={view.recipient} dispatch={dispatch} problem={view.problem} />
      )}
      {(offer || quote.state === 'loading') && (
        // Its height is that of the line, before the line is there.
        <div className="mt-1 min-h-11">
          <Suspense fallback={null}>
            {offer && (
              <QuotedTrade {...offer} isOpen={isDetailed} onToggle={() => setIsDetailed(!isDetailed)} />
            )}
          </Suspense>
        </div>
      )}
      <div className="above-bar -mx-3 -mb-3 rounded-b-card bg-raised p-3 tablet:-mx-4 tablet:-mb-4 tablet:p-4">
        <Suspense fallback={null}>{offer && <TradeWarnings {...offer} />}</Suspense>
        <SwapActions view={view} onSent={() => dispatch({ type: 'enter', field: 'input', amount: '' })} />
      </div>
      <LinkedCurrencies onSelect={(field, currencyId) => dispatch({ type: 'select', field, currencyId })} />
      {choosing && (
        <CurrencyChoice
          account={session?.account}
          selectedId={choosing === 'input' ? form.inputId : form.outputId}
          onSelect={(currencyId) => dispatch({ type: 'select', field: choosing, currencyId })}
          onClose={() => setChoosing(undefined)}
        />
      )}
    </Card>
  );
}
