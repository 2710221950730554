import type { Address } from 'viem';
import { findValue } from '../../../shared/chain/reading.ts';
import { isToCollect, toCollectable } from '../history/history-entry.ts';
import { useHistory } from '../history/history.query.ts';
import type { Collectable } from './collectable.ts';

const uncollected = 3;

/** The newest uncollected rounds of an account; none while unknown. */
export function useUncollected(account: Address): readonly Collectable[] {
  const { history } = useHistory(account, uncollected);
  return (findValue(history) ?? []).filter(isToCollect).map(toCollectable);
}
