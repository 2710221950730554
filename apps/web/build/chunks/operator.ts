import { type AreaGroups, toModules } from '../chunk-group.ts';

export const groups: AreaGroups = {
  late: [
    // Every visitor's view of the console.
    toModules(
      'operator',
      /\/src\/features\/operator\/(access\/(access|access-notice)|pools\/(operated-pool|pool-card|pool-cards|pools-page|pools\.query|token\.query))\.tsx?$/,
      /\/src\/shared\/(message\/en\/operator\/|wallet\/network-prompt)/,
      /\/schema\/src\/operator\//,
    ),
    // The forms and the log of an operator.
    toModules('operator-forms', /\/src\/features\/operator\//),
  ],
};
