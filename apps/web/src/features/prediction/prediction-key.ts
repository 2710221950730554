/** Every query whose key starts with this is asked of the API again when the hub tells that something of the game changed. */
export const predictionKey = 'prediction';
