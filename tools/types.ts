import { run } from './run.ts';

/**
 * The root's project contains everything but the page and the browser tests. A project per folder would check
 * the packages again in each of them.
 */
const projects = [
  'tsconfig.json',
  'packages/rules/tsconfig.pure.json',
  'apps/web/tsconfig.json',
  'e2e/tsconfig.json',
];

let failed = false;
for (const project of projects) {
  // A second checker of a project repeats part of its work; the other core has the other lane of `npm run check`.
  const { code, output } = await run(`tsc -p ${project} --checkers 1`);
  if (code === 0) continue;
  failed = true;
  console.log(`${project}\n${output}`);
}
process.exit(failed ? 1 : 0);
