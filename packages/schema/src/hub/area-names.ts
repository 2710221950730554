import { areas } from '../areas.ts';

/** The topics of the areas, which every connection joins. */
export const areaTopics = areas.flatMap((area) => ('topic' in area ? [area.topic] : []));

/** The event names of the areas. */
export const areaTargets = areas.flatMap((area) => ('targets' in area ? [...area.targets] : []));
