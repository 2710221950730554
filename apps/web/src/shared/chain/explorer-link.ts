import { getRuntimeConfig } from './runtime-config.ts';

/** The address of a transaction's or an account's page in the configured block explorer. */
export function getExplorerLink(kind: 'tx' | 'address', id: string): string {
  return `${getRuntimeConfig().links.explorer}/${kind}/${id}`;
}
