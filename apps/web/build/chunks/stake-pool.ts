import { type AreaGroups, toModules } from '../chunk-group.ts';

export const groups: AreaGroups = {
  late: [
    // Both pages and the account's positions, without the dialogs.
    toModules(
      'stake-pools',
      /\/src\/features\/stake-pool\/((pool|own|account)\/|(get-factory|pool-page|pools-page|pool-tag)\.)/,
      /\/src\/shared\/(chain\/(join-readings|read-answers)|message\/en\/stake-pool\/stake-pool|token-list\/(buy-slot|platform-token)|transaction\/(transaction-dialog-slot|use-is-tag-pending))\.tsx?$/,
      /\/rules\/src\/stake-pool\//,
      /\/abi\/src\/stake-pool\//,
    ),
    // Stakes and exits, from their button on.
    toModules(
      'stake-pool-write',
      /\/src\/features\/stake-pool\/((stake|exit)\/|(create-pool-call|explain-refusal|pool-dialog|warn-unsent)\.)/,
      /\/src\/shared\/message\/en\/stake-pool\/write\.ts$/,
      /\/src\/shared\/ui\/checkbox\.tsx$/,
    ),
  ],
};
