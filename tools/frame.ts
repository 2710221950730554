import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { findNames, isOwn } from './frame/find-names.ts';
import { generated, listFiles, maxListFiles, services, siteFeatures, wholeProduct } from './frame/rules.ts';
import { stillNamed } from './frame/still-named.ts';
import { root } from './run.ts';

/** Names each file of the frame that names an area: outside of its folders and of the list files (decision 148). */
const areas = readdirSync(`${root}apps/web/src/features`).filter((name) => !siteFeatures.includes(name));
const exclude = (path: string) => /(^|\/)(node_modules|dist|out|cache|test-results)(\/|$)/.test(path);
const known = new Set(Object.values(stillNamed).flat());
const faults: string[] = [];

for (const path of listSources()) {
  if (isOwn(path, areas) || isFree(path)) continue;
  const found = list(path);
  const [first] = found;
  if (first === undefined) {
    if (known.has(path)) faults.push(`${path} names no area any more: remove its line from still-named.ts`);
  } else if (!known.has(path)) faults.push(`${path}:${first.line} names an area: ${first.text}`);
}
for (const path of [...known, ...listFiles]) {
  if (!existsSync(root + path)) faults.push(`${path} is listed in tools/frame, but is no file`);
}
for (const path of listFiles)
  if (existsSync(root + path) && list(path).length === 0) faults.push(`${path} lists no area`);
if (listFiles.length > maxListFiles)
  faults.push(`${listFiles.length} list files are more than ${maxListFiles}`);

for (const fault of faults) console.error(fault);
console.log(`${areas.length} areas, ${listFiles.length} list files, ${known.size} files that still name one`);
process.exitCode = faults.length === 0 ? 0 : 1;

/** Code and its configuration. */
function listSources(): string[] {
  const below = '{apps,contracts,deploy,packages,stack,tools}/**/*.{ts,tsx,js,mjs,cjs,sol,json}';
  return globSync([below, '*.{ts,js,mjs,json}', '.*.{js,mjs,json}'], { cwd: root, exclude })
    .filter((path) => path !== 'package-lock.json' && !generated.test(path))
    .toSorted();
}

function isFree(path: string): boolean {
  return (
    path === 'tools/frame/still-named.ts' ||
    listFiles.includes(path) ||
    wholeProduct.some((pattern) => pattern.test(path))
  );
}

/** The places where a file names an area, in its path or its text. A service may name those that it is built on. */
function list(path: string) {
  const builtOn = Object.entries(services).flatMap(([name, on]) =>
    path.split('/').includes(name) ? on : [],
  );
  const others = areas.filter((area) => !builtOn.includes(area));
  return [...findNames(`'${path}'`, others), ...findNames(readFileSync(root + path, 'utf8'), others)];
}
