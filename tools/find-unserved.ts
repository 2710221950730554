import { features } from 'web-features';
import { z } from 'zod';
import { browserTargets } from '../apps/web/build/browser-targets.ts';

const statusSchema = z.record(z.string(), z.object({ support: z.record(z.string(), z.string()) }));

/** Whether all supported browsers have each web feature of the catalogue. */
const isServed = new Map<string, boolean>();
for (const feature of Object.values(features)) {
  if (feature.kind !== 'feature') continue;
  for (const [key, { support }] of Object.entries(statusSchema.parse(feature.status.by_compat_key ?? {})))
    isServed.set(key, isInTargets(support));
}

function isInTargets(support: Readonly<Partial<Record<string, string>>>): boolean {
  return Object.entries(browserTargets).every(([browser, target]) => {
    const since = support[browser];
    return since !== undefined && Number(since.replace('≤', '')) <= target;
  });
}

const servedNames = new Set([...isServed].filter(([, served]) => served).map(([key]) => toLastPart(key)));

/**
 * Features that a supported browser lacks and that their name alone identifies. Members of instances need types, so
 * they are not checked.
 */
const unserved = [...isServed]
  .filter(([key, served]) => !served && !servedNames.has(toLastPart(key)))
  .flatMap(([key]) => {
    const pattern = toStylePattern(key) ?? toScriptPattern(key);
    return pattern === undefined ? [] : [{ key, pattern, isStyle: key.startsWith('css.') }];
  });

function toLastPart(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1);
}

function toStylePattern(key: string): RegExp | undefined {
  const [, kind, name] = /^css\.(properties|at-rules|selectors)\.([\w-]+)$/.exec(key) ?? [];
  if (kind === 'properties') return new RegExp(`[;{\\s]${name}\\s*:`);
  if (kind === 'at-rules') return new RegExp(`@${name}\\b`);
  return kind === 'selectors' ? new RegExp(`[^:]::?${name}\\b`) : undefined;
}

function toScriptPattern(key: string): RegExp | undefined {
  const [, owner, member] = /^(?:api|javascript\.builtins)\.(\w+)(?:\.(\w+))?$/.exec(key) ?? [];
  if (owner === undefined) return undefined;
  if (member === undefined) return new RegExp(`new ${owner}\\b|\\b(?<![.'])${owner}\\.`);
  if (member.endsWith('_event')) return new RegExp(`EventListener\\('${member.slice(0, -'_event'.length)}'`);
  if (member.endsWith('_static')) return new RegExp(`\\b${owner}\\.${member.slice(0, -'_static'.length)}\\b`);
  return key.startsWith('javascript') ? new RegExp(`\\.${member}\\(`) : undefined;
}

/** Lists the features in a source or a style sheet that a supported browser can lack, by the catalogue's keys. */
export function findUnserved(text: string, kind: 'script' | 'style'): string[] {
  const wanted = unserved.filter(({ isStyle }) => isStyle === (kind === 'style'));
  return wanted.filter(({ pattern }) => pattern.test(text)).map(({ key }) => key);
}
