import { useState } from 'react';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { usePayment } from '../../../shared/payment/use-payment.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { PoolActionProps } from './pool-form-props.ts';
import { PoolDialogSlot } from './pool-dialog-slot.tsx';
import type { PoolOrder } from './pool-order.ts';

const text = messages.operatorPools;

/** Stops entries for good. Its dialog stays open when the pool is finished by it. */
export function FinishForm({ session, pool, name }: PoolActionProps) {
  const chain = useChain();
  const [order, setOrder] = useState<PoolOrder>();
  const paid = usePayment(session, []);
  return (
    <>
      <p className="text-small text-muted">{pool.isFinished ? text.alreadyFinished : text.finishText}</p>
      {!pool.isFinished && (
        <Button
          size="large"
          tone="danger"
          isFullWidth
          onClick={() => setOrder({ chain, account: session.account, target: pool.address, kind: 'finish' })}
          aria-haspopup="dialog"
        >
          {text.finishOf(name)}
        </Button>
      )}
      <PoolDialogSlot
        session={session}
        title={text.finishOf(name)}
        summary={text.finishSummary(name)}
        order={order}
        paid={paid}
        onClose={() => setOrder(undefined)}
      >
        <p className="text-small">{text.finishText}</p>
      </PoolDialogSlot>
    </>
  );
}
