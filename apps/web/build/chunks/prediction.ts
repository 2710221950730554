import { type AreaGroups, toGroup } from '../chunk-group.ts';

export const groups: AreaGroups = {
  late: [toGroup('game', /\/src\/features\/prediction\/game-page\.tsx$/)],
};
