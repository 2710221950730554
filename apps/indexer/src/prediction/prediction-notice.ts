import { predictionNotice } from '@tradewind/db/prediction/prediction-notice';
import type { EventRows } from './events.ts';
import type { PredictionChange } from './read-facts.ts';

type NoticeRows = Omit<EventRows, 'answers'> & Pick<PredictionChange['facts'], 'prices'>;

/**
 * The notice of these events to live clients: the rounds in their present state, and the accounts' actions.
 * `counts` are the entries of each touched round in earlier blocks.
 */
export function toPredictionNotice(
  rows: NoticeRows,
  blockNumber: number,
  counts: ReadonlyMap<number, number>,
) {
  const price = rows.prices.at(-1);
  return predictionNotice.create({
    blockNumber,
    entered: listEntered(rows, counts),
    settled: rows.roundsSettled.map(({ epoch }) => ({ epoch })),
    resolved: rows.boundariesResolved.map(({ boundary }) => boundary),
    price: price
      ? {
          roundId: price.roundId.toString(),
          answer: price.answer.toString(),
          updatedAt: price.updatedAt,
        }
      : null,
    paused: rows.entriesPaused.at(-1)?.isPaused ?? null,
    accounts: [
      ...rows.entered.map((row) => toAccount(row, 'entered')),
      ...rows.claimed.map((row) => toAccount(row, 'claimed')),
    ],
  });
}

function listEntered({ entered }: NoticeRows, counts: ReadonlyMap<number, number>) {
  const byEpoch = Map.groupBy(entered, ({ epoch }) => epoch);
  return [...byEpoch].flatMap(([epoch, entries]) => {
    const last = entries.at(-1);
    if (last === undefined) return [];
    const { totalUp, totalDown } = last;
    const count = (counts.get(epoch) ?? 0) + entries.length;
    return { epoch, totalUp: totalUp.toString(), totalDown: totalDown.toString(), count };
  });
}

type AccountRow = EventRows['entered'][number] | EventRows['claimed'][number];

function toAccount({ account, epoch, txHash }: AccountRow, kind: 'entered' | 'claimed') {
  return { account, epoch, txHash, kind };
}
