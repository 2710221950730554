import { lazy, Suspense } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { formatSymbol, toCurrencyId } from '../../../shared/token-list/currency.ts';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { ConnectAction } from '../../../shared/wallet/connect-action.tsx';
import { DisabledAction } from '../../../shared/ui/disabled-action.tsx';
import type { AddProblem } from './add-problem.ts';
import type { AddView } from './use-add.ts';
import { useHeldView } from './use-held-view.ts';
import type { WriteEvents } from './use-write-step.ts';

const text = messages.exchange;

// The sending code loads once there is a deposit to send.
const SupplyActions = lazy(() =>
  import('./supply-actions.tsx').then((module) => ({ default: module.SupplyActions })),
);

/** The next action: connect, fix the form, wait for the pool, or supply. */
export function AddActions({ view, onSent }: { view: AddView; onSent: () => void }) {
  const { shown, hold, release } = useHeldView(view);
  return <ReadyActions view={shown} onOpen={hold} onSent={onSent} onClose={release} />;
}

function ReadyActions({ view, ...events }: { view: AddView } & WriteEvents) {
  const { problem, pair, session, a, b, deposit } = view;
  if (problem === 'connect-wallet' || !session) return <ConnectAction />;
  if (problem) return <DisabledAction label={toProblemText(problem, view)} />;
  if (pair.kind === 'unknown')
    return (
      <InlineNotice tone="warning" title={text.priceUnknown}>
        {text.priceUnknownText}
      </InlineNotice>
    );
  if (!a || !b || !deposit) return <DisabledAction label={text.loadingPrice} />;
  return (
    <Suspense fallback={<DisabledAction label={text.loadingPrice} />}>
      <SupplyActions
        // Another account or token remounts it, so no open dialog shows another deposit.
        key={`${session.account} ${toCurrencyId(a)} ${toCurrencyId(b)}`}
        session={session}
        a={a}
        b={b}
        deposit={deposit}
        view={view}
        {...events}
      />
    </Suspense>
  );
}

function toProblemText(problem: Exclude<AddProblem, 'connect-wallet'>, { a, b }: AddView): string {
  if (problem === 'invalid-pair') return messages.liquidity.invalidPair;
  if (problem === 'enter-amount') return text.enterAmount;
  const currency = problem === 'insufficient-a' ? a : b;
  return text.insufficientBalance(formatSymbol(currency?.symbol ?? ''));
}
