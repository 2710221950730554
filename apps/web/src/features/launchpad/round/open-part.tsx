import { Suspense, useEffect, useState } from 'react';
import type { Reading } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Detail } from '../../../shared/ui/detail.tsx';
import { ErrorBoundary } from '../../../shared/ui/error-boundary.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { PartFailure } from '../../../shared/ui/part-failure.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { type Allocations, findAdmission } from '../join/admission.ts';
import { computeMostJoin } from '../join/join-bounds.ts';
import { formatClaim } from '../format-claim.ts';
import { SaleWrites } from '../sale-writes-slot.ts';
import { takeOnce } from './once-a-visit.ts';
import type { OwnView } from './sale-view.ts';
import { SignInToJoin } from './sign-in-to-join.tsx';
import { SwitchToSale } from './switch-to-sale.tsx';

const text = messages.launchpadProject;

export interface OpenPartProps {
  view: OwnView;
  allocations: Reading<Allocations>;
}

/** The join of an open sale, or the first reason against it in the order of IDO-08. */
export function OpenPart({ view, allocations }: OpenPartProps) {
  const { sale, buyer } = view;
  return (
    <>
      {buyer.committed > 0n && (
        <dl className="text-small">
          <Detail label={text.joinedSoFar}>{formatClaim(buyer.committed, sale.pay)}</Detail>
        </dl>
      )}
      <Join view={view} allocations={allocations} />
    </>
  );
}

function Join({ view, allocations }: OpenPartProps) {
  const { sale, demands, buyer, session } = view;
  const [isWriting, setWriting] = useState(false);
  const admission = findAdmission(sale, demands, allocations);
  if (admission.kind === 'loading') return <Skeleton className="h-14 w-full" />;
  if (admission.kind === 'unknown')
    return (
      <InlineNotice tone="warning" title={text.allocationUnknown}>
        {text.allocationUnknownText}
      </InlineNotice>
    );
  if (admission.kind === 'notListed')
    return (
      <>
        <Reason label={text.notWhitelisted} />
        <p className="text-center text-small text-muted">{text.notWhitelistedText}</p>
      </>
    );
  if (admission.kind === 'noSession') return <SignInToJoin session={session} chainId={sale.chainId} />;
  if (admission.kind === 'noKyc')
    return (
      <>
        <Reason label={text.noKyc} />
        <p className="text-center text-small text-muted">{text.noKycText}</p>
      </>
    );
  if (session.chainId !== sale.chainId) return <SwitchToSale session={session} />;
  if (sale.isPaused) return <Reason label={text.paused} />;
  if (admission.kind === 'noDisclaimer') return <DisclaimerButton view={view} />;
  const most = computeMostJoin({ sale, committed: buyer.committed, cap: admission.cap });
  // The dialog of the join that took the rest is a part of the form: it shows its end.
  if (most === 0n && !isWriting)
    return <Reason label={admission.cap > buyer.committed ? text.soldOut : text.fullyJoined} />;
  return (
    <ErrorBoundary renderFailure={(error, retry) => <PartFailure error={error} onRetry={retry} />}>
      <Suspense fallback={<Skeleton className="h-40 w-full" />}>
        <SaleWrites kind="form" view={view} admission={admission} onWriting={setWriting} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Reason({ label }: { label: string }) {
  return (
    <p className="rounded-control bg-sunken px-4 py-4 text-center font-semibold text-balance">{label}</p>
  );
}

/** Opens the disclaimer, which opens by itself once a visit (IDO-12). */
function DisclaimerButton({ view: { demands, session, onOpen } }: { view: OwnView }) {
  const { symbol } = demands;
  const open = () => onOpen({ kind: 'disclaimer', symbol });
  useEffect(() => {
    if (takeOnce(`disclaimer ${session.account} ${symbol}`)) open();
    // Once, when the disclaimer is first known to be missing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <Button size="large" isFullWidth aria-haspopup="dialog" onClick={open}>
      {text.noDisclaimer}
    </Button>
  );
}
