import { saleAbi } from '@tradewind/abi/launchpad/sale.abi';
import { findSale } from '@tradewind/db/launchpad/find-sale.query';
import { listReportableJoins } from '@tradewind/db/launchpad/list-reportable-joins.query';
import { reportedJoin } from '@tradewind/schema/launchpad/reported-join';
import { getAbiItem } from 'viem';
import type { ReportKind } from '../report/report-kind.ts';
import { verifyEvent } from '../report/verify-event.ts';

/** Joins of sales. The reported sale emits the event, which names the account. */
export const saleReports: readonly ReportKind[] = [
  {
    ...reportedJoin,
    events: listReportableJoins,
    findEmitter: ({ fields }) => fields['sale'],
    isIndexed: async (database, { chainId, fields: { sale } }) =>
      sale !== undefined &&
      (await findSale(database, { chainId, address: `0x${sale.slice(2)}` })) !== undefined,
    verify: verifyEvent({ event: getAbiItem({ abi: saleAbi, name: 'Joined' }), accountTopic: 1 }),
  },
];
