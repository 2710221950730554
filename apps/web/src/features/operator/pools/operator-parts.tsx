import { isSameAddress } from '@tradewind/rules/network/address';
import { use } from 'react';
import type { Address } from 'viem';
import { messages } from '../../../shared/message/messages.ts';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { shortenAddress } from '../../../shared/ui/address.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { ActionObstacle } from '../access/kept-operator.ts';
import { ActionLog } from '../log/action-log.tsx';
import { CreateForm } from './create-form.tsx';

const text = messages.operatorPools;

/** What an account with the role sees below the pools: the form of a new one where the factory is its own, and the log. */
export function OperatorParts({ session, factoryOwner }: { session: WalletSession; factoryOwner: Address }) {
  const hasSession = use(ActionObstacle) === undefined;
  return (
    <>
      <section aria-label={text.create} className="mt-8">
        <h2 className="text-title font-semibold">{text.create}</h2>
        <p className="mb-3 text-small text-muted">{text.createText}</p>
        {isSameAddress(factoryOwner, session.account) ? (
          <CreateForm session={session} />
        ) : (
          <InlineNotice tone="information">{text.notFactoryOwner(shortenAddress(factoryOwner))}</InlineNotice>
        )}
      </section>
      {/* The log is for a session; the next one reads it again. */}
      {hasSession && <ActionLog session={session} />}
    </>
  );
}
