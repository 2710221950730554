import type { Role } from '@tradewind/schema/operator/role';
import { lazy, Suspense } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { openWalletDialog } from '../../../shared/wallet/wallet-dialog-store.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import type { Access } from './access.ts';

const SignInNotice = lazy(() =>
  import('./sign-in-notice.tsx').then((module) => ({ default: module.SignInNotice })),
);

const text = messages.operator;

export interface AccessNoticeProps {
  access: Access;
  session: WalletSession | undefined;
  /** The role of the page's forms. */
  needed: Role;
  /** What a visitor sees of the page. */
  connectText: string;
  /** Its session was there before: its forms are still shown. */
  hasEnded: boolean;
}

/** Why a wallet sees no forms, or sends none, and what it can do about it; nothing for an operator. */
export function AccessNotice({ access, session, needed, connectText, hasEnded }: AccessNoticeProps) {
  if (access.kind === 'allowed') return null;
  return (
    <div className="mb-4">
      {access.kind === 'loading' && (
        <output className="block">
          <span className="sr-only">{text.rolesLoading}</span>
          <Skeleton className="h-16 w-full" />
        </output>
      )}
      {access.kind === 'no-wallet' && (
        <InlineNotice
          tone="information"
          title={text.connectTitle}
          action={
            <Button size="small" onClick={() => openWalletDialog('connect')} aria-haspopup="dialog">
              {text.connect}
            </Button>
          }
        >
          {connectText}
        </InlineNotice>
      )}
      {access.kind === 'signed-out' && session && (
        <Suspense fallback={<Skeleton className="h-24 w-full" />}>
          <SignInNotice session={session} hasEnded={hasEnded} />
        </Suspense>
      )}
      {access.kind === 'no-role' && (
        <InlineNotice tone="warning" title={text.noRoleTitle}>
          {text.noRoleText(needed)}
        </InlineNotice>
      )}
      {access.kind === 'unknown' && (
        <InlineNotice
          tone="warning"
          title={text.rolesUnknownTitle}
          action={
            <Button size="small" tone="secondary" onClick={access.retry}>
              {text.retry}
            </Button>
          }
        >
          {text.rolesUnknownText}
        </InlineNotice>
      )}
    </div>
  );
}
