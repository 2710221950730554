import { Suspense } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.ts';
import { openWalletDialog } from '../../../shared/wallet/wallet-dialog-store.ts';
import { useWalletSession } from '../../../shared/wallet/wallet-session.ts';
import { ListPage } from '../../../shared/ui/list-page.tsx';
import { LoadingApprovals } from './loading-approvals.tsx';

const ApprovalList = lazyPart(() => import('./approval-list.tsx').then((m) => ({ default: m.ApprovalList })));

const text = messages.approval;

/** `/approvals`: what contracts may take of the account's tokens and NFTs, and its revocation. */
export function ApprovalsPage() {
  const session = useWalletSession();
  return (
    <ListPage title={text.title} subtitle={text.subtitle}>
      {session ? (
        <Suspense fallback={<Loading />}>
          <ApprovalList key={session.account} session={session} />
        </Suspense>
      ) : (
        <Unconnected />
      )}
    </ListPage>
  );
}

function Loading() {
  return (
    <Card className="my-4">
      <LoadingApprovals />
    </Card>
  );
}

function Unconnected() {
  return (
    <Card>
      <EmptyState
        icon="wallet"
        title={text.connect}
        action={
          <Button onClick={() => openWalletDialog('connect')} aria-haspopup="dialog">
            {text.connectWallet}
          </Button>
        }
      />
    </Card>
  );
}
