import { readdirSync } from 'node:fs';

// The arrows of ARCHITECTURE.md as one table: a folder and the folders that it may import.
// Test files may also import what their line names under `tests`.
const arrows = {
  'packages/rules': [],
  'packages/schema': [],
  'packages/abi': [],
  'packages/db': [],
  'packages/process': ['packages/db'],
  contracts: [],
  'apps/indexer': ['packages/rules', 'packages/schema', 'packages/abi', 'packages/db', 'packages/process'],
  'apps/api': ['packages/rules', 'packages/schema', 'packages/abi', 'packages/db', 'packages/process'],
  'apps/keeper': ['packages/rules', 'packages/schema', 'packages/abi', 'packages/db', 'packages/process'],
  'apps/web': ['packages/rules', 'packages/schema', 'packages/abi'],
  stack: ['packages/rules', 'packages/schema', 'packages/abi', 'packages/db', 'packages/process'],
  e2e: ['packages/rules', 'packages/schema', 'packages/abi', 'stack'],
  bench: ['packages/rules', 'packages/schema', 'packages/abi', 'packages/db', 'stack'],
  // The settings of each process are documented from its own schema.
  tools: ['contracts/local', 'packages/abi', 'packages/rules', 'apps', 'stack'],
};
const tests = ['packages/abi', 'packages/rules', 'packages/db', 'packages/schema', 'stack'];
const folders = Object.keys(arrows);
const testSupport = '(\\.test-support\\.tsx?|/test-support/.*)$';
const isTest = '(\\.test(-support)?\\.tsx?|/simulation/.*|/test/.*|/test-support/.*|/test-[^/]*)$';
const under = (list) => (list.length === 0 ? '^$' : `^(${list.join('|')})/`);

const layers = folders.flatMap((folder) => [
  {
    name: `arrow: ${folder}`,
    comment: `${folder} may import: ${arrows[folder].join(', ') || 'nothing of its siblings'}`,
    severity: 'error',
    from: { path: `^${folder}/`, pathNot: isTest },
    to: { path: under(folders), pathNot: under([folder, ...arrows[folder]]) },
  },
  {
    name: `arrow of tests: ${folder}`,
    severity: 'error',
    from: { path: `^${folder}/.*${isTest}` },
    to: { path: under(folders), pathNot: under([folder, ...arrows[folder], ...tests]) },
  },
]);

/** In one runtime, area X never imports area Y. */
const areasApart = ['apps/web/src/features', 'e2e'].map((parent) => ({
  name: `areas apart: ${parent}`,
  severity: 'error',
  from: { path: `^${parent}/([^/]+)/` },
  to: { path: `^${parent}/[^/]+/`, pathNot: `^${parent}/($1|fixture|test-support)/` },
}));

/** Folders of services that serve every area. */
const services = ['account', 'market-info', 'media', 'settings', 'token-list', 'transaction', 'wallet'];
const areas = [
  ...new Set([...services, ...readdirSync('apps/web/src/features'), ...readdirSync('contracts/src')]),
].join('|');
const areasApartInApps = ['apps/api/src', 'apps/indexer/src', 'apps/keeper/src'].map((parent) => ({
  name: `areas apart: ${parent}`,
  severity: 'error',
  from: { path: `^${parent}/(${areas})/` },
  to: { path: `^${parent}/(${areas})/`, pathNot: `^${parent}/$1/` },
}));

export default {
  forbidden: [
    ...layers,
    ...areasApart,
    ...areasApartInApps,
    {
      name: 'product code does not import the support of tests',
      severity: 'error',
      from: { path: '^(packages|apps|contracts|stack|tools)/', pathNot: isTest },
      to: { path: testSupport },
    },
    { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'web: shared imports neither features nor app',
      severity: 'error',
      from: { path: '^apps/web/src/shared/' },
      to: { path: '^apps/web/src/(features|app)/' },
    },
    {
      name: 'web: features do not import app',
      severity: 'error',
      from: { path: '^apps/web/src/features/' },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'web: browser code does not import the server',
      severity: 'error',
      from: { path: '^apps/web/src/' },
      to: { path: '^apps/web/server/' },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '(^virtual:|\\.css$|\\?(url|raw|inline)$)' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|out|cache)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.d.ts'],
    },
  },
};
