/** The name of stakes in the topics of chains; every connection joins that of the home chain. */
export const stakesTopic = 'stakes';

/** The event names of these topics. */
export const stakesTargets = ['stakes_changed'] as const;
