import { computeAllocation } from '@tradewind/rules/launchpad/allocation';
import { useEffect } from 'react';
import type { Reading } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { Disclosure } from '../../../shared/ui/disclosure.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { ConnectAction } from '../../../shared/wallet/connect-action.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { findClaim, listOwnRows } from '../claim/own-claims.ts';
import type { Allocations } from '../join/admission.ts';
import type { SaleBuyer } from '../sale/sale.ts';
import { ClosedPart } from './closed-part.tsx';
import { Countdown } from './countdown.tsx';
import { takeOnce } from './once-a-visit.ts';
import { OpenPart } from './open-part.tsx';
import { computePanelState, type PanelState } from './panel-state.ts';
import { SalePromises, SaleProgress, SaleTerms } from './sale-terms.tsx';
import type { OwnView, SaleView } from './sale-view.ts';
import { VerifySaleButton } from '../verify/verify-sale-button.tsx';

const text = messages.launchpadProject;

export interface SaleBodyProps {
  view: SaleView;
  session: WalletSession | undefined;
  /** The account's part; undefined without an account. */
  buyer: SaleBuyer | undefined;
  allocations: Reading<Allocations>;
  /** `Claim Progress` opens by itself once a visit, where something is due. */
  showsClaims: boolean;
}

/** A sale in its state: what it is, what the account can do now, and its terms. */
export function SaleBody({ view, session, buyer, allocations, showsClaims }: SaleBodyProps) {
  const { sale, time } = view;
  const state = computePanelState(sale, time);
  const isBefore = state.kind === 'going' || state.kind === 'open';
  const own = session && buyer ? { ...view, session, buyer } : undefined;
  return (
    <>
      <StateHead view={view} state={state} />
      {state.kind !== 'going' && <SaleProgress sale={sale} />}
      {isBefore && <SalePromises sale={sale} />}
      {own ? (
        <>
          <OwnPart view={own} state={state} allocations={allocations} />
          {showsClaims && <ShownClaims view={own} />}
        </>
      ) : (
        state.kind !== 'going' && (session ? <Skeleton className="h-14 w-full" /> : <ConnectAction />)
      )}
      {isBefore ? (
        <div className="border-t border-line pt-4">
          <SaleTerms sale={sale} />
        </div>
      ) : (
        <div className="border-t border-line pt-1">
          <Disclosure label={text.terms}>
            <SaleTerms sale={sale} />
          </Disclosure>
        </div>
      )}
      <VerifySaleButton sale={sale} buyer={buyer} account={session?.account} time={time} />
    </>
  );
}

/** The countdown, or how the sale ended. */
function StateHead({ view: { sale }, state }: { view: SaleView; state: PanelState }) {
  if (state.kind === 'going') return <Countdown label={text.startsIn[sale.kind]} until={sale.openAt} />;
  if (state.kind === 'open') return <Countdown label={text.closesIn[sale.kind]} until={sale.closeAt} />;
  if (state.kind !== 'dead') return null;
  return (
    <InlineNotice tone="warning" title={text.deadTitle}>
      {text.dead[state.reason]}
    </InlineNotice>
  );
}

function OwnPart({
  view,
  state,
  allocations,
}: {
  view: OwnView;
  state: PanelState;
  allocations: Reading<Allocations>;
}) {
  if (state.kind === 'going') return null;
  if (state.kind === 'open') return <OpenPart view={view} allocations={allocations} />;
  return <ClosedPart view={view} state={state} />;
}

/** Opens the rows of the claims by itself once a visit. */
function ShownClaims({ view }: { view: OwnView }) {
  const { sale, buyer, blockTime, session, onOpen } = view;
  const allocation = computeAllocation(sale, buyer, blockTime);
  const isHere = session.chainId === sale.chainId;
  const isDue =
    isHere && findClaim(listOwnRows(sale, buyer, allocation, blockTime), allocation) !== undefined;
  useEffect(() => {
    if (isDue && takeOnce(`claims ${session.account} ${sale.chainId} ${sale.address}`))
      onOpen({ kind: 'progress' });
    // Once, when the claims are first known to be due.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isDue]);
  return null;
}
