import type { JoinRow } from '@tradewind/db/launchpad/list-joins-of-transaction.query';
import { parseWholeUnits } from '@tradewind/rules/amount/parse-amount';
import type { ErrorCode } from '@tradewind/schema/wire/error-catalogue';

/** A sale of the project, and the decimals in which it counts payments. */
export type JoinableSale = {
  readonly address: `0x${string}`;
  readonly payDecimals: number;
  readonly round: number;
};

/** A join as a client reports it; `balance` is whole payment tokens. */
export type ReportedJoin = {
  readonly account: string;
  readonly balance: string;
  readonly sales: readonly JoinableSale[];
};

/** The reported join among the events of a transaction, or why it is none of them. */
export function findJoin(
  events: readonly JoinRow[],
  { account, balance, sales }: ReportedJoin,
): { kind: 'found'; sale: JoinableSale } | { kind: 'refused'; code: ErrorCode } {
  const ofProject = events.flatMap((event) => {
    const sale = sales.find(({ address }) => address === event.sale);
    return sale ? [{ ...event, sale }] : [];
  });
  if (ofProject.length === 0) return { kind: 'refused', code: 'JOIN_NOT_FOUND' };
  const own = ofProject.filter((event) => event.account === account);
  if (own.length === 0) return { kind: 'refused', code: 'JOIN_OF_ANOTHER_ACCOUNT' };
  const same = own.find(({ sale, amount }) => parseWholeUnits(balance, sale.payDecimals) === amount);
  return same ? { kind: 'found', sale: same.sale } : { kind: 'refused', code: 'JOIN_DIFFERS' };
}
