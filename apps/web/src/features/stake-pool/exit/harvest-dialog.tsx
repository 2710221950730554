import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { usePayment } from '../../../shared/payment/use-payment.ts';
import { WriteDialog } from '../../../shared/payment/write-dialog.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { computeOwnFigures } from '../own/own-figures.ts';
import type { OpenedAction } from '../own/opened-action.ts';
import type { StakePool } from '../pool/pool.ts';
import { warnUnsent } from '../../../shared/transaction/warn-unsent.ts';
import { createHarvestPlan, planHarvest } from './harvest-plan.ts';

const text = messages.stakePoolWrite;

export interface HarvestDialogProps extends Pick<OpenedAction, 'own' | 'time'> {
  pool: StakePool;
  session: WalletSession;
  onClose: () => void;
}

/** Takes all that is due. */
export function HarvestDialog({ pool, session, own, time, onClose }: HarvestDialogProps) {
  const chain = useChain();
  const { matured, due } = computeOwnFigures(own, time);
  const paid = usePayment(session, []);
  const { account } = session;
  const order = { chain, account, pool, principal: matured, reward: due };
  return (
    <WriteDialog
      session={session}
      title={text.harvestTitle}
      confirmLabel={text.confirmHarvest}
      plan={createHarvestPlan(order)}
      planned={planHarvest(order)}
      paid={paid}
      onEnd={warnUnsent}
      onClose={onClose}
    />
  );
}
