import { addressOf, deployer, type PlannedArea } from '../plan.ts';

/** The hash of `eth`. */
const ethNode = '0x93cdeb708b7545dc668eb9280176169d1c33cfd8ed6f04690a0bcc88a93fc4ae';

/** Our own ENS; the seed gives `eth` and `addr.reverse` to their registrars. */
export const plan: PlannedArea = {
  position: 20,
  contracts: [
    { name: 'EnsRegistry', contract: 'EnsRegistry', args: [deployer] },
    { name: 'EnsResolver', contract: 'EnsResolver', args: [addressOf('EnsRegistry')] },
    { name: 'EnsRegistrar', contract: 'EnsRegistrar', args: [addressOf('EnsRegistry'), ethNode] },
    { name: 'EnsReverseRegistrar', contract: 'EnsReverseRegistrar', args: [addressOf('EnsResolver')] },
    { name: 'EnsUniversalResolver', contract: 'EnsUniversalResolver', args: [addressOf('EnsRegistry')] },
  ],
};

/** A name under `.eth`: the account of the local mnemonic that owns it and that it leads to, and its other records. */
export type PlannedName = {
  label: string;
  account: number;
  /** Whether it is the account's primary name. */
  isPrimary?: boolean;
  /** Its contenthash: the default token list by ipfs, or content of a kind that has no token lists. */
  content?: 'default-list' | 'swarm';
};

/** The demo traders; `bob.eth` has no contenthash, as most names. */
export const names: readonly PlannedName[] = [
  { label: 'alice', account: 1, isPrimary: true },
  { label: 'bob', account: 2 },
  { label: 'carol', account: 3 },
  { label: 'tokens', account: 0, content: 'default-list' },
  { label: 'swarm', account: 0, content: 'swarm' },
];
