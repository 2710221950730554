import { formatExactAmount } from '@tradewind/rules/amount/format-amount';
import { messages } from '../message/messages.ts';
import type { Finding, Movement } from './verify-movements.ts';
import { type Currencies, useCurrencies } from '../token-list/currencies.ts';
import { nativeId } from '../token-list/currency.ts';
import { shortenAddress } from '../ui/address.ts';
import { InlineNotice } from '../ui/inline-notice.tsx';
import { formatExactCurrency } from '../token-list/format-exact-currency.ts';

const text = messages.simulation;

/** The deviations of a simulated write from the agreement. */
export function SimulationFindings({ findings }: { findings: readonly Finding[] }) {
  const currencies = useCurrencies();
  return findings.map((finding) => (
    <div key={toFindingKey(finding)} className="mt-3">
      <InlineNotice
        tone="error"
        title={finding.kind === 'arrives-less' ? text.arrivesLessTitle : text.blockedTitle}
      >
        {toFindingText(finding, currencies)}
      </InlineNotice>
    </div>
  ));
}

function toFindingKey(finding: Finding): string {
  return finding.kind === 'takes-other'
    ? `other ${finding.token ?? nativeId}`
    : `${finding.kind} ${finding.movement.currency.symbol}`;
}

function toFindingText(finding: Finding, currencies: Currencies): string {
  if (finding.kind === 'takes-other') return text.takesOther(formatOther(finding, currencies));
  const { amount, limit } = formatMovement(finding.movement);
  if (finding.kind === 'takes-more') return text.takesMore(amount, limit);
  return text.arrivesLess(amount, limit);
}

function formatMovement({ amount = 0n, limit = 0n, currency }: Movement) {
  return { amount: formatExactCurrency(amount, currency), limit: formatExactCurrency(limit, currency) };
}

/** The decimals of an unlisted token are not trusted. */
function formatOther(
  { token, amount }: Extract<Finding, { kind: 'takes-other' }>,
  { find }: Currencies,
): string {
  const currency = find(token?.toLowerCase() ?? nativeId);
  if (currency) return formatExactCurrency(amount, currency);
  return text.rawAmount(formatExactAmount(amount, 0), shortenAddress(token ?? ''));
}
