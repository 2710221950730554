import { type AreaGroups, toModules } from '../chunk-group.ts';

export const groups: AreaGroups = {
  late: [
    // What follows the first frame of its pages, and the writes of an artist.
    toModules(
      'artist',
      /\/src\/features\/artist\/(?!stories\/|profile\/find-subject\.ts)[^/]+\//,
      /\/src\/features\/artist\/find-collection\.ts$/,
      /\/schema\/src\/(artist\/(channel|requests)|nft-market\/reports)\.ts$/,
      /\/src\/shared\/message\/en\/artist\/(artist|mint|write)\.ts$/,
      /\/rules\/src\/media\/(media-kind|remove-notes)\.ts$/,
    ),
  ],
};
