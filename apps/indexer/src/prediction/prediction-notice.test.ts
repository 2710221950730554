import { expect, it } from 'vitest';
import { toHash } from '../../test-support/known.ts';
import { createChainModel } from '../simulation/chain-model.ts';
import { sumStakes } from './simulation/model-market.ts';
import { modelPredictionSources } from './simulation/model-prediction.ts';
import { modelSources } from '../simulation/model-sources.ts';
import { createRandom } from '../simulation/random.ts';
import { createRowReader } from '../contract/read-rows.ts';
import { predictionArea } from './prediction-area.ts';
import { predictionEvents } from './events.ts';
import { toPredictionNotice } from './prediction-notice.ts';

const model = createChainModel(createRandom(6), modelSources, { prediction: modelPredictionSources });
model.mine(400);
const { market, bonus } = modelPredictionSources;

const readRows = createRowReader(
  1,
  predictionEvents,
  predictionArea.emitters({ ...modelPredictionSources, chainId: 1 }),
);

function toRows(from: number) {
  const blocks = model.blocks.slice(from);
  const logs = blocks.flatMap(({ number, hash, logs: own }) =>
    own
      .filter(({ address }) => [market, bonus].includes(address))
      .map((log) => ({ ...log, blockNumber: number, blockHash: hash })),
  );
  const { rows } = readRows(logs, new Map(blocks.map((block) => [block.number, block])));
  return { ...rows, prices: [] };
}

it('[HUB-02] reports the touched rounds in their present state, with the entries of earlier blocks', () => {
  const split = 200;
  const rows = toRows(split);
  const before = model.blocks[split - 1]!.market.rounds;
  const counts = new Map([...before].map(([epoch, { positions }]) => [epoch, positions.size]));
  const { kind, payload } = toPredictionNotice(rows, 400, counts);
  expect(kind).toBe('prediction.changed');
  const last = model.blocks.at(-1)!.market.rounds;
  const entered = [...new Set(rows.entered.map(({ epoch }) => epoch))].map((epoch) => {
    const { totalUp, totalDown } = sumStakes(last.get(epoch)!);
    return {
      epoch,
      totalUp: `${totalUp}`,
      totalDown: `${totalDown}`,
      count: last.get(epoch)!.positions.size,
    };
  });
  expect(entered.length).toBeGreaterThan(5);
  expect(payload).toMatchObject({
    blockNumber: 400,
    entered,
    settled: rows.roundsSettled.map(({ epoch }) => ({ epoch })),
    resolved: rows.boundariesResolved.map(({ boundary }) => boundary),
    paused: model.blocks.at(-1)!.market.switches.at(-1)!.isPaused,
  });
  expect(rows.roundsSettled.length).toBeGreaterThan(3);
});

it('[HUB-02] reports the last price, and each account’s action with its transaction', () => {
  const rows = toRows(0);
  const hash = toHash('7');
  const position = {
    chainId: 1,
    blockNumber: 1,
    logIndex: 0,
    blockHash: hash,
    blockTimestamp: 1,
    txHash: hash,
  };
  const prices = [1n, 2n].map((answer) => ({ ...position, roundId: 2n ** 64n, answer, updatedAt: 9 }));
  const { payload } = toPredictionNotice({ ...rows, prices, entriesPaused: [] }, 400, new Map());
  expect(payload).toMatchObject({
    price: { roundId: '18446744073709551616', answer: '2', updatedAt: 9 },
    paused: null,
  });
  const published = payload['accounts'] as { kind: string }[];
  expect(published.filter(({ kind }) => kind === 'entered')).toHaveLength(rows.entered.length);
  expect(published.filter(({ kind }) => kind === 'claimed')).toEqual(
    rows.claimed.map(({ account, epoch, txHash }) => ({ account, epoch, txHash, kind: 'claimed' })),
  );
  expect(toPredictionNotice({ ...rows, prices: [] }, 400, new Map()).payload['price']).toBeNull();
});
