import type { AreaWire } from '../area-wire.ts';
import { launchpadTargets, launchpadTopic } from './hub-names.ts';

export const launchpadWire = { topic: launchpadTopic, targets: launchpadTargets } as const satisfies AreaWire;
