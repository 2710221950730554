import { useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Tabs } from '../../../shared/ui/tabs.tsx';
import { openWalletDialog } from '../../../shared/wallet/wallet-dialog-store.ts';
import { useWalletSession } from '../../../shared/wallet/wallet-session.ts';
import { PnlPanel } from '../pnl/pnl-panel.tsx';
import { HistoryRounds } from './history-rounds.tsx';

const text = messages.predictionHistory;

const tabs = ['rounds', 'pnl'] as const;

/** The account's rounds and their net result. In the drawer, and a tab of its own on a phone. */
export function HistoryPanel() {
  const session = useWalletSession();
  const [tab, setTab] = useState<(typeof tabs)[number]>('rounds');
  if (!session) return <Unconnected />;
  return (
    <Tabs
      label={text.tabs}
      tabs={tabs.map((key) => ({ key, label: text[key] }))}
      selected={tab}
      onSelect={setTab}
    >
      {tab === 'rounds' ? (
        <HistoryRounds key={session.account} session={session} />
      ) : (
        <PnlPanel account={session.account} />
      )}
    </Tabs>
  );
}

function Unconnected() {
  return (
    <EmptyState
      icon="wallet"
      title={text.connect}
      action={
        <Button onClick={() => openWalletDialog('connect')} aria-haspopup="dialog">
          {text.connectWallet}
        </Button>
      }
    />
  );
}
