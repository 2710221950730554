import { z } from 'zod';
import type { FindDeployment } from '../src/chain/chain.ts';

type Finder = (chainId: number) => unknown;

/** Every chain has these contracts, each by the function that finds them, and no others. */
export function plantDeployments(
  deployments: readonly (readonly [find: Finder, deployment: unknown])[],
): FindDeployment {
  const planted = new Map(deployments);
  return <Deployment>(find: (chainId: number) => Deployment | undefined) =>
    z.custom<Deployment | undefined>().parse(planted.get(find));
}
