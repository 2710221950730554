import { lazy, Suspense, useCallback, useState } from 'react';
import { Link } from 'react-router';
import type { Chain } from '../../../shared/chain/chain.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { useSettings } from '../../../shared/settings/settings-store.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { Tabs } from '../../../shared/ui/tabs.tsx';
import { NetworkPrompt } from '../../../shared/wallet/network-prompt.tsx';
import { ConnectAction } from '../../../shared/wallet/connect-action.tsx';
import { DisabledAction } from '../../../shared/ui/disabled-action.tsx';
import { getExchange } from '../get-exchange.ts';
import { type PathPair, toAddPath } from './liquidity-routes.ts';
import type { Permit } from '../../../shared/transaction/permit.ts';
import { PercentSlider } from './percent-slider.tsx';
import { ReceivedAmounts } from './received-amounts.tsx';
import { emptyRemoveForm, type RemoveForm } from './removal.ts';
import type { RemoveOrder } from './remove-calls.ts';
import { RemoveFields } from './remove-fields.tsx';
import { type RemoveView, useRemove } from './use-remove.ts';

const text = messages.liquidity;

// The sending code loads once there is a withdrawal to send.
const RemoveActions = lazy(() =>
  import('./remove-actions.tsx').then((module) => ({ default: module.RemoveActions })),
);
const RemoveDialog = lazy(() =>
  import('./remove-dialog.tsx').then((module) => ({ default: module.RemoveDialog })),
);

const modes = [
  { key: 'simple', label: text.simple },
  { key: 'detailed', label: text.detailed },
] as const;

/** The form of a withdrawal from the pool of the address. */
export function RemoveCard({ ids }: { ids: PathPair }) {
  const [form, setForm] = useState<RemoveForm>(emptyRemoveForm);
  const [mode, setMode] = useState<'simple' | 'detailed'>('simple');
  const [order, setOrder] = useState<RemoveOrder>();
  const { slippageBps } = useSettings();
  const chain = useChain();
  const view = useRemove(ids, form);
  const choosePercent = useCallback(
    (percent: number) => setForm({ independentField: 'percent', typedValue: String(percent) }),
    [],
  );
  return (
    <Card as="section" aria-label={text.removeTitle} className="p-3 tablet:p-4">
      {view.session && <NetworkPrompt session={view.session} />}
      <Tabs label={text.mode} tabs={modes} selected={mode} onSelect={setMode}>
        {mode === 'simple' ? (
          <>
            <PercentSlider percent={view.percent} onPercent={choosePercent} />
            <ReceivedAmounts view={view} />
          </>
        ) : (
          <RemoveFields
            view={view}
            onEnter={(independentField, typedValue) => setForm({ independentField, typedValue })}
          />
        )}
      </Tabs>
      <div className="mt-3">
        <RemoveStep
          view={view}
          ids={ids}
          onRemove={(permit) => setOrder(toOrder(chain, view, slippageBps, permit))}
        />
      </div>
      <Suspense fallback={null}>
        {order && view.session && order.recipient === view.session.account && (
          <RemoveDialog
            session={view.session}
            order={order}
            onSent={() => setForm(emptyRemoveForm)}
            onClose={() => setOrder(undefined)}
          />
        )}
      </Suspense>
    </Card>
  );
}

type RemoveStepProps = {
  view: RemoveView;
  ids: PathPair;
  onRemove: (permit: Permit | undefined) => void;
};

/** The next action. */
function RemoveStep({ view, ids, onRemove }: RemoveStepProps) {
  const { session, pair, holding, removal } = view;
  if (!session) return <ConnectAction />;
  if (pair.kind === 'invalid') return <DisabledAction label={text.invalidPair} />;
  if (pair.kind === 'not-exists')
    return (
      <InlineNotice
        tone="information"
        title={text.noPool}
        action={<Link to={toAddPath(ids)}>{text.create}</Link>}
      />
    );
  if (pair.kind === 'unknown' || holding.state === 'unknown')
    return <InlineNotice tone="warning">{text.unknown}</InlineNotice>;
  const known = findValue(holding);
  if (pair.kind !== 'exists' || !known) return <DisabledAction label={text.loading} />;
  if (known.held === 0n) return <InlineNotice tone="information" title={text.nothingHeld} />;
  if (!removal) return <DisabledAction label={messages.exchange.enterAmount} />;
  return (
    <Suspense fallback={<DisabledAction label={text.loading} />}>
      <RemoveActions
        // A signature is valid for one account and one pool.
        key={`${session.account} ${pair.pool.address}`}
        session={session}
        pool={pair.pool}
        removal={removal}
        onRemove={onRemove}
      />
    </Suspense>
  );
}

function toOrder(
  chain: Chain,
  { session, a, b, pair, removal }: RemoveView,
  slippageBps: number,
  permit: Permit | undefined,
): RemoveOrder | undefined {
  if (!session || !a || !b || pair.kind !== 'exists' || !removal) return undefined;
  const { router } = getExchange(chain);
  const { address } = pair.pool;
  return { chain, pair: address, a, b, removal, slippageBps, recipient: session.account, router, permit };
}
