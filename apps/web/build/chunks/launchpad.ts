import { type AreaGroups, toModules } from '../chunk-group.ts';

export const groups: AreaGroups = {
  late: [
    // The page before its lists.
    toModules(
      'launchpad-page',
      /\/src\/features\/launchpad\/(launchpad-place|banner\/banner-frame)\.tsx?$/,
      /\/src\/shared\/message\/en\/launchpad\/launchpad\.ts$/,
    ),
    // Projects and their sales, for the lists and the page of a project; the list of countries comes with the disclaimer.
    toModules(
      'launchpad-project',
      /\/rules\/src\/launchpad\/(?!country|list-)/,
      /\/src\/features\/launchpad\/(list\/(fetch-projects|project-facts|project-logo|projects\.query)|live\/.+|monthly\/(find-monthly-sale|indexed-sales\.query|monthly-slot|unread-monthly-card)|sale-writes-slot|list\/unread-rows)\.tsx?$/,
      /\/schema\/src\/launchpad\/(?!hub-names|launchpad-(errors|wire)|disclaimer|permit|sale-activity).+\.ts$/,
    ),
    // The tier of an account, which pages of several areas show.
    toModules(
      'tier',
      /\/src\/shared\/tier\/[^/]+\.query\.ts$/,
      /\/rules\/src\/tier\//,
      /\/abi\/src\/tier\//,
      /\/src\/shared\/message\/en\/tier\.ts$/,
    ),
    // All of the sale with monthly release but its writes, for the lists, the page that takes back, and the writes.
    toModules(
      'launchpad-monthly',
      /\/abi\/src\/launchpad\/monthly-sale\.abi\.ts$/,
      /\/src\/features\/launchpad\/monthly\/(buy-form|fetch-monthly-sale|monthly-(answers|card|form|orders|parts|sale\.query)|own-order-view|use-order-views)\.tsx?$/,
      /\/src\/shared\/message\/en\/launchpad\/monthly\.ts$/,
    ),
    // A sale and its contracts, for panels, writes and the page that takes back.
    toModules(
      'launchpad-sale',
      /\/rules\/src\/launchpad\/sale-network\.ts$/,
      /\/abi\/src\/launchpad\//,
      /\/src\/features\/launchpad\/(find-launchpad|format-claim|closing\/fetch-buyers|claim\/own-claims|held\/(fetch-held-sales|held-sales\.query)|join\/join-bounds|round\/(format-schedule|once-a-visit|switch-to-sale)|sale\/(fetch-sale|read-sale-token|sale-answers)|write\/sale-tag)\.tsx?$/,
      /\/src\/shared\/message\/en\/launchpad\/launchpad-project\.ts$/,
    ),
  ],
};
