import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { openWalletDialog } from '../../../shared/wallet/wallet-dialog-store.ts';
import { useWalletSession } from '../../../shared/wallet/wallet-session.ts';
import { ListPage } from '../../../shared/ui/list-page.tsx';
import { ApprovalList } from './approval-list.tsx';
import { listKnownSpenders } from './known-spenders.ts';

const text = messages.approval;

/** `/approvals`: the allowances of contracts over the account's tokens, and their revocation. */
export function ApprovalsPage() {
  const chain = useChain();
  const session = useWalletSession();
  return (
    <ListPage title={text.title} subtitle={text.subtitle}>
      {session ? (
        <ApprovalList key={session.account} session={session} spenders={listKnownSpenders(chain)} />
      ) : (
        <Unconnected />
      )}
    </ListPage>
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
