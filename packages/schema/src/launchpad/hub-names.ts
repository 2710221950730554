/** The topic of sales; every connection joins it. */
export const launchpadTopic = 'launchpad';

/** The event names of that topic, in the specification's spelling. */
export const launchpadTargets = ['ido_processing'] as const;
