import { useState } from 'react';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { usePayment } from '../../../shared/payment/use-payment.ts';
import { WriteDialog } from '../../../shared/payment/write-dialog.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { computeOwnFigures } from '../own/own-figures.ts';
import type { OwnPart } from '../own/own-part.ts';
import type { StakePool } from '../pool/pool.ts';
import { warnUnsent } from '../warn-unsent.ts';
import { createHarvestPlan, planHarvest } from './harvest-plan.ts';

const text = messages.stakePoolWrite;

export interface HarvestDialogProps {
  pool: StakePool;
  session: WalletSession;
  own: OwnPart;
  /** Chain seconds. */
  time: bigint;
  onClose: () => void;
}

/** Takes all that is due. The shown amounts are those of the opening: by then at least so much is due. */
export function HarvestDialog({ pool, session, own, time, onClose }: HarvestDialogProps) {
  const chain = useChain();
  const [opened] = useState(() => computeOwnFigures(own, time));
  const paid = usePayment(session, []);
  const { account } = session;
  const order = { chain, account, pool, principal: opened.matured, reward: opened.due };
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
