import { join } from 'node:path';
import { checkedConfig } from './build/checked-config.ts';
import { findChunkCycle } from './build/find-chunk-cycle.ts';
import { listFilesWithMarker } from './build/find-marker.ts';
import { listPolicyFaults } from './build/list-policy-faults.ts';
import { formatBudgets, isBroken, measureBudgets } from './build/measure-budgets.ts';
import { pageHeaders } from './server/http/security-headers.ts';
import { loadSite } from './server/site/load-site.ts';
import { createPageSource } from './server/site/page-html.ts';

/**
 * Checks the production build: size budgets, no cycle of chunks, each page against its own policy, no development
 * wallet inside.
 */
const folder = join(import.meta.dirname, 'dist/production');
const site = await loadSite(folder, checkedConfig);
const measures = measureBudgets(site);
process.stdout.write(formatBudgets(measures));

const marked = await listFilesWithMarker(folder);
const source = createPageSource(site, checkedConfig);
const policy = String(pageHeaders(checkedConfig, source)['content-security-policy']);
const cycle = findChunkCycle(site.viteManifest);
const faults = [
  ...(cycle ? [`chunks import each other: ${cycle.join(', ')}`] : []),
  ...marked.map((file) => `${file} holds the development wallet`),
  ...site.staticPages.flatMap(({ path }) =>
    listPolicyFaults(source.render({ path, hasQuery: false }), policy).map((fault) => `${path} has ${fault}`),
  ),
];
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length > 0 || measures.some(isBroken) ? 1 : 0;
