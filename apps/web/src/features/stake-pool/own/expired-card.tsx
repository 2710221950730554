import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Detail } from '../../../shared/ui/detail.tsx';
import { PoolAmountText } from '../pool/pool-amount-text.tsx';
import type { OwnCardProps } from './pool-action.ts';

const text = messages.stakePool;

/** All that is due now: matured principal, and the rewards of every stake. */
export function ExpiredCard({ pool, figures: { matured, due }, isPending, isStale, onAction }: OwnCardProps) {
  const isNothing = matured === 0n && due === 0n;
  return (
    <Card as="section" aria-label={text.expired} className="grid gap-3 p-4 tablet:p-6">
      <h2 className="text-title font-semibold">{text.expired}</h2>
      <p className="text-small text-muted">{text.expiredText}</p>
      <dl className={classNames('grid gap-1.5 text-small', isStale && 'faded')}>
        <Detail label={text.principal}>
          <PoolAmountText raw={matured} token={pool.deposit} />
        </Detail>
        <Detail label={text.rewardsDue}>
          <span className="text-gain">
            <PoolAmountText raw={due} token={pool.earn} />
          </span>
        </Detail>
      </dl>
      <Button
        isFullWidth
        disabled={isNothing}
        isBusy={isPending}
        aria-haspopup="dialog"
        onClick={() => onAction('harvest')}
      >
        {text.harvest}
      </Button>
      {matured > 0n && (
        <Button
          tone="quiet"
          size="small"
          title={text.principalAloneText}
          isBusy={isPending}
          aria-haspopup="dialog"
          onClick={() => onAction('leave')}
        >
          {text.principalAlone}
        </Button>
      )}
    </Card>
  );
}
