/** Every query whose key starts with this is fetched again when the hub publishes a change of the game. */
export const predictionKey = 'prediction';
