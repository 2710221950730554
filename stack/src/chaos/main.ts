import { parseArgs } from 'node:util';
import { describeError } from '../describe-error.ts';
import { createTemporaryHome } from '../home/temporary-home.ts';
import { StackError } from '../stack-error.ts';
import { runChaos } from './run-chaos.ts';

/** `npm run chaos -- [--seconds 120] [--seed 1]` */
const { values } = parseArgs({ options: { seconds: { type: 'string' }, seed: { type: 'string' } } });
const seconds = Number(values.seconds ?? 120);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const { home, remove } = createTemporaryHome('chaos');
try {
  if (!(seconds > 0) || !Number.isSafeInteger(seed))
    throw new StackError('usage: npm run chaos -- [--seconds 120] [--seed 1]');
  console.log(`Chaos for ${seconds} s, seed ${seed}:`);
  const { faults, deeds, ...figures } = await runChaos({ home, seed, seconds, print: console.log });
  console.log(`\n${deeds.length} misfortunes, ${JSON.stringify(figures)}`);
  for (const fault of faults) console.error(fault);
  console.log(
    faults.length === 0
      ? 'Everything equals the chain.'
      : `${faults.length} faults with seed ${seed}; logs: ${home}`,
  );
  if (faults.length > 0) process.exitCode = 1;
  else remove();
} catch (error) {
  console.error(`\n${describeError(error)} (seed ${seed}, logs: ${home})`);
  process.exitCode = 1;
}
