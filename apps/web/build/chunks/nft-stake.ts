import { type AreaGroups, toModules } from '../chunk-group.ts';

export const groups: AreaGroups = {
  late: [
    // The page, with the tier beside the works.
    toModules(
      'nft-stake',
      /\/src\/features\/nft-stake\/((works|boost)\/|(get-staking|move\/works-order)\.)/,
      /\/src\/shared\/(message\/en\/(nft-stake\/nft-stake|tier)|tier\/.+)\.tsx?$/,
      /\/rules\/src\/(nft-stake|tier)\//,
      /\/abi\/src\/(nft-stake|tier)\//,
      /\/schema\/src\/nft-stake\/(nft-stakes-changed|staked-list)\.ts$/,
    ),
    // Their dialog, from its button on.
    toModules(
      'nft-stake-write',
      /\/src\/features\/nft-stake\/move\//,
      /\/src\/shared\/message\/en\/nft-stake\/write\.ts$/,
    ),
  ],
};
