import { findPredictionDeployment } from '@tradewind/abi/deployment';
import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import { listClaimableEntries } from '@tradewind/db/prediction/list-claimable-entries.query';
import { entryClaim } from '@tradewind/schema/prediction/entry-claim';
import { getAbiItem } from 'viem';
import type { ReportKind } from '../report/report-kind.ts';
import { verifyEvent } from '../report/verify-event.ts';

/** Entries into a round. The event names the account, so anybody may have sent the transaction. */
export const entryReport: ReportKind = {
  ...entryClaim,
  events: listClaimableEntries,
  findEmitter: ({ chainId }) => findPredictionDeployment(chainId)?.market.toLowerCase(),
  isIndexed: async () => true,
  verify: verifyEvent({ event: getAbiItem({ abi: predictionMarketAbi, name: 'Entered' }), accountTopic: 2 }),
};
