import { lazy, Suspense, useState } from 'react';
import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { updateSettings } from '../../../shared/settings/settings-store.ts';
import type { Currency } from '../../../shared/token-list/currency.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { NetworkPrompt } from '../../../shared/wallet/network-prompt.tsx';
import { CurrencyChoice } from '../../../shared/token-list/currency-choice.tsx';
import { LinkedCurrencies } from './linked-currencies.tsx';
import { RecipientChoice } from './recipient-choice.tsx';
import { SwapActions } from './swap-actions.tsx';
import { SwapDetails } from './swap-details.tsx';
import type { Quote, SwapField } from '../quote/quote.ts';
import { SwapSide } from './swap-side.tsx';
import { useSwap } from './use-swap.ts';
import { useSwapForm } from './use-swap-form.ts';

const SplitChoice = lazy(() =>
  import('./split-choice.tsx').then((module) => ({ default: module.SplitChoice })),
);
const TaxNotices = lazy(() =>
  import('../token-tax/tax-notices.tsx').then((module) => ({ default: module.TaxNotices })),
);

export function SwapCard() {
  const [form, dispatch] = useSwapForm();
  const [choosing, setChoosing] = useState<SwapField>();
  const view = useSwap(form);
  const { session, input, output, quote } = view;
  const found = findValue(quote);
  return (
    <Card as="section" aria-label={messages.exchange.title} className="p-3 tablet:p-4">
      {session && <NetworkPrompt session={session} />}
      <SwapSide
        field="input"
        view={view}
        form={form}
        dispatch={dispatch}
        onChoose={() => setChoosing('input')}
      />
      <div className="relative z-10 -my-5 flex justify-center">
        <IconButton
          icon="switchSides"
          label={messages.exchange.switchSides}
          onClick={() => dispatch({ type: 'switch' })}
          className="border border-line bg-raised"
        />
      </div>
      <SwapSide
        field="output"
        view={view}
        form={form}
        dispatch={dispatch}
        onChoose={() => setChoosing('output')}
      />
      {!view.wrapKind && (
        <RecipientChoice form={form} recipient={view.recipient} dispatch={dispatch} problem={view.problem} />
      )}
      {found?.kind === 'trade' && input && output && (
        <QuotedTrade quote={found} input={input} output={output} slippageBps={view.slippageBps} />
      )}
      <div className="mt-3">
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

type QuotedTradeProps = {
  quote: Extract<Quote, { kind: 'trade' }>;
  input: Currency;
  output: Currency;
  slippageBps: number;
};

const onSlippage = (slippageBps: number) => updateSettings({ slippageBps });

/** The terms of the offered trade, and warnings about it. */
function QuotedTrade({ quote: { trade, better }, input, output, slippageBps }: QuotedTradeProps) {
  const terms = { trade, input, output, slippageBps, onSlippage };
  const split = better ?? trade;
  return (
    <div className="mt-3 px-1">
      <SwapDetails {...terms} />
      <Suspense fallback={null}>
        {split.split && <SplitChoice split={split} isOn={!better} output={output} />}
        <TaxNotices {...terms} />
      </Suspense>
    </div>
  );
}
