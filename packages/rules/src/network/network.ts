/**
 * The product's code of a chain family; test and local networks have the code of the chain that they represent.
 */
export type NetworkCode = 'bep' | 'erc' | 'poly' | 'ftom';

/** A chain a wallet may be connected to. */
export type Network = {
  readonly chainId: number;
  readonly code: NetworkCode;
  /** Display name of dialogs and prompts. */
  readonly name: string;
  /** Display name of narrow table columns. */
  readonly shortName: string;
  readonly nativeSymbol: string;
  /** Depth in blocks beyond which the indexer treats the chain as final. */
  readonly finalityBlocks: number;
  /** True for a chain that the local stack runs. */
  readonly isLocal: boolean;
};

type FamilyTraits = Pick<Network, 'code' | 'nativeSymbol' | 'finalityBlocks' | 'isLocal'>;

const bep: FamilyTraits = { code: 'bep', nativeSymbol: 'BNB', finalityBlocks: 200, isLocal: false };
const erc: FamilyTraits = { code: 'erc', nativeSymbol: 'ETH', finalityBlocks: 64, isLocal: false };
const poly: FamilyTraits = { code: 'poly', nativeSymbol: 'POL', finalityBlocks: 256, isLocal: false };
const ftom: FamilyTraits = { code: 'ftom', nativeSymbol: 'FTM', finalityBlocks: 64, isLocal: false };
const local = { finalityBlocks: 64, isLocal: true } as const;

/** Every supported network, main networks first. */
export const networks: readonly Network[] = [
  { ...bep, chainId: 56, name: 'BSC', shortName: 'BSC' },
  { ...erc, chainId: 1, name: 'Ethereum', shortName: 'Ethereum' },
  { ...poly, chainId: 137, name: 'Polygon', shortName: 'Poly' },
  { ...ftom, chainId: 250, name: 'Phantom', shortName: 'Phantom' },
  { ...bep, chainId: 97, name: 'BSC Testnet', shortName: 'BSC Testnet', nativeSymbol: 'tBNB' },
  { ...erc, chainId: 3, name: 'Ropsten', shortName: 'Ropsten' },
  { ...erc, chainId: 4, name: 'Rinkeby', shortName: 'Rinkeby' },
  { ...erc, chainId: 5, name: 'Goerli', shortName: 'Goerli' },
  { ...erc, chainId: 42, name: 'Kovan', shortName: 'Kovan' },
  { ...poly, chainId: 80001, name: 'Mumbai', shortName: 'Mumbai' },
  { ...bep, ...local, chainId: 31337, name: 'Local BSC', shortName: 'Local' },
  { ...erc, ...local, chainId: 31338, name: 'Local Ethereum', shortName: 'Local ETH' },
  { ...poly, ...local, chainId: 31339, name: 'Local Polygon', shortName: 'Local Poly' },
];

/** The network with this chain id, or undefined when it is not supported. */
export function findNetwork(chainId: number): Network | undefined {
  return networks.find((network) => network.chainId === chainId);
}
