import { formatExactAmount } from '@tradewind/rules/amount/format-amount';

/**
 * A column of a file: its header and the row's value. Headers
 * are also for programs, so they are plain and never change.
 */
export type ExportColumn<Row> = readonly [name: string, read: (row: Row) => string];

/** Where and when an event was. */
type ExportedEvent = {
  readonly blockTimestamp: number;
  readonly blockNumber: number;
  readonly txHash: string;
  readonly logIndex: number;
};

/** The first columns of the events of a contract, which has a column of this name. */
export function toEventColumns<Row extends ExportedEvent>(
  name: string,
  findContract: (row: Row) => string,
): readonly ExportColumn<Row>[] {
  return [
    ['time', ({ blockTimestamp }) => toIsoTime(blockTimestamp)],
    ['block', ({ blockNumber }) => String(blockNumber)],
    ['transaction', ({ txHash }) => txHash],
    ['log_index', ({ logIndex }) => String(logIndex)],
    [name, findContract],
  ];
}

type Token = {
  readonly address: string;
  readonly symbol: string | null;
  readonly decimals: number | null;
};

/** Header and rows. */
export function toTable<Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): string[][] {
  return [columns.map(([name]) => name), ...rows.map((row) => columns.map(([, read]) => read(row)))];
}

/** The columns of a token and its amounts: exact whole tokens (empty where decimals are unknown) and raw units. */
export function toTokenColumns<Row>(
  name: string,
  findToken: (row: Row) => Token,
  amounts: readonly (readonly [name: string, read: (row: Row) => string])[],
): ExportColumn<Row>[] {
  return [
    [`${name}_address`, (row) => findToken(row).address],
    [`${name}_symbol`, (row) => findToken(row).symbol ?? ''],
    ...amounts.flatMap(([amount, read]): ExportColumn<Row>[] => [
      [amount, (row) => formatWhole(read(row), findToken(row).decimals)],
      [`${amount}_raw`, read],
    ]),
  ];
}

/** A time of the chain as ISO 8601 in UTC. */
export function toIsoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

/** A number scaled by 10^18 with every digit; empty where unknown. */
export function toDecimal(e18: string | null): string {
  return e18 === null ? '' : formatExactAmount(BigInt(e18), 18);
}

function formatWhole(raw: string, decimals: number | null): string {
  return decimals === null ? '' : formatExactAmount(BigInt(raw), decimals);
}
