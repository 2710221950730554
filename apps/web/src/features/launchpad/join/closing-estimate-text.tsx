import { type ClosingEstimate, computeClosingEstimate } from '@tradewind/rules/launchpad/closing-estimate';
import { messages } from '../../../shared/message/messages.ts';
import { Tooltip } from '../../../shared/ui/tooltip.tsx';
import { formatClaim } from '../format-claim.ts';
import type { Sale, SaleBuyer } from '../sale/sale.ts';

const text = messages.launchpadWrite;

export interface ClosingEstimateTextProps {
  sale: Sale;
  buyer: SaleBuyer;
  /** Weight of the account in the level. */
  weight: bigint;
  /** Raw units that it would add now. */
  amount: bigint;
}

/** What the account would get if the sale closed now, from the sums of the newest block. */
export function ClosingEstimateText({ sale, buyer, weight, amount }: ClosingEstimateTextProps) {
  const { committed } = buyer;
  if (committed + amount === 0n) return null;
  const estimate = computeClosingEstimate(
    { ...sale, known: undefined },
    // A later payment never lowers the weight.
    { committed, weight: weight > buyer.weight ? weight : buyer.weight, amount },
  );
  if (estimate.kind === 'full') return null;
  return (
    <div className="rounded-control bg-sunken px-4 py-3 text-small" aria-live="polite">
      {estimate.kind === 'softCapMissed' ? (
        <p>{text.estimateMissing(formatClaim(estimate.missing, sale.pay))}</p>
      ) : (
        <Share sale={sale} estimate={estimate} />
      )}
    </div>
  );
}

function Share({
  sale: { pay, token },
  estimate,
}: {
  sale: Sale;
  estimate: Exclude<ClosingEstimate, { kind: 'full' | 'softCapMissed' }>;
}) {
  const { least, most } =
    estimate.kind === 'exact' ? { least: estimate.share, most: estimate.share } : estimate;
  const shown =
    least.bought === most.bought
      ? formatClaim(most.bought, token)
      : text.estimateBetween(formatClaim(least.bought, token), formatClaim(most.bought, token));
  return (
    <>
      <p className="flex items-center gap-1 text-muted">
        {text.estimate}
        <Tooltip label={messages.ui.about(text.estimate)}>{text.estimateAbout}</Tooltip>
      </p>
      <p className="figures text-body font-semibold">{shown}</p>
      {least.change > 0n && (
        <p className="text-muted">{text.estimateChange(formatClaim(least.change, pay))}</p>
      )}
    </>
  );
}
