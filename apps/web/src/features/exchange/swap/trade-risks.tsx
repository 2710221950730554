import { rateDigits } from '@tradewind/rules/amount/format-amount';
import { formatBps } from '@tradewind/rules/amount/format-percent';
import { formatUsd } from '@tradewind/rules/amount/format-usd';
import type { Trade } from '@tradewind/rules/exchange/trade';
import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { type Currency, formatSymbol } from '../../../shared/token-list/currency.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ReadingText } from '../../../shared/ui/reading-text.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Detail } from '../../../shared/ui/detail.tsx';
import { formatCurrencyAmount } from '../../../shared/token-list/format-currency-amount.ts';
import { type SandwichRisk, useSandwichRisk } from './sandwich.query.ts';
import { useCurrencyValue } from '../../../shared/token-list/currency-value.ts';
import { isFreeOfTax } from '../token-tax/token-tax.ts';
import { sumTaxBps, type TradeTax, useTradeTaxes } from '../token-tax/token-tax.query.ts';

const text = messages.tradeRisk;

export interface TradeRisksProps {
  trade: Trade;
  input: Currency;
  output: Currency;
  slippageBps: number;
  /** The user accepts a suggested tolerance. */
  onSlippage: (slippageBps: number) => void;
  part?: TermsPart;
}

/**
 * The lines out of the ordinary (a high impact, a tax, a possible loss), the others, or all those of the dialog, which has
 * the worst case above them.
 */
export type TermsPart = 'dialog' | 'usual' | 'unusual';

export function isShownIn(part: TermsPart, isUnusual: boolean): boolean {
  return part === 'dialog' || isUnusual === (part === 'unusual');
}

/** The further costs of a trade: the tokens' tax, and the possible loss to a sandwich. */
export function TradeRisks(props: TradeRisksProps) {
  const { trade, input, output, slippageBps, onSlippage, part = 'dialog' } = props;
  const taxes = useTradeTaxes(trade, input, output);
  const risk = useSandwichRisk(trade, slippageBps, sumTaxBps(taxes));
  const safeBps = part === 'usual' ? undefined : findValue(risk)?.safeSlippageBps;
  const hasTaxLine = taxes.length > 0 && isShownIn(part, listTaxLines(taxes).length > 0);
  const hasSandwichLine = isShownIn(part, risk.state === 'unknown' || (findValue(risk)?.loss ?? 0n) > 0n);
  return (
    <dl className={`rows empty:hidden ${part === 'unusual' ? '' : 'border-t border-line'}`}>
      {hasTaxLine && (
        <Detail label={text.tax} about={text.aboutTax}>
          <TaxTexts taxes={taxes} />
        </Detail>
      )}
      {hasSandwichLine && (
        <Detail label={text.sandwich} about={text.aboutSandwich}>
          {risk.state === 'value' || risk.state === 'stale' ? (
            <SandwichLoss loss={risk.value.loss} currency={trade.kind === 'exact-in' ? output : input} />
          ) : (
            <ReadingText reading={risk} format={String} unknownReason={text.sandwichUnknown} />
          )}
        </Detail>
      )}
      {safeBps !== undefined && (
        <Detail label={text.suggested} about={text.aboutSuggested}>
          <Button size="small" tone="secondary" onClick={() => onSlippage(safeBps)}>
            {text.setSlippage(formatBps(safeBps))}
          </Button>
        </Detail>
      )}
    </dl>
  );
}

function TaxTexts({ taxes }: { taxes: readonly TradeTax[] }) {
  if (taxes.some(({ tax }) => tax.state === 'loading')) return <Skeleton className="h-4 w-20" />;
  const lines = listTaxLines(taxes);
  if (lines.length === 0) return <span className="text-gain">{text.noTax}</span>;
  return lines.map(({ line, className }) => (
    <span key={line} className={`block ${className}`}>
      {line}
    </span>
  ));
}

type TaxLine = { readonly line: string; readonly className: string };

/** The known taxes, and the tokens whose tax could not be measured. */
function listTaxLines(taxes: readonly TradeTax[]): TaxLine[] {
  return taxes.filter(({ tax }) => tax.state !== 'loading').flatMap((taxed) => toTaxLine(taxed) ?? []);
}

function toTaxLine({ token, tax }: TradeTax): TaxLine | undefined {
  const symbol = formatSymbol(token.symbol);
  const known = findValue(tax);
  if (!known || known.kind === 'unknown') return { line: text.taxUnknown(symbol), className: 'text-muted' };
  if (known.kind === 'unsellable') return { line: text.cannotBeSold(symbol), className: 'text-loss' };
  if (known.kind === 'unbuyable') return { line: text.cannotBeBought(symbol), className: 'text-loss' };
  if (isFreeOfTax(known)) return undefined;
  const line = text.taxOf(symbol, formatBps(known.buyBps), formatBps(known.sellBps));
  return { line, className: 'text-warning' };
}

function SandwichLoss({ loss, currency }: { loss: SandwichRisk['loss']; currency: Currency }) {
  const value = findValue(useCurrencyValue({ currency, raw: loss }));
  if (loss === 0n) return <span className="text-gain">{text.noSandwich}</span>;
  return (
    <span className="text-warning">
      <span className="whitespace-nowrap">
        {text.atMost(formatCurrencyAmount(loss, currency, rateDigits, 'up'))}
      </span>
      {value !== undefined && ` ${text.inUsd(formatUsd(value))}`}
    </span>
  );
}
