import { Suspense } from 'react';
import { messages } from '../../shared/message/messages.ts';
import type { TakeBackProps } from '../../shared/site/account-part.ts';
import { Card } from '../../shared/ui/card.tsx';
import { ListPage } from '../../shared/ui/list-page.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { AccountParts } from '../../shared/wallet/account-parts.tsx';
import { ConnectAction } from '../../shared/wallet/connect-action.tsx';
import { useWalletSession } from '../../shared/wallet/wallet-session.ts';

const text = messages.takeBack;

/** `/take-back`: what the contracts of every area hold of the account, drawn from them alone (decision 108). */
export function TakeBackPage() {
  const session = useWalletSession();
  return (
    <ListPage title={text.title} subtitle={text.subtitle}>
      {session ? <Parts key={session.account} session={session} /> : <Stranger />}
    </ListPage>
  );
}

/** The part of each area for itself: one that fails says nothing of the others. */
function Parts({ session }: TakeBackProps) {
  const unread = { title: text.partUnread, text: text.partUnreadText };
  return (
    <div className="grid gap-4">
      <AccountParts unread={unread}>
        {({ TakeBack }) =>
          TakeBack && (
            <Suspense fallback={<Loading />}>
              <TakeBack session={session} />
            </Suspense>
          )
        }
      </AccountParts>
    </div>
  );
}

function Stranger() {
  return (
    <Card className="grid max-w-120 gap-4 p-4 tablet:p-6">
      <p className="text-muted">{text.connect}</p>
      <ConnectAction />
    </Card>
  );
}

function Loading() {
  return (
    <Card className="skeleton grid gap-3 p-4 tablet:p-6">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-16 w-full" />
    </Card>
  );
}
