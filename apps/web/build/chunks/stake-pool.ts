import { type AreaGroups, toModules } from '../chunk-group.ts';

export const groups: AreaGroups = {
  late: [
    // The contracts and their arithmetic, for the console too.
    toModules('stake-pool-contract', /\/(abi|rules)\/src\/stake-pool\//),
    // The list before its pools are read.
    toModules(
      'stake-page',
      /\/src\/features\/stake-pool\/pool\/pools-frame\.tsx$/,
      /\/src\/shared\/message\/en\/stake-pool\/stake-pool\.ts$/,
    ),
    // Both pages, without the dialogs.
    toModules(
      'stake-pools',
      /\/src\/features\/stake-pool\/((pool|own)\/|(all-pools|get-factory|pool-tag)\.)/,
      // For the page that takes back too, which loads this chunk.
      /\/src\/shared\/chain\/use-read-again\.ts$/,
      /\/react-query\/build\/modern\/useIsFetching\.js$/,
    ),
    // Stakes and exits, from their button on.
    toModules(
      'stake-pool-write',
      /\/src\/features\/stake-pool\/((stake|exit)\/|(create-pool-call|explain-refusal|pool-dialog|rules-footer)\.)/,
      /\/src\/shared\/message\/en\/stake-pool\/write\.ts$/,
    ),
  ],
};
