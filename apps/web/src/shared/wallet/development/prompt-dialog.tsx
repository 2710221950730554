import { formatExactAmount } from '@tradewind/rules/amount/format-amount';
import { type ReactNode, useState } from 'react';
import type { Address } from 'viem';
import { messages } from '../../message/messages.ts';
import { AddressText } from '../../ui/address-text.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { listDemoAccounts } from './demo-accounts.ts';
import type { WalletNetwork } from './network-store.ts';
import type { Prompt, PromptSubject } from './prompt-store.ts';

const text = messages.developmentWallet;

/** The wallet's prompt; its design differs from the page's on purpose. */
export function PromptDialog({ prompt: { subject, accept, reject } }: { prompt: Prompt }) {
  const [chosen, setChosen] = useState<Address>(() => listDemoAccounts()[0]?.address ?? '0x');
  const account = 'from' in subject ? subject.from : chosen;
  return (
    <Dialog
      isOpen
      onClose={reject}
      title={text.title[subject.kind]}
      footer={
        <div className="grid grid-cols-2 gap-2">
          <Button tone="quiet" onClick={reject}>
            {text.reject}
          </Button>
          <Button onClick={() => accept(account)}>{text.accept}</Button>
        </div>
      }
    >
      <p className="mb-3">
        <Badge tone="warning">{text.name}</Badge>
      </p>
      {subject.kind === 'connect' && <AccountChoice chosen={chosen} onChoose={setChosen} />}
      {'network' in subject && !('from' in subject) && <Lines lines={listNetworkLines(subject.network)} />}
      {subject.kind === 'send' && <CallDetails subject={subject} />}
      {subject.kind === 'sign' && (
        <pre className="rounded-control bg-sunken p-3 text-small whitespace-pre-wrap">{subject.message}</pre>
      )}
    </Dialog>
  );
}

function AccountChoice({ chosen, onChoose }: { chosen: Address; onChoose: (account: Address) => void }) {
  return (
    <fieldset>
      <legend className="mb-2 text-small text-muted">{text.choose}</legend>
      {listDemoAccounts().map(({ address }, index) => (
        <label key={address} className="flex min-h-11 items-center gap-3 rounded-control px-2 hover:bg-hover">
          <input
            type="radio"
            name="account"
            checked={chosen === address}
            onChange={() => onChoose(address)}
            className="size-5 accent-(--accent)"
          />
          <span className="grow font-medium">{text.account(index + 1)}</span>
          <AddressText address={address} />
        </label>
      ))}
    </fieldset>
  );
}

function CallDetails({ subject }: { subject: Extract<PromptSubject, { kind: 'send' }> }) {
  const call = subject.decoded;
  const lines = [
    { name: text.network, value: subject.network.name },
    { name: text.from, value: <AddressText address={subject.from} /> },
    { name: text.to, value: <AddressText address={subject.to} copySubject={messages.wallet.address} /> },
    {
      name: text.value,
      value: `${formatExactAmount(subject.value, 18)} ${subject.network.symbol}`,
    },
    { name: text.call, value: call?.functionName ?? subject.data },
    ...(call?.args ?? []),
  ];
  return <Lines lines={lines} />;
}

function listNetworkLines({ name, chainId, rpcUrls }: WalletNetwork): readonly Line[] {
  return [
    { name: text.network, value: name },
    { name: text.chainId, value: String(chainId) },
    { name: text.node, value: rpcUrls.join(', ') },
  ];
}

type Line = { readonly name: string; readonly value: ReactNode };

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className="grid gap-2 text-small">
      {lines.map(({ name, value }) => (
        <div key={name} className="grid tablet:grid-cols-[7rem_1fr] tablet:gap-2">
          <dt className="text-muted">{name}</dt>
          <dd className="figures break-all">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
