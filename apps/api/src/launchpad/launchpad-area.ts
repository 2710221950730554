import { launchpadTargets, launchpadTopic } from '@tradewind/schema/launchpad/hub-names';
import type { Area } from '../area.ts';
import { passOn } from '../hub/event/notice-reader.ts';

export const launchpadArea: Area = {
  notices: launchpadTargets.map((target) => passOn(launchpadTopic, target)),
};
