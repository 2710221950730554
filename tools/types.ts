import { globSync } from 'node:fs';
import { root, run } from './run.ts';

const projects = globSync('{packages,apps}/*/tsconfig*.json', { cwd: root })
  .concat(globSync('{contracts,stack,e2e,bench,tools}/tsconfig*.json', { cwd: root }))
  .toSorted();
let failed = false;
for (const project of projects) {
  const { code, output } = await run(`tsc -p ${project}`);
  if (code === 0) continue;
  failed = true;
  console.log(`${project}\n${output}`);
}
process.exit(failed ? 1 : 0);
