import { findValue, type Reading } from '../../../shared/chain/reading.ts';
import { useWalletSession, type WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { useHolding } from './holdings.query.ts';
import type { PathPair } from './liquidity-routes.ts';
import { type Pair, usePair } from './pair.query.ts';
import { type Holding, toPoolShares } from './position.ts';
import {
  computePercent,
  computeRemoval,
  formatRemoveField,
  type Removal,
  type RemoveField,
  type RemoveForm,
} from './removal.ts';

/** The data of the card, derived from the form, the wallet and the chain. */
export type RemoveView = Pair & {
  readonly session: WalletSession | undefined;
  readonly holding: Reading<Holding>;
  readonly removal: Removal | undefined;
  readonly percent: number;
  readonly format: (field: Exclude<RemoveField, 'percent'>) => string;
};

export function useRemove(ids: PathPair, form: RemoveForm): RemoveView {
  const session = useWalletSession();
  const found = usePair(ids);
  const { a, b, pool } = found;
  const holding = useHolding(pool?.address, session?.account);
  const known = findValue(holding);
  const decimals = { decimalsA: a?.decimals ?? 18, decimalsB: b?.decimals ?? 18 };
  const removal =
    session && pool && known
      ? computeRemoval(form, { held: known.held, shares: toPoolShares(pool, known), ...decimals })
      : undefined;
  return {
    ...found,
    session,
    holding,
    removal,
    percent: computePercent(form, removal, known?.held ?? 0n),
    format: (field) => formatRemoveField(field, form, removal, decimals),
  };
}
