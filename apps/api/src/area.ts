import type { AreaName } from '@tradewind/schema/hub/topic';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ActivitySource } from './activity/activity-source.ts';
import type { ApiDeps } from './deps.ts';
import type { NoticeReader } from './hub/event/notice-reader.ts';
import type { ReportKind } from './report/report-kind.ts';

/** An area's part of the API, in the list of areas.ts; missing parts are empty. */
export type Area = {
  /** One plugin; it creates the readers of its tables and contracts. */
  readonly routes?: (deps: ApiDeps) => FastifyPluginAsyncZod;
  /** The messages to clients that follow from notices. */
  readonly notices?: readonly NoticeReader[];
  /** The kinds of transactions that clients report. */
  readonly reports?: readonly ReportKind[];
  /** Its rows in the activity of accounts. */
  readonly activity?: readonly ActivitySource[];
  /** Its names in topics of a chain: clients that only listen receive the state of the chain's index there. */
  readonly chainTopics?: readonly AreaName[];
};

/** The parts of all areas in their order, for the frame. */
export function joinAreas(areas: readonly Area[]) {
  return {
    notices: areas.flatMap(({ notices }) => notices ?? []),
    reports: areas.flatMap(({ reports }) => reports ?? []),
    activity: areas.flatMap(({ activity }) => activity ?? []),
    chainTopics: areas.flatMap(({ chainTopics }) => chainTopics ?? []),
  };
}
