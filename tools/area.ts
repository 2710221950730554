import { globSync } from 'node:fs';
import { root } from './run.ts';

/** `npm run area exchange` lists every file of an area, layer by layer, in the order of a trade. */
const [area] = process.argv.slice(2);
const layers = [
  'contracts',
  'packages/rules',
  'packages/schema',
  'packages/abi',
  'packages/db',
  'apps/indexer',
  'apps/api',
  'apps/keeper',
  'apps/web',
  'stack',
  'e2e',
  'bench',
  'tools',
  'docs',
];
if (area === undefined || !/^[a-z-]+$/.test(area)) {
  console.error('Usage: npm run area <area>, for example: npm run area exchange');
  process.exit(1);
}
let count = 0;
for (const layer of layers) {
  const files = globSync([`${layer}/**/${area}/**/*.*`, `${layer}/**/${area}.*`], {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|out|cache)(\/|$)/.test(path),
  }).toSorted();
  if (files.length === 0) continue;
  count += files.length;
  console.log(`\n${layer}`);
  for (const file of files) console.log(`  ${file.slice(layer.length + 1)}`);
}
console.log(`\n${count} files of the area "${area}".`);
process.exit(count === 0 ? 1 : 0);
