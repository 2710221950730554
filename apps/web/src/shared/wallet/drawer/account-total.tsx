import { formatUsd } from '@tradewind/rules/amount/format-usd';
import { findValue, type Reading } from '../../chain/reading.ts';
import { messages } from '../../message/messages.ts';
import type { AccountValue } from '../../token-list/holding.ts';
import { ReadingText } from '../../ui/reading-text.tsx';
import { RollingText } from '../../ui/rolling-text.tsx';

const text = messages.accountDrawer;

/** The sum of the known values, with the balances that it does not contain. */
export function AccountTotal({ value }: { value: Reading<AccountValue> }) {
  const { unpricedCount = 0, unreadCount = 0, unreadNetworks = [] } = findValue(value) ?? {};
  const notes = [
    ...(unpricedCount > 0 ? [text.withoutPrice(unpricedCount)] : []),
    ...(unreadCount > 0 ? [text.unread(unreadCount)] : []),
    ...(unreadNetworks.length > 0
      ? [text.unreadNetworks(unreadNetworks.length, unreadNetworks.join(', '))]
      : []),
    ...(value.state === 'stale' ? [messages.ui.stale] : []),
  ];
  return (
    <div className="mt-5">
      <p className="text-caption font-medium text-muted">{text.total}</p>
      <p className="flex h-9 items-center text-heading font-semibold tracking-tight">
        <ReadingText
          reading={value}
          format={renderTotal}
          unknownReason={toReason(value)}
          skeletonClassName="h-7 w-40"
        />
      </p>
      <p className="min-h-4 text-caption text-muted">{notes.join(' · ')}</p>
    </div>
  );
}

function renderTotal({ totalUsdE18 }: AccountValue) {
  return <RollingText>{formatUsd(totalUsdE18)}</RollingText>;
}

function toReason(value: Reading<AccountValue>): string {
  if (value.state !== 'unknown') return '';
  if (value.reason === 'no-balances') return messages.tokenField.balancesUnknown;
  return value.reason === 'no-prices' ? messages.fiat.unreachable : text.noPrices;
}
