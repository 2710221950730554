import type { Address } from 'viem';
import { findValue } from '../../../shared/chain/reading.ts';
import { isToCollect, toCollectable } from '../history/history-entry.ts';
import { useHistory } from '../history/history.query.ts';
import type { Collectable } from './collectable.ts';

const uncollected = 3;

/** The newest rounds that wait for an account; none while that is not known. */
export function useUncollected(account: Address): readonly Collectable[] {
  const { history } = useHistory(account, uncollected);
  return (findValue(history) ?? []).filter(isToCollect).map(toCollectable);
}
