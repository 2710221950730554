import { Suspense, useState } from 'react';
import { TakeBackRow, TakeBackSection } from '../../../shared/account/take-back-section.tsx';
import { mapReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { TakeBackProps } from '../../../shared/site/account-part.ts';
import { formatSymbol } from '../../../shared/token-list/currency.ts';
import { useIsTagPending } from '../../../shared/transaction/use-is-tag-pending.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogBoundary } from '../../../shared/ui/dialog-boundary.tsx';
import { TimeText } from '../../../shared/ui/time-text.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { formatClaim } from '../format-claim.ts';
import type { MonthlyAction } from '../monthly/monthly-dialog.tsx';
import type { MonthlySale } from '../monthly/monthly-sale.ts';
import type { OrderView } from '../monthly/own-order-view.ts';
import { useOrderViews } from '../monthly/use-order-views.ts';
import { toSaleNetwork } from '@tradewind/rules/launchpad/sale-network';
import { SaleWrites } from '../sale-writes-slot.ts';
import { toSaleTag } from '../write/sale-tag.ts';

const text = messages.launchpadTakeBack.monthly;

/** The tokens that orders of this part's chain wait for: due months with their way out, later ones with their date. */
export function MonthlyTakeBack({ session }: TakeBackProps) {
  const { chainId } = useChain();
  const { reading, retry, isRetrying } = useOrderViews(session.account);
  const [opened, setOpened] = useState<{ sale: MonthlySale; action: MonthlyAction }>();
  const close = () => setOpened(undefined);
  const lines = mapReading(reading, ({ sale, orders }) =>
    orders.filter(({ due, later }) => due + later > 0n).map((view) => ({ sale, view })),
  );
  return (
    <>
      <TakeBackSection
        title={text.title(messages.launchpadProject.network[toSaleNetwork(chainId)])}
        lines={lines}
        emptyText={text.nothing}
        retry={retry}
        isRetrying={isRetrying}
      >
        {({ sale, view }) => (
          <OrderRow
            key={String(view.order.id)}
            sale={sale}
            view={view}
            session={session}
            onWithdraw={() =>
              setOpened({ sale, action: { kind: 'withdraw', id: view.order.id, due: view.due } })
            }
          />
        )}
      </TakeBackSection>
      {opened && (
        <DialogBoundary onClose={close}>
          <Suspense fallback={null}>
            <SaleWrites kind="monthly" {...opened} session={session} onClose={close} />
          </Suspense>
        </DialogBoundary>
      )}
    </>
  );
}

interface OrderRowProps {
  sale: MonthlySale;
  view: OrderView;
  session: WalletSession;
  onWithdraw: () => void;
}

function OrderRow({ sale, view, session, onWithdraw }: OrderRowProps) {
  const { token } = sale;
  const { order, due, later, next } = view;
  const isPending = useIsTagPending(toSaleTag(sale.address), session.account);
  return (
    <TakeBackRow
      what={text.order(String(order.id), formatSymbol(token.symbol))}
      since={
        <>
          {text.bought} <TimeText seconds={Number(order.createdAt)} />
        </>
      }
      note={
        next.kind === 'dated' ? (
          <>
            {text.later} <TimeText seconds={Number(next.at)} />
          </>
        ) : (
          text.due
        )
      }
      amount={formatClaim(due > 0n ? due : later, token)}
      action={
        due > 0n && (
          <Button size="small" isBusy={isPending} aria-haspopup="dialog" onClick={onWithdraw}>
            {text.withdraw}
          </Button>
        )
      }
    />
  );
}
