import {
  formatExactRatio,
  computePricePer,
  computeSwapRate,
  formatPercentProcess,
} from '@tradewind/rules/launchpad/price';
import { formatRatio } from '@tradewind/rules/amount/format-ratio';
import type { Ratio } from '@tradewind/rules/amount/ratio';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { getExplorerLink } from '../../../shared/chain/explorer-link.ts';
import { messages } from '../../../shared/message/messages.ts';
import { formatSymbol } from '../../../shared/token-list/currency.ts';
import { formatCurrencyAmount } from '../../../shared/token-list/format-currency-amount.ts';
import { AddressText } from '../../../shared/ui/address-text.tsx';
import { Detail } from '../../../shared/ui/detail.tsx';
import { ExactText } from '../../../shared/ui/exact-text.tsx';
import { ExternalLink } from '../../../shared/ui/external-link.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { TimeText } from '../../../shared/ui/time-text.tsx';
import type { Sale } from '../sale/sale.ts';
import { formatSpan, listReleases } from './format-schedule.ts';

const text = messages.launchpadProject;

/** The terms of a sale as its contract has them; they never change. */
export function SaleTerms({ sale }: { sale: Sale }) {
  const { chainId } = useChain();
  const { pay, token, hardCap, softCap, minPerUser, maxPerUser } = sale;
  const rate = {
    tokensPerPayE18: sale.tokensPerPayE18,
    payDecimals: pay.decimals,
    tokenDecimals: token.decimals,
  };
  const [paySymbol, tokenSymbol] = [formatSymbol(pay.symbol), formatSymbol(token.symbol)];
  return (
    <dl aria-label={text.terms} className="grid gap-1.5 text-small">
      <Detail label={text.swapRate}>
        {text.rate(formatExactRatio(computeSwapRate(rate)), tokenSymbol, paySymbol)}
      </Detail>
      <Detail label={text.price}>
        <PriceText price={computePricePer(rate)} symbol={paySymbol} />
      </Detail>
      <Detail label={text.hardCap}>{formatCurrencyAmount(hardCap, pay)}</Detail>
      <Detail label={text.softCap}>{formatCurrencyAmount(softCap, pay)}</Detail>
      <Detail label={text.limits}>
        {text.limitsText(formatCurrencyAmount(minPerUser, pay), formatCurrencyAmount(maxPerUser, pay))}
      </Detail>
      <Detail label={text.opens}>
        <TimeText seconds={Number(sale.openAt)} />
      </Detail>
      <Detail label={text.closes}>
        <TimeText seconds={Number(sale.closeAt)} />
      </Detail>
      <Detail label={text.deliverBy}>
        <TimeText seconds={Number(sale.deliverBy)} />
      </Detail>
      {sale.refundSeconds > 0n && (
        <Detail label={text.refundWindow}>{text.refundSpan(formatSpan(sale.refundSeconds))}</Detail>
      )}
      <Detail label={text.vesting}>
        <span className="grid">
          {listReleases(sale.schedule).map((release) => (
            <span key={release}>{release}</span>
          ))}
        </span>
      </Detail>
      <Detail label={text.contract}>
        <ExternalLink href={getExplorerLink('address', sale.address, chainId)}>
          <AddressText address={sale.address} form="card" />
        </ExternalLink>
      </Detail>
    </dl>
  );
}

/** Most digits of a price that reads well; one with more has all of them on hover. */
const priceDigits = 6;

function PriceText({ price, symbol }: { price: Ratio; symbol: string }) {
  const exact = formatExactRatio(price);
  const short = formatRatio(price, { significantDigits: priceDigits, rounding: 'half-up' });
  if (short === exact) return `${exact} ${symbol}`;
  return (
    <>
      ≈ <ExactText exact={`${exact} ${symbol}`}>{`${short} ${symbol}`}</ExactText>
    </>
  );
}

/** What holds for every buyer before a join: who may join, by a public file, and where the tokens are. */
export function SalePromises({ sale }: { sale: Sale }) {
  const promises = [
    ...(sale.prefunded
      ? [{ isKept: sale.isFunded, label: sale.isFunded ? text.inEscrow : text.notInEscrow, file: undefined }]
      : []),
    { isKept: true, label: findAdmissionText(sale), file: sale.list?.hash },
  ];
  return (
    <ul className="grid gap-1 text-small">
      {promises.map(({ isKept, label, file }) => (
        <li key={label} className="flex items-center gap-2">
          <Icon
            name={isKept ? 'check' : 'clock'}
            size={18}
            className={isKept ? 'shrink-0 text-gain' : 'shrink-0 text-warning'}
          />
          {file === undefined ? (
            label
          ) : (
            <a
              href={`/api/launchpad/list/${file.slice(2)}`}
              download
              className="font-medium text-accent hover:underline"
            >
              {label}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function findAdmissionText({ list, signer }: Sale): string {
  if (list !== undefined) return text.listed;
  return signer === undefined ? text.anybody : text.permitted;
}

/** How much is committed; above the cap a commit sale is shared out. */
export function SaleProgress({ sale }: { sale: Sale }) {
  const percent = formatPercentProcess(sale.committed, sale.hardCap);
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-small">
        <span className="text-muted">
          {text.committed} · {text.buyers(Number(sale.buyers))}
        </span>
        <span className="figures font-semibold">
          {formatCurrencyAmount(sale.committed, sale.pay)}
          <span className="font-normal text-muted"> · {text.ofCap(percent)}</span>
        </span>
      </div>
      <div aria-hidden className="h-2 overflow-hidden rounded-full bg-sunken">
        <div
          className="h-full rounded-full bg-accent"
          style={{ width: `${Math.min(100, Number(percent))}%` }}
        />
      </div>
    </div>
  );
}
