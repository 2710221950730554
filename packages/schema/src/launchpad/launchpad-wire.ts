import type { AreaWire } from '../area-wire.ts';
import { launchpadTargets, launchpadTopic } from './hub-names.ts';
import { launchpadErrors } from './launchpad-errors.ts';

export const launchpadWire = {
  errors: launchpadErrors,
  topic: launchpadTopic,
  targets: launchpadTargets,
} as const satisfies AreaWire;
