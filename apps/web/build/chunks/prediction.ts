import { type AreaGroups, toGroup, toModules } from '../chunk-group.ts';

export const groups: AreaGroups = {
  late: [
    toGroup('game', /\/src\/features\/prediction\/game-page\.tsx$/),
    // What the account has entered and won.
    toModules(
      'history',
      /\/src\/features\/prediction\/(history\/pending\.query|claim\/(collect-all|pending-notice|pending\.query)|pnl\/dollar-text)\.tsx?$/,
      /\/src\/shared\/message\/en\/prediction\/(history|pnl)\.ts$/,
      /\/schema\/src\/prediction\/pnl\.ts$/,
    ),
    // What it has not collected, also for the reminder on other pages.
    toModules(
      'uncollected',
      /\/src\/features\/prediction\/(history\/(history\.query|history-entry)|claim\/use-uncollected)\.ts$/,
    ),
    // The proof of a round, from its button on.
    toModules(
      'verify',
      /\/src\/features\/prediction\/verify\/(?!verify-button)/,
      /\/src\/shared\/message\/en\/prediction\/verify\.ts$/,
    ),
    // Entries and collections, from their click on.
    toModules(
      'game-write',
      /\/src\/features\/prediction\/(claim\/(collect-plan|create-collect-calls|create-withdraw-call|indexed-claim|to-payout|withdraw-plan)|entry\/(create-entry-call|entry-failure-store|entry-write)|prove\/(create-resolve-call|find-first-after|find-hint))\.ts$/,
      /\/rules\/src\/prediction\/feed-round-id\.ts$/,
      /\/abi\/src\/(prediction\/chainlink-boundary-oracle|standard\/multicall3)\.abi\.ts$/,
    ),
    // Around the rounds, after them: failed entries, and a reminder to collect.
    toModules(
      'game-notes',
      /\/src\/features\/prediction\/(claim\/(claim-reminder|reminded-rounds|round-to-collect\.query|when-no-dialog|use-is-claiming)|entry\/(entry-failures|entry-time\.query|failed-entry))\.tsx?$/,
    ),
    // The dialogs that collect and prove, and the page of a stopped game.
    toModules(
      'collecting',
      /\/src\/features\/prediction\/(claim\/(claim\.mutation|collect-dialog|list-collectable)|gate\/maintenance-collecting|prove\/(prove-dialog|prove-plan|late-boundary))\.tsx?$/,
    ),
    // The amount of an entry, with its price.
    toModules(
      'entry',
      /\/src\/features\/prediction\/entry\/(entry-(action|form|order)|set-position|side-choice|stake-(action|fee|field|share)|use-entry|empty-side)\.tsx?$/,
    ),
  ],
};
