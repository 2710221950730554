import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

/** The first part of each key of a query that depends on no chain. */
const siteKeys = ['account', 'area', 'artist', 'home', 'launchpad', 'node-probe', 'operator', 'split-quote'];

/** The constants that begin a filter of the queries of all chains. */
const allChainsKeys = ['latestBlockKey'];

/** The functions that begin a key with a chain's id; others that make keys must call one of them. */
const chainKeys = ['createReadKey', 'createFactKey', 'createBlockKey', 'createPredictionKey'];

const keyMethods = /^(get|set|ensure|fetch)(Query|Queries)Data$|^getQueryState$/;

type Source = { readonly file: string; readonly text: string };
type Node = { readonly type: string; readonly [field: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const toNode = (value: unknown): Node | undefined => (isNode(value) ? value : undefined);
const toNodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const toText = (value: unknown) => (typeof value === 'string' ? value : undefined);
const toName = (node: Node | undefined) => toText(node?.['name']) ?? toText(node?.['value']) ?? '';

/** The query keys of the sources that begin neither with a chain's id nor with one of the site's, as `file: key`. */
function listLooseKeys(sources: readonly Source[]): string[] {
  const parsed = sources.map(({ file, text }) => ({
    file,
    text,
    nodes: listNodes(parseSync(file, text).program),
  }));
  const makers = new Set([
    ...chainKeys,
    ...parsed.flatMap(({ text, nodes }) => nodes.flatMap((node) => findMaker(node, text) ?? [])),
  ]);
  return parsed.flatMap(({ file, text, nodes }) =>
    nodes.flatMap((node) => {
      const key = findKey(node);
      if (!key || isBound(key, nodes, makers)) return [];
      return [`${file}: ${text.slice(Number(key['start']), Number(key['end']))}`];
    }),
  );
}

function listNodes(value: unknown, found: Node[] = []): Node[] {
  if (isNode(value)) found.push(value);
  if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) listNodes(part, found);
  return found;
}

/** The name of a function `create…Key` or `to…Key` that makes its key by one of a chain. */
function findMaker(node: Node, text: string): string | undefined {
  if (node.type !== 'FunctionDeclaration' && node.type !== 'VariableDeclarator') return undefined;
  const name = toName(toNode(node['id']));
  const own = text.slice(Number(node['start']), Number(node['end']));
  const isMaker = /^(create|to)\w*Key$/.test(name) && chainKeys.some((maker) => own.includes(`${maker}(`));
  return isMaker ? name : undefined;
}

/** The key that an expression gives to a query, a mutation or the cache. */
function findKey(node: Node): Node | undefined {
  const isKey = /^(query|mutation)Key$/.test(toName(toNode(node['key'])));
  if (node.type === 'Property' && isKey) return toNode(node['value']);
  const callee = toNode(node['callee']);
  const isCacheCall = node.type === 'CallExpression' && keyMethods.test(toName(toNode(callee?.['property'])));
  return isCacheCall ? toNodes(node['arguments'])[0] : undefined;
}

function isBound(key: Node, nodes: readonly Node[], makers: ReadonlySet<string>): boolean {
  if (key.type === 'CallExpression') return makers.has(toName(toNode(key['callee'])));
  // The key of another query's options, a key that a query hands to its function, and a filter with a key inside.
  if (key.type === 'MemberExpression') return toName(toNode(key['property'])) === 'queryKey';
  if (['ObjectExpression', 'ObjectPattern', 'ArrayPattern'].includes(key.type)) return true;
  if (key.type === 'Identifier') return toName(key) === 'queryKey' || isBoundName(key, nodes, makers);
  const [first] = toNodes(key['elements']);
  const spread = toNode(first?.['argument']);
  if (first?.type === 'SpreadElement' && spread) return isBound(spread, nodes, makers);
  return (first?.type === 'Literal' ? siteKeys : allChainsKeys).includes(toName(first));
}

/** Whether a constant of the same file holds such a key. */
function isBoundName(key: Node, nodes: readonly Node[], makers: ReadonlySet<string>): boolean {
  return nodes.some((node) => {
    const value = toNode(node['init']);
    const isOwn = node.type === 'VariableDeclarator' && toName(toNode(node['id'])) === toName(key);
    return isOwn && value !== undefined && isBound(value, nodes, makers);
  });
}

function readSources(): Source[] {
  const root = new URL('../', import.meta.url);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^.]+(\.(query|mutation))?\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(new URL(file, root), 'utf8') }))
    .filter(({ text }) => /Key\b|QueryData/.test(text));
}

it('[CHAIN-02] every query key of the pages begins with its chain’s id, or is the site’s', () => {
  const sources = readSources();
  expect(sources.filter(({ text }) => text.includes('queryKey:')).length).toBeGreaterThan(30);
  expect(listLooseKeys(sources)).toEqual([]);
});

it.each([
  ["useQuery({ queryKey: ['allowance', token, owner] });"],
  ["useQuery({ queryKey: [chainReadKey, 'allowance', token] });"],
  ["const toOwnKey = () => ['allowance'];\nuseQuery({ queryKey: toOwnKey() });"],
  ["const key = ['pools'];\nqueries.setQueryData(key, []);"],
  ["useMutation({ mutationKey: ['claim', account] });"],
])('[CHAIN-02] given a planted key without a chain (%s), then it is found', (text) => {
  expect(listLooseKeys([{ file: 'planted.ts', text }])).toHaveLength(1);
});
