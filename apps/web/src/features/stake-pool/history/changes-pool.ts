import { isSameAddress } from '@tradewind/rules/network/address';
import { stakesChangedSchema } from '@tradewind/schema/stake-pool/stakes-changed';
import type { Address } from 'viem';
import type { TopicUpdate } from '../../../shared/live/topic-listeners.ts';

/** Whether an update may have changed the stakes in a pool: a gap and an unknown content may. */
export function changesPool(update: TopicUpdate, pool: Address): boolean {
  if (update.kind === 'missed') return true;
  const pools = stakesChangedSchema.safeParse(update.content).data?.pools;
  return pools?.some((changed) => isSameAddress(changed, pool)) ?? true;
}
