import { run } from './run.ts';

const results = [await run('oxfmt .', { echo: true }), await run('forge fmt', { echo: true })];
process.exit(results.some(({ code }) => code !== 0) ? 1 : 0);
