/** The topic of the market; every connection joins it. */
export const predictionTopic = 'prediction';

/** The event names of that topic, in the specification's spelling. */
export const predictionTargets = [
  'prediction_reload',
  'prediction_calculating',
  'prediction_live',
  'prediction_joined',
  'server_time',
] as const;
