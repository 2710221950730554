import { type AreaGroups, toModules } from '../chunk-group.ts';

export const groups: AreaGroups = {
  late: [
    // Every visitor's view of the console.
    toModules(
      'operator',
      /\/src\/features\/operator\/(access\/(access|access-notice|kept-operator)|pools\/(operated-pool|pool-card|pool-cards|pools\.query|token\.query))\.tsx?$/,
      /\/schema\/src\/operator\/(action|pool-action|role)\.ts$/,
      /\/src\/shared\/(message\/en\/operator\/|wallet\/network-prompt)/,
    ),
    // The forms and the log of an operator.
    toModules(
      'operator-forms',
      /\/src\/features\/operator\/(access|log|pools\/(?!pools-page)|review\/(?!review-page))/,
      /\/schema\/src\/nft-market\/(review|takedown)\.ts$/,
    ),
  ],
};
