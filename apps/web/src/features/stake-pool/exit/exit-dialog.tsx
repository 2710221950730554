import { useState } from 'react';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { usePayment } from '../../../shared/payment/use-payment.ts';
import { WriteDialog } from '../../../shared/payment/write-dialog.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { DisabledAction } from '../../../shared/ui/disabled-action.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import type { OwnStake } from '../own/own-part.ts';
import type { StakePool } from '../pool/pool.ts';
import { RulesFooter } from '../rules-footer.tsx';
import { warnUnsent } from '../../../shared/transaction/warn-unsent.ts';
import { computeExitSums, type ExitOrder } from './exit-order.ts';
import { createExitPlan, planExit } from './exit-plan.ts';
import { ExitSumsList } from './exit-sums-list.tsx';
import { ExitChoice } from './exit-choice.tsx';

const text = messages.stakePoolWrite;

export interface ExitDialogProps {
  pool: StakePool;
  session: WalletSession;
  way: ExitOrder['way'];
  /** The stakes to choose from. */
  stakes: readonly OwnStake[];
  /** Chain seconds of the last block at its opening. */
  time: bigint;
  onClose: () => void;
}

/** Ends stakes: the choice with the fee and the reward of each, then the confirmation. */
export function ExitDialog({ pool, session, way, stakes, time, onClose }: ExitDialogProps) {
  const chain = useChain();
  const [ids, setIds] = useState<ReadonlySet<bigint>>(
    new Set(stakes.length === 1 ? [stakes[0]?.id ?? 0n] : []),
  );
  const [hasRules, setHasRules] = useState(false);
  const [order, setOrder] = useState<ExitOrder>();
  const chosen = stakes.filter(({ id }) => ids.has(id));
  const problem = chosen.length === 0 ? text.chooseStakes : hasRules ? undefined : text.tickRules;
  const open = () => setOrder({ chain, account: session.account, pool, stakes: chosen, way, time });
  if (order)
    return (
      <ExitConfirm session={session} order={order} onBack={() => setOrder(undefined)} onClose={onClose} />
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.unstakeTitle}
      footer={
        <RulesFooter rules={text.exitRules} isTicked={hasRules} onTick={setHasRules}>
          {problem === undefined ? (
            <Button size="large" isFullWidth onClick={open} aria-haspopup="dialog">
              {text.unstake}
            </Button>
          ) : (
            <DisabledAction label={problem} />
          )}
        </RulesFooter>
      }
    >
      <div className="grid gap-3">
        {way === 'leave' && <p className="text-small text-muted">{messages.stakePool.principalAloneText}</p>}
        <ExitChoice pool={pool} stakes={stakes} time={time} ids={ids} onIds={setIds} />
        <ExitSumsList pool={pool} way={way} sums={computeExitSums(chosen, time)} hasTotal />
      </div>
    </Dialog>
  );
}

interface ExitConfirmProps {
  session: WalletSession;
  order: ExitOrder;
  onBack: () => void;
  onClose: () => void;
}

/** Closing it before the write leads back to the choice; after it, to the page. */
function ExitConfirm({ session, order, onBack, onClose }: ExitConfirmProps) {
  const { pool, way, stakes, time } = order;
  const paid = usePayment(session, []);
  return (
    <WriteDialog
      session={session}
      title={text.unstakeTitle}
      confirmLabel={text.confirmUnstake}
      plan={createExitPlan(order)}
      planned={planExit(order)}
      paid={paid}
      onEnd={warnUnsent}
      onSent={onClose}
      onClose={onBack}
    >
      <ExitSumsList pool={pool} way={way} sums={computeExitSums(stakes, time)} />
    </WriteDialog>
  );
}
