import { lazy, Suspense, useCallback, useState } from 'react';
import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { Tabs } from '../../../shared/ui/tabs.tsx';
import { NetworkPrompt } from '../../../shared/wallet/network-prompt.tsx';
import { ConnectAction } from '../../../shared/wallet/connect-action.tsx';
import { DisabledAction } from '../../../shared/ui/disabled-action.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { type PathPair, toAddPath } from './liquidity-routes.ts';
import { PercentSlider } from './percent-slider.tsx';
import { ReceivedAmounts } from './received-amounts.tsx';
import { emptyRemoveForm, type RemoveForm } from './removal.ts';
import { RemoveFields } from './remove-fields.tsx';
import { useHeldView } from './use-held-view.ts';
import { type RemoveView, useRemove } from './use-remove.ts';
import type { WriteEvents } from './use-write-step.ts';

const text = messages.liquidity;

// The sending code loads once there is a withdrawal to send.
const RemoveActions = lazy(() =>
  import('./remove-actions.tsx').then((module) => ({ default: module.RemoveActions })),
);

const modes = [
  { key: 'simple', label: text.simple },
  { key: 'detailed', label: text.detailed },
] as const;

/** The form of a withdrawal from the pool of the address. */
export function RemoveCard({ ids }: { ids: PathPair }) {
  const [form, setForm] = useState<RemoveForm>(emptyRemoveForm);
  const [mode, setMode] = useState<'simple' | 'detailed'>('simple');
  const view = useRemove(ids, form);
  const { shown, hold, release } = useHeldView(view);
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
          view={shown}
          ids={ids}
          onOpen={hold}
          onSent={() => setForm(emptyRemoveForm)}
          onClose={release}
        />
      </div>
    </Card>
  );
}

type RemoveStepProps = WriteEvents & { view: RemoveView; ids: PathPair };

/** The next action. */
function RemoveStep({ view, ids, ...events }: RemoveStepProps) {
  const { session, a, b, pair, holding, removal } = view;
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
  if (!removal || !a || !b) return <DisabledAction label={messages.exchange.enterAmount} />;
  return (
    <Suspense fallback={<DisabledAction label={text.loading} />}>
      <RemoveActions
        // Another account or pool remounts it, so no open dialog shows another withdrawal.
        key={`${session.account} ${pair.pool.address}`}
        session={session}
        pool={pair.pool}
        a={a}
        b={b}
        removal={removal}
        {...events}
      />
    </Suspense>
  );
}
