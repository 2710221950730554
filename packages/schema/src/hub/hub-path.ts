/** Path of the hub: `POST /stocks/negotiate`, then a websocket at `/stocks`. */
export const hubPath = '/stocks';
