import { type Address, isSameAddress } from '@tradewind/rules/network/address';
import type { ActivityRow } from '@tradewind/schema/activity/account-activity';
import { checksumAddress, zeroAddress } from 'viem';
import { messages } from '../../message/messages.ts';
import { shortenAddress } from '../../ui/address.ts';
import type { IndexedEntry } from './indexed-entry.ts';

const text = messages.activity;

type Row<Kind extends ActivityRow['kind']> = Extract<ActivityRow, { kind: Kind }>;

export type EntryText = { readonly title: string; readonly note?: string };

/** The native coin of a chain, with the token that pools hold in its place. */
type Coin = { readonly symbol: string; readonly wrapped: Address };

/** A transaction in words; its amounts are beside them. */
export function describeEntry(
  { rows, movements }: Pick<IndexedEntry, 'rows' | 'movements'>,
  coin: Coin,
): EntryText {
  const [row] = rows;
  if (row?.kind === 'liquidity') return describeLiquidity(row, coin);
  if (row?.kind === 'round') return describeRounds(rows.filter((one) => one.kind === 'round'));
  if (row?.kind === 'stake') return describeStake(row);
  if (row?.kind === 'sale') return describeSale(row);
  if (row?.kind === 'transfer') return describeTransfers(rows.filter((one) => one.kind === 'transfer'));
  const payee = movements.find((moved) => moved.payee !== undefined)?.payee;
  return payee ? { title: text.swap, note: text.party.out(toShort(payee)) } : { title: text.swap };
}

function describeLiquidity({ change, token0, token1 }: Row<'liquidity'>, coin: Coin): EntryText {
  const [one, other] = [token0, token1].map(({ symbol, address }) =>
    isSameAddress(address, coin.wrapped) ? coin.symbol : (symbol ?? toShort(address)),
  );
  return { title: text.liquidity[change], note: `${one}/${other}` };
}

function describeRounds(rows: readonly Row<'round'>[]): EntryText {
  const [row] = rows;
  if (row === undefined) return { title: text.rounds(0) };
  const note = text.roundChange[row.change];
  return rows.length === 1
    ? { title: text.round(row.round, row.side), note }
    : { title: text.rounds(rows.length), note };
}

/** All rows of a transaction are of one call to one pool. */
function describeStake({ change, depositToken: { symbol, address } }: Row<'stake'>): EntryText {
  return { title: text.stake(symbol ?? toShort(address)), note: text.stakeChange[change] };
}

/** Several claims of a transaction may be of several sales; the amounts beside them name their tokens. */
function describeSale({ change, token: { symbol, address } }: Row<'sale'>): EntryText {
  return { title: text.sale(symbol ?? toShort(address)), note: text.saleChange[change] };
}

function describeTransfers(rows: readonly Row<'transfer'>[]): EntryText {
  const directions = new Set(rows.map(({ direction }) => direction));
  const parties = new Set(rows.map(({ counterparty }) => counterparty));
  const [row] = rows;
  if (row === undefined || directions.size > 1) return { title: text.transfer };
  const title = text.transferred[row.direction];
  if (parties.size > 1) return { title };
  return {
    title,
    note:
      row.counterparty === zeroAddress ? text.created : text.party[row.direction](toShort(row.counterparty)),
  };
}

function toShort(address: `0x${string}`): string {
  return shortenAddress(checksumAddress(address));
}
