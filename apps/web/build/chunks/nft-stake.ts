import { type AreaGroups, toModules } from '../chunk-group.ts';

export const groups: AreaGroups = {
  late: [
    // The page and the account's positions, with the tier beside them.
    toModules(
      'nft-stake',
      /\/src\/features\/nft-stake\/((works|boost|account)\/|(get-staking|stake-nft-page|move\/works-order)\.)/,
      /\/src\/shared\/(message\/en\/(nft-stake\/nft-stake|tier)|tier\/.+)\.tsx?$/,
      /\/rules\/src\/(nft-stake|tier)\//,
      /\/abi\/src\/(nft-stake|tier|standard\/erc721\.abi)/,
      /\/schema\/src\/nft-stake\//,
    ),
    // Their dialog, from its button on.
    toModules(
      'nft-stake-write',
      /\/src\/features\/nft-stake\/move\//,
      /\/src\/shared\/message\/en\/nft-stake\/write\.ts$/,
    ),
  ],
};
