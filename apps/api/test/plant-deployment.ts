import type { ApiDeps } from '../src/deps.ts';

/** A chain with these contracts of one area, and with none of the others. */
export function plantDeployment<Planted>(
  finder: (chainId: number) => Planted | undefined,
  planted: Planted | undefined,
): Pick<ApiDeps, 'findDeployment'> {
  const planting = { planted };
  return {
    findDeployment: <Deployment>(find: (chainId: number) => Deployment | undefined) => {
      const found: Deployment | undefined = Object.is(find, finder)
        ? Reflect.get(planting, 'planted')
        : undefined;
      return found;
    },
  };
}
