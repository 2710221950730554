import { launchpadTargets, launchpadTopic } from '../launchpad/hub-names.ts';
import { predictionTargets, predictionTopic } from '../prediction/hub-names.ts';

/** The topics of the areas, which every connection joins; a new area adds its own here. */
export const areaTopics = [predictionTopic, launchpadTopic] as const;

/** The event names of the areas. */
export const areaTargets = [...predictionTargets, ...launchpadTargets] as const;
