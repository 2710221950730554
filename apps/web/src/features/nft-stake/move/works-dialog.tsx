import { findValue } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { usePayment } from '../../../shared/payment/use-payment.ts';
import { WriteDialog } from '../../../shared/payment/write-dialog.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { getStaking } from '../get-staking.ts';
import type { Collection } from '../works/work.ts';
import { WorkPicture } from '../../../shared/artwork/work-picture.tsx';
import { usePermission } from './permission.query.ts';
import { needsPermission, type WorksOrder } from './works-order.ts';
import { createWorksPlan, planWorks } from './works-plan.ts';

const text = messages.nftStakeWrite;

export interface WorksDialogProps {
  session: WalletSession;
  collection: Collection;
  ids: readonly bigint[];
  way: WorksOrder['way'];
  onClose: () => void;
}

/** Confirms a move of works and follows it to its end. The permission is simulated together with the move. */
export function WorksDialog({ session, collection, ids, way, onClose }: WorksDialogProps) {
  const chain = useChain();
  const order: WorksOrder = {
    chain,
    account: session.account,
    staking: getStaking(chain),
    collection,
    ids,
    way,
  };
  const isAllowed = findValue(usePermission(order));
  const withPermission = needsPermission(order) && isAllowed !== true;
  const paid = usePayment(session, []);
  const isStake = way === 'stake';
  return (
    <WriteDialog
      session={session}
      title={isStake ? text.stakeTitle : text.unstakeTitle}
      confirmLabel={isStake ? text.confirmStake : text.confirmUnstake}
      plan={createWorksPlan(order)}
      planned={planWorks(order, { withPermission })}
      paid={paid}
      onClose={onClose}
    >
      <ul className="flex flex-wrap gap-2">
        {ids.map((tokenId) => (
          <li key={String(tokenId)} className="w-14 text-center text-caption">
            <WorkPicture tokenId={tokenId} label={messages.nftStake.work(collection.name, String(tokenId))} />
            <span className="block truncate">#{String(tokenId)}</span>
          </li>
        ))}
      </ul>
      <p className="text-small text-muted">{isStake ? text.countsTomorrow : text.countsNoMore}</p>
      {withPermission && <p className="text-small text-muted">{text.permissionReason(collection.name)}</p>}
    </WriteDialog>
  );
}
