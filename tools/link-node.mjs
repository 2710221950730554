import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chooseNode, releaseDays } from './choose-node.mjs';

/**
 * Links the chosen Node as `node` of npm scripts; does nothing on Windows or without a packaged one.
 * @param {{ root: string, platform: string, arch: string, path: string, today: Date }} machine `path` as in the variable PATH.
 * @returns {string | undefined} One sentence for the user.
 */
export function linkNode({ root, platform, arch, path, today }) {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const name = Object.keys(optionalDependencies).find((entry) => entry.endsWith(`-${platform}-${arch}`));
  const packaged = name && optionalDependencies[name];
  const releaseDay = releaseDays[`${name}@${packaged}`];
  if (!name || !releaseDay || !existsSync(join(root, 'node_modules', name))) return undefined;
  const own = findOwn(path);
  const { use, notice } = chooseNode({ packaged, releaseDay, own: own?.version, today });
  link(join(root, 'node_modules/.bin/node'), own && use === 'own' ? own.file : `../${name}/bin/node`);
  return notice;
}

/**
 * Returns the first `node` that is not from a package.
 * @param {string} path
 */
function findOwn(path) {
  const file = path
    .split(delimiter)
    .filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
    .map((folder) => join(folder, 'node'))
    .find((candidate) => existsSync(candidate));
  const version = file && spawnSync(file, ['--version']).stdout?.toString().trim().slice(1);
  return version ? { file, version } : undefined;
}

/**
 * @param {string} place
 * @param {string} target
 */
function link(place, target) {
  const isThere = lstatSync(place, { throwIfNoEntry: false }) !== undefined;
  if (isThere && readlinkSync(place) === target) return;
  rmSync(place, { force: true });
  symlinkSync(target, place);
}
