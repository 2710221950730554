import { formatExactAmount } from '@tradewind/rules/amount/format-amount';
import { messages } from '../message/messages.ts';
import { toNftText } from './nft-text.ts';
import type { Finding, Movement } from './verify-movements.ts';
import type { NftFinding } from './verify-nfts.ts';
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
      <InlineNotice tone="error" title={toFindingTitle(finding)}>
        {toFindingText(finding, currencies)}
      </InlineNotice>
    </div>
  ));
}

function toFindingTitle({ kind }: Finding): string {
  if (kind === 'nft-missing') return text.nftMissingTitle;
  return kind === 'arrives-less' ? text.arrivesLessTitle : text.blockedTitle;
}

function toFindingKey(finding: Finding): string {
  if ('movement' in finding) return `${finding.kind} ${finding.movement.currency.symbol}`;
  return JSON.stringify(finding, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part));
}

function toFindingText(finding: Finding, currencies: Currencies): string {
  if ('movement' in finding) return toMovementText(finding);
  if (finding.kind === 'takes-other') return text.takesOther(formatOther(finding, currencies));
  return toNftFindingText(finding);
}

function toMovementText({ kind, movement }: Extract<Finding, { movement: Movement }>): string {
  const { amount, limit } = formatMovement(movement);
  return kind === 'takes-more' ? text.takesMore(amount, limit) : text.arrivesLess(amount, limit);
}

function toNftFindingText(finding: NftFinding): string {
  if (finding.kind === 'takes-unnamed-nfts')
    return text.takesUnnamedNfts(formatExactAmount(finding.amount, 0), shortenAddress(finding.collection));
  const nft = toNftText(finding);
  if (finding.kind === 'approves-nft') return text.approvesNft(shortenAddress(finding.operator), nft);
  return finding.kind === 'takes-nft' ? text.takesNft(nft) : text.nftMissing(nft);
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
