import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from '../run.ts';
import { describeVariable, type Variable } from './describe-variable.ts';
import { processes, type Process } from './processes.ts';

const path = `${root}docs/configuration.md`;

const introduction = `# Configuration

Every setting of every process, generated from the schemas by \`npm run gen\` and not edited. Settings come from the environment and are checked at
the start; a wrong one ends the process with one line that names every wrong variable and no secret. Secrets are marked with ●: give them by
reference, never in a file that others read. How to run it all: [operations.md](operations.md).
`;

/**
 * Writes docs/configuration.md; with \`--check\` it only checks whether the file is up to date. A variable without a
 * comment is a fault.
 */
const unexplained: string[] = [];
const text = [introduction, ...processes.map(renderProcess)].join('\n');
if (unexplained.length > 0) {
  for (const line of unexplained) console.error(`no comment says what it is: ${line}`);
  process.exitCode = 1;
} else if (!process.argv.includes('--check')) {
  writeFileSync(path, text);
} else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
  console.error('docs/configuration.md is stale: run npm run gen');
  process.exitCode = 1;
}

function renderProcess({ title, main, source, areaSources, variables, note }: Process): string {
  const sources = [source, ...(areaSources ? globSync(areaSources, { cwd: root }).toSorted() : [])];
  const comments = sources.map((file) => readFileSync(root + file, 'utf8')).join('\n');
  const rows = Object.entries(variables).map(([name, schema]) => {
    const variable = describeVariable(name, schema, comments);
    if (variable.meaning === undefined) unexplained.push(`${source}: ${name}`);
    return renderRow(variable);
  });
  const head = `## ${title}\n\n\`node ${main}\`, settings in ${sources.map((file) => `\`${file}\``).join(',\n')}.${note ? `\n${note}` : ''}\n`;
  return `${head}\n| variable | default | meaning |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
}

function renderRow({ name, isRequired, isSecret, fallback, meaning = '' }: Variable): string {
  const standard = isRequired ? '**required**' : fallback === undefined ? '' : `\`${fallback}\``;
  return `| \`${name}\`${isSecret ? ' ●' : ''} | ${standard} | ${meaning.replaceAll('|', String.raw`\|`)} |`;
}
