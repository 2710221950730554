import type { WireProject, WireProjectRound } from '@tradewind/schema/launchpad/project';
import type { RoundStatus } from '@tradewind/rules/launchpad/status';
import { type ReactNode, useState } from 'react';
import { findValue, type Reading } from '../../../shared/chain/reading.ts';
import { OnChain } from '../../../shared/chain/on-chain.tsx';
import { useBlockTime, useChainTime } from '../../../shared/chain/use-chain-time.ts';
import { useChains } from '../../../shared/chain/use-chain.ts';
import { NetworkLogo } from '../../../shared/chain/network-logo.tsx';
import { messages } from '../../../shared/message/messages.ts';
import { Badge, type BadgeTone } from '../../../shared/ui/badge.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { DialogBoundary } from '../../../shared/ui/dialog-boundary.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { RetryButton } from '../../../shared/ui/retry-button.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useWalletSession } from '../../../shared/wallet/wallet-session.ts';
import type { Allocations } from '../join/admission.ts';
import type { SaleName } from '../sale/fetch-sale.ts';
import { SaleWrites } from '../sale-writes-slot.ts';
import type { KnownSale } from '../sale/sale.ts';
import { useSale } from '../sale/sale.query.ts';
import type { OpenedSaleAction } from '../write/sale-action.ts';
import { toSaleNetwork } from '@tradewind/rules/launchpad/sale-network';
import { computeSaleStatus } from './panel-state.ts';
import { SaleBody } from './sale-body.tsx';

const text = messages.launchpadProject;

export interface RoundPanelProps {
  project: WireProject;
  round: WireProjectRound;
  allocations: Reading<Allocations>;
}

/** One round of a project. Its chain answers or fails by itself. */
export function RoundPanel({ project, round, allocations }: RoundPanelProps) {
  const { chainId, onChain } = round;
  const isServed = useChains().chainIds.includes(chainId);
  if (!isServed)
    return (
      <PanelFrame round={round} status={undefined}>
        <p className="text-muted">{text.notServed}</p>
      </PanelFrame>
    );
  if (onChain.kind === 'none')
    return (
      <PanelFrame round={round} status="coming">
        <p className="rounded-control bg-sunken px-4 py-3 font-semibold">{text.comingFund}</p>
      </PanelFrame>
    );
  if (onChain.kind === 'unknown')
    return (
      <PanelFrame round={round} status={undefined}>
        <InlineNotice tone="warning" title={text.roundUnknown}>
          {text.roundUnknownText}
        </InlineNotice>
      </PanelFrame>
    );
  const name = { address: onChain.sale.address, project: project.id, round: round.id };
  return (
    <OnChain chainId={chainId}>
      <NamedPanel project={project} round={round} allocations={allocations} name={name} />
    </OnChain>
  );
}

function NamedPanel({ name, ...props }: RoundPanelProps & { name: SaleName }) {
  const { round } = props;
  const session = useWalletSession();
  const { sale, retry, isRetrying } = useSale(name, session?.account);
  const named = findValue(sale);
  const seconds = useChainTime();
  if (named?.kind === 'known')
    return (
      <KnownPanel
        {...props}
        known={named}
        seconds={seconds}
        staleAction={sale.state === 'stale' && <RetryButton onRetry={retry} isRetrying={isRetrying} />}
      />
    );
  return (
    <PanelFrame round={round} status={undefined}>
      {sale.state === 'loading' && <UnreadSale />}
      {sale.state === 'unknown' && (
        <InlineNotice
          tone="warning"
          title={text.saleUnknown}
          action={<RetryButton onRetry={retry} isRetrying={isRetrying} />}
        >
          {text.saleUnknownText}
        </InlineNotice>
      )}
      {named?.kind === 'foreign' && (
        <InlineNotice tone="error" title={text.foreign}>
          {text.foreignText}
        </InlineNotice>
      )}
      {named?.kind === 'other' && (
        <InlineNotice tone="error" title={text.other}>
          {text.otherText}
        </InlineNotice>
      )}
    </PanelFrame>
  );
}

/** In the height of a sale, so that nothing below moves when it arrives. */
function UnreadSale() {
  return <Skeleton className="h-112 w-full" />;
}

interface KnownPanelProps extends RoundPanelProps {
  known: KnownSale;
  /** Chain seconds; undefined while unknown. */
  seconds: number | undefined;
  /** Shown while the sale could not be read again. */
  staleAction: ReactNode;
}

function KnownPanel({ project, round, allocations, known, seconds, staleAction }: KnownPanelProps) {
  const { sale, buyer } = known;
  const session = useWalletSession();
  const [opened, setOpened] = useState<OpenedSaleAction>();
  const blockTime = useBlockTime();
  const close = () => setOpened(undefined);
  if (seconds === undefined || blockTime === undefined)
    return (
      <PanelFrame round={round} status={undefined}>
        <UnreadSale />
      </PanelFrame>
    );
  const time = BigInt(seconds);
  const open = (action: OpenedSaleAction['action']) => setOpened({ action, sale, buyer, time: blockTime });
  return (
    <PanelFrame round={round} status={computeSaleStatus(sale, time)} kind={sale.kind}>
      {staleAction !== false && (
        <div className="flex flex-wrap items-center justify-between gap-2 text-small text-warning">
          {messages.ui.stale}
          {staleAction}
        </div>
      )}
      <SaleBody
        view={{ sale, demands: project, time, blockTime, onOpen: open }}
        session={session}
        buyer={buyer}
        allocations={allocations}
        showsClaims={project.showPopupClaim}
      />
      {opened && session && (
        <DialogBoundary onClose={close}>
          <SaleWrites
            kind="dialog"
            key={opened.action.kind}
            {...opened}
            session={session}
            onOpen={open}
            onClose={close}
          />
        </DialogBoundary>
      )}
    </PanelFrame>
  );
}

const statusTone: Record<RoundStatus, BadgeTone> = {
  pending: 'neutral',
  coming: 'neutral',
  going: 'warning',
  open: 'accent',
  close: 'neutral',
};

interface PanelFrameProps {
  round: WireProjectRound;
  status: RoundStatus | undefined;
  kind?: 'fixed' | 'commit';
  children: ReactNode;
}

function PanelFrame({ round, status, kind, children }: PanelFrameProps) {
  const { chainId, name } = round;
  return (
    <Card as="section" aria-label={name} className="grid gap-4 p-4 tablet:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="min-w-0 text-title font-semibold wrap-anywhere">{name}</h2>
        <StatusBadge status={status} />
        <span className="ml-auto inline-flex items-center gap-2 text-small text-muted">
          {kind && <span>{text.kind[kind]}</span>}
          {kind && <span aria-hidden>·</span>}
          <NetworkLogo chainId={chainId} size={20} />
          {text.network[toSaleNetwork(chainId)]}
        </span>
      </div>
      {children}
    </Card>
  );
}

/** COMING, GOING, OPEN or CLOSE; unknown is no status. */
export function StatusBadge({ status }: { status: RoundStatus | undefined }) {
  return status === undefined ? (
    <Badge>{text.unknownStatus}</Badge>
  ) : (
    <Badge tone={statusTone[status]}>{text.status[status]}</Badge>
  );
}
