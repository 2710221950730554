import { useState } from 'react';
import { parseAmount } from '@tradewind/rules/amount/parse-amount';
import { findValue, toReadingOf } from '../chain/reading.ts';
import { useChain } from '../chain/use-chain.ts';
import { useTokenPrices } from '../market-info/token-prices.query.ts';
import { messages } from '../message/messages.ts';
import { AmountField } from '../ui/amount-field.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Link } from '../ui/link.tsx';
import { ReadingText } from '../ui/reading-text.tsx';
import { useWalletSession } from '../wallet/wallet-session.ts';
import { useCurrencies } from './currencies.ts';
import { type Currency, nativeId, toCurrencyId } from './currency.ts';
import { CurrencyButton, type CurrencyButtonProps } from './currency-button.tsx';
import { CurrencyChoice } from './currency-choice.tsx';
import { FiatText } from './fiat-text.tsx';
import { findAmountAtPrices, type QuickSwapForm, toSwapPath } from './quick-quote.ts';

const text = messages.quickSwap;

export interface QuickSwapProps {
  /** The currency to receive; by default the first stablecoin of the common tokens. */
  outputId?: string;
}

/** A short form of a swap at the market prices; it continues on `/swap`, which has the exact terms. */
export function QuickSwap({ outputId: initialId }: QuickSwapProps) {
  const { find, native, common } = useCurrencies();
  const account = useWalletSession()?.account;
  const [inputId, setInputId] = useState(nativeId);
  const [outputId, setOutputId] = useState(initialId);
  const [amount, setAmount] = useState('1');
  const [choosing, setChoosing] = useState<'input' | 'output'>();
  const input = find(inputId) ?? native;
  const output = find(outputId) ?? common.find(isStablecoin) ?? native;
  const form = { input, output, amount };
  const turn = () => {
    setInputId(toCurrencyId(output));
    setOutputId(toCurrencyId(input));
  };
  const choose = (id: string) => {
    if (id === toCurrencyId(choosing === 'input' ? output : input)) turn();
    else if (choosing === 'input') setInputId(id);
    else setOutputId(id);
  };
  return (
    <Card as="section" aria-label={text.title} className="p-3 tablet:p-4">
      <AmountField
        label={text.from}
        value={amount}
        onValueChange={setAmount}
        token={<Choice side={text.from} currency={input} onClick={() => setChoosing('input')} />}
        footnote={<Value form={form} />}
      />
      <div className="relative z-10 -my-5 flex justify-center">
        <IconButton
          icon="switchSides"
          label={text.switchSides}
          onClick={turn}
          className="border border-line bg-raised"
        />
      </div>
      <AmountAtPrices form={form} onChoose={() => setChoosing('output')} />
      <Link to={toSwapPath(form)} className={`${buttonClass('primary', 'large')} mt-3 w-full`}>
        {text.review}
      </Link>
      {choosing && (
        <CurrencyChoice
          account={account}
          selectedId={toCurrencyId(choosing === 'input' ? input : output)}
          onSelect={choose}
          onClose={() => setChoosing(undefined)}
        />
      )}
    </Card>
  );
}

/** As wide as its place before it is there. */
function Choice(props: CurrencyButtonProps) {
  return (
    <span className="flex w-32 shrink-0 justify-end [&>button]:max-w-full">
      <CurrencyButton {...props} />
    </span>
  );
}

function isStablecoin(currency: Currency): boolean {
  return currency.kind === 'token' && currency.tags?.includes('stablecoin') === true;
}

function Value({ form: { input, amount } }: { form: QuickSwapForm }) {
  const parsed = parseAmount(amount, input.decimals);
  return parsed.isValid && parsed.raw !== undefined ? <FiatText currency={input} raw={parsed.raw} /> : null;
}

function AmountAtPrices({ form, onChoose }: { form: QuickSwapForm; onChoose: () => void }) {
  const { wrappedNative } = useChain().contracts;
  const { prices } = useTokenPrices();
  const known = findValue(prices);
  const found = known && findAmountAtPrices(form, known, wrappedNative);
  const isEmpty = form.amount === '';
  return (
    <div className="rounded-control border border-line bg-sunken p-3 tablet:p-4">
      <p className="flex min-h-6 items-center text-small text-muted">{text.atPrices}</p>
      <div className="mt-1 flex items-center gap-3">
        <output className="figures min-h-11 min-w-0 grow truncate text-heading leading-11 font-medium">
          {isEmpty ? (
            <span className="text-muted">{messages.ui.amountPlaceholder}</span>
          ) : (
            <ReadingText
              reading={prices.state === 'loading' ? prices : toReadingOf(found)}
              format={(shown) => shown}
              unknownReason={text.noPrice}
              skeletonClassName="h-8 w-32"
            />
          )}
        </output>
        <Choice side={text.to} currency={form.output} onClick={onChoose} />
      </div>
      <p className="mt-1 min-h-5 text-small text-muted">{text.exactTerms}</p>
    </div>
  );
}
