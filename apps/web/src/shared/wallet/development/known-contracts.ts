import type { Abi } from 'viem';

type LoadContracts = () => Promise<readonly Abi[]>;

let loaders: readonly LoadContracts[] = [];

/** The app registers the contracts of its areas at its start: this folder imports no area. */
export function registerContracts(areas: readonly LoadContracts[]): void {
  loaders = areas;
}

/** The contracts of all areas. */
export async function loadContracts(): Promise<readonly Abi[]> {
  return (await Promise.all(loaders.map((load) => load()))).flat();
}
