import { toProcessError } from '@tradewind/process/to-process-error';
import { pino } from 'pino';
import { joinAreas, joinConfigs } from './area.ts';
import { areas } from './areas.ts';
import { listSetVariables, parseConfig } from './config.ts';
import { runKeeper } from './run-keeper.ts';

const stop = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop.abort());

try {
  const config = parseConfig(process.env, joinConfigs(areas));
  // Keeps the key away from child processes and dumps of the environment.
  delete process.env['KEEPER_KEY'];
  const logger = pino({ level: config.LOG_LEVEL, base: { service: 'keeper', chainId: config.CHAIN_ID } });
  const ofAreas = joinAreas(areas, listSetVariables(process.env));
  await runKeeper({ config, ...ofAreas, logger, signal: stop.signal });
} catch (error) {
  process.stderr.write(`keeper: ${toProcessError(error).message}\n`);
  process.exitCode = 1;
}
