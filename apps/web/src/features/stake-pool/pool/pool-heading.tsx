import { messages } from '../../../shared/message/messages.ts';
import { formatSymbol, toCurrencyId } from '../../../shared/token-list/currency.ts';
import { LogoPair } from '../../../shared/token-list/logo-pair.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import type { StakePool } from './pool.ts';
import { computeLargestCapacity } from './rates.ts';

const text = messages.stakePool;

/** The name of a pool: the locked token, and the earned one. */
export function toPoolTitle({ deposit, earn }: Pick<StakePool, 'deposit' | 'earn'>): string {
  return text.stakeToEarn(formatSymbol(deposit.symbol), formatSymbol(earn.symbol));
}

export function PoolLogos({ pool: { deposit, earn }, size }: { pool: StakePool; size: number }) {
  const toPicture = ({ symbol }: typeof deposit, id: string) => ({ id, symbol });
  const pictures = [toPicture(deposit, toCurrencyId(deposit)), toPicture(earn, toCurrencyId(earn))] as const;
  return <LogoPair currencies={pictures} size={size} />;
}

/** Whether it takes stakes. */
export function PoolBadge({ pool }: { pool: StakePool }) {
  if (pool.isFinished) return <Badge>{text.finished}</Badge>;
  if (computeLargestCapacity(pool) === 0n) return <Badge tone="warning">{text.full}</Badge>;
  return <Badge tone="accent">{text.live}</Badge>;
}
