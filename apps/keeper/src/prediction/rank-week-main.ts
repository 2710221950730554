import { parseArgs } from 'node:util';
import { findPredictionDeployment } from '@tradewind/abi/deployment';
import { computeWeek } from '@tradewind/rules/prediction/grid';
import { createClient, http } from 'viem';
import { getBlock, getChainId } from 'viem/actions';
import { describeWeek } from './describe-week.ts';
import { replayWeek } from './replay-week.ts';

/**
 * `node apps/keeper/src/prediction/rank-week-main.ts --rpc URL [--week N]`: anybody ranks a week from the
 * chain's events alone.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { rpc: { type: 'string' }, week: { type: 'string' } } });
  if (values.rpc === undefined) throw new TypeError('--rpc URL [--week N, without it last week]');
  const client = createClient({ transport: http(values.rpc) });
  const chainId = await getChainId(client);
  const deployment = findPredictionDeployment(chainId);
  if (deployment === undefined) throw new TypeError(`chain ${chainId} has no market`);
  const week = values.week === undefined ? await findLastWeek() : Number(values.week);
  const { text, isAsPublished } = describeWeek(await replayWeek(client, deployment, week), deployment, week);
  process.stdout.write(`${text}\n`);
  process.exitCode = isAsPublished === false ? 1 : 0;

  async function findLastWeek(): Promise<number> {
    return computeWeek(Number((await getBlock(client)).timestamp)) - 1;
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`rank-week: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
