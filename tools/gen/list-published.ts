import { localDeployment } from '@tradewind/contracts/local/deployment';
import type { AbiExcerpt } from '@tradewind/contracts/local/plan';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { root } from '../run.ts';

/** For every area, beside the contracts of the plans. */
const standard = ['IERC20', 'IERC20Permit', 'IERC721', 'Multicall3', 'WrappedNative'];

/** A contract, and the folder of packages/abi that publishes it. */
type Published = { readonly folder: string; readonly name: string };

/**
 * The standards, all contracts directly in contracts/local, and the contracts of the areas' plans: in the area's folder
 * where their source is in contracts/src, otherwise in `local`.
 */
export function listPublished(): readonly Published[] {
  const local = globSync('*.sol', { cwd: `${root}contracts/local` }).map((file) => basename(file, '.sol'));
  return [
    ...standard.map((name) => ({ folder: 'standard', name })),
    ...local.map((name) => ({ folder: 'local', name })),
    ...localDeployment.areas.flatMap(({ contracts, published = [] }) =>
      [...contracts.map(({ contract }) => contract), ...published]
        .filter((name) => !local.includes(name))
        .map(find),
    ),
  ];
}

/** The excerpts of the areas' plans, in the folder of their contract. */
export function listExcerpts(): readonly (AbiExcerpt & { readonly folder: string })[] {
  return localDeployment.areas.flatMap(({ excerpts = [] }) =>
    excerpts.map((excerpt) => ({ ...excerpt, folder: find(excerpt.contract).folder })),
  );
}

function find(name: string): Published {
  const [source] = globSync(`{src,local}/*/${name}.sol`, { cwd: `${root}contracts` });
  const [kind, folder] = source?.split(/[/\\]/) ?? [];
  if (kind === undefined || folder === undefined) throw new Error(`contracts has no ${name}.sol of an area`);
  return { folder: kind === 'local' ? 'local' : folder, name };
}
