/** The name of sales in the topics of chains; every connection joins that of the home chain. */
export const launchpadTopic = 'launchpad';

/** The event names of these topics, in the specification's spelling. */
export const launchpadTargets = ['ido_processing'] as const;
