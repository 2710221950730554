import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.ts';

/**
 * Checks that every path in a document exists: relative links, and `code` spans that look like a repository path.
 * Such a path begins with a top-level folder. Spans with placeholders (<area>, *, …) are not paths.
 */
const topLevel = /^(packages|apps|contracts|stack|e2e|bench|tools|docs|deploy)\/[\w./@-]+$/;

const documents = globSync('**/*.md', {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|spec|dist|out|\.tradewind|test-results)(\/|$)/.test(path),
});

const missing: string[] = [];
for (const document of documents) {
  const text = readFileSync(join(root, document), 'utf8');
  for (const [, span = ''] of text.matchAll(/`([^`\n]+)`/g)) {
    if (topLevel.test(span) && !existsSync(join(root, span))) missing.push(`${document}: ${span}`);
  }
  for (const [, link = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
    const [target = ''] = link.split('#');
    if (/^[a-z]+:/.test(link) || target === '') continue;
    if (!existsSync(join(root, dirname(document), target))) missing.push(`${document}: ${link}`);
  }
}
for (const line of missing) console.log(`no such path: ${line}`);
console.log(`${documents.length} documents, ${missing.length} paths missing`);
process.exit(missing.length === 0 ? 0 : 1);
