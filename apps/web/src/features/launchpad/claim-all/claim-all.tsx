import { useState } from 'react';
import { OnChain } from '../../../shared/chain/on-chain.tsx';
import { findValue } from '../../../shared/chain/reading.ts';
import { useChain, useChains } from '../../../shared/chain/use-chain.ts';
import { useBlockTime } from '../../../shared/chain/use-chain-time.ts';
import { messages } from '../../../shared/message/messages.ts';
import { PlainWriteDialog } from '../../../shared/payment/plain-write-dialog.tsx';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { useIsTagPending } from '../../../shared/transaction/use-is-tag-pending.ts';
import { DialogBoundary } from '../../../shared/ui/dialog-boundary.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { findSaleFactory } from '../find-launchpad.ts';
import { useHeldSales } from '../held/held-sales.query.ts';
import { toSaleNetwork } from '@tradewind/rules/launchpad/sale-network';
import { warnUnsent } from '../../../shared/transaction/warn-unsent.ts';
import { claimAllTag, createClaimAllPlan } from './claim-all-plan.ts';
import { ClaimsRow } from './claims-row.tsx';
import { gatherClaims } from './gather-claims.ts';

const text = messages.launchpadWrite;

export interface ClaimAllProps {
  session: WalletSession;
}

/** `Claim all` of each chain (IDO-05): one that is away keeps none of the others. */
export function ClaimAll({ session }: ClaimAllProps) {
  const { chainIds } = useChains();
  return (
    <ul className="divide-y divide-line empty:hidden">
      {chainIds
        .filter((chainId) => findSaleFactory({ chainId }) !== undefined)
        .map((chainId) => (
          <OnChain key={chainId} chainId={chainId}>
            <ChainClaims session={session} />
          </OnChain>
        ))}
    </ul>
  );
}

function ChainClaims({ session }: ClaimAllProps) {
  const { account } = session;
  const chain = useChain();
  const time = useBlockTime();
  const { held } = useHeldSales(account);
  const isPending = useIsTagPending(claimAllTag, account);
  const [plan, setPlan] = useState<TransactionPlan>();
  const sales = findValue(held);
  const gathered = sales === undefined || time === undefined ? undefined : gatherClaims(sales, time);
  const network = messages.launchpadProject.network[toSaleNetwork(chain.chainId)];
  const close = () => setPlan(undefined);
  return (
    <>
      {gathered !== undefined && gathered.claims.length > 0 && (
        <ClaimsRow
          network={network}
          gathered={gathered}
          isPending={isPending}
          onClaim={() => setPlan(createClaimAllPlan({ ...gathered, chain, account }))}
        />
      )}
      {held.state === 'unknown' && (
        <li className="px-4 py-3 text-small text-warning">{text.claimAllUnknown(network)}</li>
      )}
      {plan && (
        <DialogBoundary onClose={close}>
          <PlainWriteDialog
            session={session}
            title={text.claimAllOn(network)}
            plan={plan}
            onEnd={warnUnsent}
            onClose={close}
          >
            <p className="text-small text-muted">{text.claimAllOrNothing}</p>
          </PlainWriteDialog>
        </DialogBoundary>
      )}
    </>
  );
}
