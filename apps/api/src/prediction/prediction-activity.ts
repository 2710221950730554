import { listRoundMoves } from '@tradewind/db/prediction/list-round-moves.query';
import type { ActivitySource } from '../activity/activity-source.ts';

/** The rounds that an account entered and that it was paid for. */
export const predictionActivity: ActivitySource = {
  kind: 'round',
  list: async (database, page) =>
    (await listRoundMoves(database, page)).map(({ epoch, isUp, amount, ...row }) => ({
      kind: 'round' as const,
      ...row,
      round: epoch,
      side: isUp ? ('UP' as const) : ('DOWN' as const),
      amount: amount.toString(),
    })),
};
