/** Where the hub is: `POST /stocks/negotiate`, then a websocket at `/stocks`. */
export const hubPath = '/stocks';
