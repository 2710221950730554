import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../run.ts';
import { listComposeContainers, readCompose } from './read-deployment.ts';

/**
 * The programs of the image. Each one starts with its own modules alone and ends with an error about missing
 * settings.
 */
const programs: readonly [program: string, complaint: RegExp][] = [
  ['apps/api/src/main.ts', /^api: DATABASE_URL: /m],
  ['apps/api/src/launchpad/list-main.ts', /^list: --manifest FILE --snapshot FILE$/m],
  ['apps/api/src/media-main.ts', /^media: MEDIA_PORT: /m],
  ['apps/api/src/migrate.ts', /DATABASE_URL/],
  ['apps/indexer/src/main.ts', /^indexer: configuration: DATABASE_URL: /m],
  ['apps/indexer/src/reindex/main.ts', /^reindex: configuration: DATABASE_URL: /m],
  ['apps/keeper/src/main.ts', /^keeper: configuration: DATABASE_URL: /m],
  ['apps/keeper/src/prediction/rank-week-main.ts', /^rank-week: --rpc URL/m],
  ['apps/web/server/main.ts', /^web: WEB_PORT: /m],
  ['stack/src/backup.ts', /^usage: npm run backup/m],
];

const image = mkdtempSync(join(tmpdir(), 'tradewind-image-'));

/** Reads the stages of the Dockerfile, each a list of its instructions. A backslash continues a line. */
function readStages(): string[][] {
  const text = readFileSync(`${root}deploy/Dockerfile`, 'utf8').replaceAll(/\\\n\s*/g, '');
  return text.split(/^FROM .*$/m).map((stage) => stage.trim().split('\n'));
}

/** Copies files of the checkout, as the build's context contains them. */
function copy(instruction: string): void {
  const [, ...paths] = instruction.split(' ');
  const target = paths.pop()!;
  for (const path of paths) {
    cpSync(join(root, path), join(image, target, target.endsWith('/') ? path : ''), {
      recursive: true,
      filter: (source) => !/\/(node_modules|dist)$/.test(source),
    });
  }
}

beforeAll(() => {
  const [, , dependencies = [], final = []] = readStages();
  for (const line of dependencies.filter((entry) => entry.startsWith('COPY '))) copy(line);
  const [install = '', ...others] = dependencies.filter((entry) => entry.startsWith('RUN '));
  expect(install).toContain('npm install');
  expect(others).toEqual([]);
  // Installs from the cache where possible; the instruction itself does not change.
  const env = { ...process.env, npm_config_prefer_offline: 'true' };
  execFileSync('sh', ['-c', install.slice('RUN '.length)], { cwd: image, env, stdio: 'pipe' });
  for (const line of final.filter((entry) => /^COPY (?!--from)/.test(entry))) copy(line);
}, 120_000);

afterAll(() => rmSync(image, { recursive: true, force: true }));

it.each(programs)('[OPS-05] the image has every module of %s', (program, complaint) => {
  const { status, stderr } = spawnSync(process.execPath, [program], { cwd: image, env: {} });
  expect(stderr.toString()).toMatch(complaint);
  expect(status).toBe(1);
});

it('[OPS-05] the image has the library that decodes pictures', () => {
  const script = `import sharp from 'sharp'; const picture = { width: 1, height: 1, channels: 3, background: 'red' };
    console.log((await sharp(await sharp({ create: picture }).webp().toBuffer()).metadata()).format);`;
  const parameters = ['--input-type=module', '--eval', script];
  const { stdout } = spawnSync(process.execPath, parameters, { cwd: join(image, 'apps/api'), env: {} });
  expect(stdout.toString()).toBe('webp\n');
});

it('[OPS-05] the list contains each program that the examples start', () => {
  const started = listComposeContainers(readCompose()).map(({ program }) => program);
  expect(programs.map(([program]) => program)).toEqual(expect.arrayContaining(started));
});
