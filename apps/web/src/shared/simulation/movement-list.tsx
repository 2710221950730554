import { type Address, isSameAddress } from '@tradewind/rules/network/address';
import { messages } from '../message/messages.ts';
import { toCurrencyId } from '../token-list/currency.ts';
import { formatExactCurrency } from '../token-list/format-exact-currency.ts';
import { shortenAddress } from '../ui/address.ts';
import { Detail } from '../ui/detail.tsx';
import type { Movement, Verification } from './verify-movements.ts';

const text = messages.simulation;

export interface MovementListProps {
  verification: Verification;
  /** The account that sends the write. */
  account: Address;
}

/** The simulated amounts of a write, with every digit. */
export function MovementList({ verification: { leaves, arrives }, account }: MovementListProps) {
  return (
    <dl className="grid gap-1.5 text-small">
      {leaves.map((movement) => (
        <MovementLines
          key={`out ${toCurrencyId(movement.currency)}`}
          movement={movement}
          label={text.leaves}
          limitLabel={text.atMost}
        />
      ))}
      {arrives.map((movement) => (
        <MovementLines
          key={`in ${toCurrencyId(movement.currency)}`}
          movement={movement}
          label={
            isSameAddress(account, movement.owner)
              ? text.arrives
              : text.arrivesAt(shortenAddress(movement.owner))
          }
          limitLabel={text.atLeast}
        />
      ))}
    </dl>
  );
}

/** The exact amount, and below it the agreed worst case where that differs. */
function MovementLines(props: { movement: Movement; label: string; limitLabel: string }) {
  const { movement, label, limitLabel } = props;
  const { amount, limit, currency } = movement;
  return (
    <>
      <Detail label={label}>
        {amount === undefined ? (
          <span title={messages.ui.unknownBecause(text.amountUnknown)}>–</span>
        ) : (
          formatExactCurrency(amount, currency)
        )}
      </Detail>
      {limit !== undefined && limit !== amount && (
        <Detail label={limitLabel}>
          <span className="text-muted">{formatExactCurrency(limit, currency)}</span>
        </Detail>
      )}
    </>
  );
}
