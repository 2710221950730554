import { messages } from '../../../shared/message/messages.ts';
import { formatSymbol, type Token, toCurrencyId } from '../../../shared/token-list/currency.ts';
import { CurrencyLogo } from '../../../shared/token-list/currency-logo.tsx';
import { LogoPair } from '../../../shared/token-list/logo-pair.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import type { StakePool } from './pool.ts';
import { computeLargestCapacity } from './rates.ts';

const text = messages.stakePool;

/** The name of a pool: the locked token, and the earned one. */
export function toPoolTitle({ deposit, earn }: Pick<StakePool, 'deposit' | 'earn'>): string {
  return text.stakeToEarn(formatSymbol(deposit.symbol), formatSymbol(earn.symbol));
}

/** The logos of both tokens, or of the one token. */
export function PoolLogos({ pool: { deposit, earn }, size }: { pool: StakePool; size: number }) {
  if (toCurrencyId(deposit) === toCurrencyId(earn)) return <CurrencyLogo currency={deposit} size={size} />;
  return <LogoPair currencies={[toPicture(deposit), toPicture(earn)]} size={size} />;
}

function toPicture(token: Token) {
  return { id: toCurrencyId(token), symbol: token.symbol };
}

/** Whether it takes stakes. */
export function PoolBadge({ pool }: { pool: StakePool }) {
  if (pool.isFinished) return <Badge>{text.finished}</Badge>;
  if (computeLargestCapacity(pool) === 0n) return <Badge tone="warning">{text.full}</Badge>;
  return <Badge tone="accent">{text.live}</Badge>;
}
