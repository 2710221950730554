import { type AreaGroups, toGroup, toModules } from '../chunk-group.ts';

export const groups: AreaGroups = {
  late: [
    // The cards and figures after the paint.
    toModules(
      'home-cards',
      /\/src\/features\/home\/(announcements-card|announcements\.query|fetch-announcements|list-prices|prices-card)\.tsx?$/,
      /\/src\/features\/home\/fetch-live-supply\.ts$/,
      /\/schema\/src\/home\/announcement\.ts$/,
    ),
    // The page with its texts, which the cards have too.
    toGroup('home', /\/src\/(features\/home\/home-page\.tsx|shared\/message\/en\/home\.ts)$/),
  ],
};
