/** The name of the market in the topics of chains; every connection joins that of the home chain. */
export const predictionTopic = 'prediction';

/** The event names of these topics, in the specification's spelling. */
export const predictionTargets = [
  'prediction_reload',
  'prediction_calculating',
  'prediction_live',
  'prediction_joined',
  'server_time',
] as const;
