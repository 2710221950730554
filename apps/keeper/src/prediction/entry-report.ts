import { findPredictionDeployment } from '@tradewind/abi/deployment';
import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import { listReportableEntries } from '@tradewind/db/prediction/list-reportable-entries.query';
import { reportedEntry } from '@tradewind/schema/prediction/reported-entry';
import { getAbiItem } from 'viem';
import type { ReportKind } from '../report/report-kind.ts';
import { verifyEvent } from '../report/verify-event.ts';

/** Entries into a round. The event names the account, so anybody may have sent the transaction. */
export const entryReport: ReportKind = {
  ...reportedEntry,
  events: listReportableEntries,
  findEmitter: ({ chainId }) => findPredictionDeployment(chainId)?.market.toLowerCase(),
  isIndexed: async () => true,
  verify: verifyEvent({ event: getAbiItem({ abi: predictionMarketAbi, name: 'Entered' }), accountTopic: 2 }),
};
