import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { formatClaim } from '../format-claim.ts';
import type { GatheredClaims } from './gather-claims.ts';

const text = messages.launchpadWrite;

export interface ClaimsRowProps {
  /** The chain's name. */
  network: string;
  gathered: GatheredClaims;
  isPending: boolean;
  onClaim: () => void;
}

/** The due tokens of a chain's sales, and the button that claims them. */
export function ClaimsRow({ network, gathered, isPending, onClaim }: ClaimsRowProps) {
  return (
    <li className="grid gap-2 px-4 py-3 tablet:flex tablet:items-center tablet:justify-between">
      <ClaimsText network={network} gathered={gathered} />
      <Button
        tone="secondary"
        isBusy={isPending}
        aria-haspopup="dialog"
        aria-label={text.claimAllOn(network)}
        onClick={onClaim}
      >
        {text.claimAll}
      </Button>
    </li>
  );
}

function ClaimsText({ network, gathered }: Pick<ClaimsRowProps, 'network' | 'gathered'>) {
  const { claims, totals, keptBack } = gathered;
  return (
    <div className="min-w-0 text-small">
      <p className="font-medium">
        {network} · {text.claimAllSales(claims.length)}
      </p>
      <p className="text-muted wrap-anywhere">
        {totals.map(({ token, due }) => formatClaim(due, token)).join(' + ')}
      </p>
      {keptBack > 0 && <p className="text-muted">{text.claimAllKeeps(keptBack)}</p>}
    </div>
  );
}
