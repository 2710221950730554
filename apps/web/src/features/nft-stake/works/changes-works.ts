import { isSameAddress } from '@tradewind/rules/network/address';
import { nftStakesChangedSchema } from '@tradewind/schema/nft-stake/nft-stakes-changed';
import type { Address } from 'viem';
import type { TopicUpdate } from '../../../shared/live/topic-listeners.ts';

/** Whether an update may have changed the works of an account: a gap and an unknown content may. */
export function changesWorks(update: TopicUpdate, account: Address): boolean {
  if (update.kind === 'missed') return true;
  const accounts = nftStakesChangedSchema.safeParse(update.content).data?.accounts;
  return accounts?.some((changed) => isSameAddress(changed, account)) ?? true;
}
