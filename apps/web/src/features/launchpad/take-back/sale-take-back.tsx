import { useState } from 'react';
import { TakeBackRow, TakeBackSection } from '../../../shared/account/take-back-section.tsx';
import { OnChain } from '../../../shared/chain/on-chain.tsx';
import { mapReading, type Reading } from '../../../shared/chain/reading.ts';
import { useChain, useChains } from '../../../shared/chain/use-chain.ts';
import { useBlockTime } from '../../../shared/chain/use-chain-time.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { TakeBackProps } from '../../../shared/site/account-part.ts';
import { useIsTagPending } from '../../../shared/transaction/use-is-tag-pending.ts';
import { AddressText } from '../../../shared/ui/address-text.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogBoundary } from '../../../shared/ui/dialog-boundary.tsx';
import { TimeText } from '../../../shared/ui/time-text.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { findSaleFactory } from '../find-launchpad.ts';
import { formatClaim } from '../format-claim.ts';
import { useHeldSales } from '../held/held-sales.query.ts';
import { findMonthlySale } from '../monthly/find-monthly-sale.ts';
import { toSaleNetwork } from '@tradewind/rules/launchpad/sale-network';
import { SaleWrites } from '../sale-writes-slot.ts';
import type { OpenedSaleAction } from '../write/sale-action.ts';
import { toSaleTag } from '../write/sale-tag.ts';
import { MonthlyTakeBack } from './monthly-take-back.tsx';
import { type HeldLine, listHeldLines } from './list-held-lines.ts';

const text = messages.launchpadTakeBack;

/** What sales hold of the account, a part for each chain that has sales: one that is away says nothing of the others. */
export function SaleTakeBack({ session }: TakeBackProps) {
  const { chainIds } = useChains();
  return chainIds
    .filter((chainId) => findSaleFactory({ chainId }) !== undefined)
    .map((chainId) => (
      <OnChain key={chainId} chainId={chainId}>
        <HeldSales session={session} />
        {findMonthlySale({ chainId }) !== undefined && <MonthlyTakeBack session={session} />}
      </OnChain>
    ));
}

function HeldSales({ session }: TakeBackProps) {
  const { chainId } = useChain();
  const time = useBlockTime();
  const { held, retry, isRetrying } = useHeldSales(session.account);
  const [opened, setOpened] = useState<OpenedSaleAction>();
  const close = () => setOpened(undefined);
  const lines: Reading<readonly HeldLine[]> =
    time === undefined && held.state === 'value'
      ? { state: 'loading' }
      : mapReading(held, (sales) => sales.flatMap((sale) => listHeldLines(sale, time ?? 0n)));
  const network = messages.launchpadProject.network[toSaleNetwork(chainId)];
  return (
    <>
      <TakeBackSection
        title={text.title(network)}
        lines={lines}
        emptyText={text.nothing}
        retry={retry}
        isRetrying={isRetrying}
      >
        {(line) => (
          <LineRow
            key={line.key}
            line={line}
            session={session}
            onOpen={(action) => setOpened({ action, sale: line.sale, buyer: line.buyer, time: time ?? 0n })}
          />
        )}
      </TakeBackSection>
      {opened && (
        <DialogBoundary onClose={close}>
          <SaleWrites
            kind="dialog"
            {...opened}
            session={session}
            onOpen={(action) => setOpened({ ...opened, action })}
            onClose={close}
          />
        </DialogBoundary>
      )}
    </>
  );
}

interface LineRowProps {
  line: HeldLine;
  session: WalletSession;
  onOpen: (action: OpenedSaleAction['action']) => void;
}

function LineRow({ line, session, onOpen }: LineRowProps) {
  const { sale, kind, amount, action, note } = line;
  const isPending = useIsTagPending(toSaleTag(sale.address), session.account);
  const currency = kind === 'tokens' ? sale.token : sale.pay;
  return (
    <TakeBackRow
      what={`${sale.token.symbol}: ${text.what[kind]}`}
      since={
        <>
          {text.closed} <TimeText seconds={Number(sale.closeAt)} /> · {messages.launchpadProject.contract}{' '}
          <AddressText address={sale.address} />
        </>
      }
      note={text.note[note]}
      amount={formatClaim(amount, currency)}
      action={
        action &&
        kind !== 'committed' && (
          <Button
            size="small"
            tone={kind === 'window' ? 'quiet' : 'primary'}
            isBusy={isPending}
            aria-haspopup="dialog"
            onClick={() => onOpen(action)}
          >
            {text.action[kind]}
          </Button>
        )
      }
    />
  );
}
