import { hubPath } from '@tradewind/schema/hub/hub-path';
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import type { HubLink } from './hub-link.ts';

/**
 * A connection to the hub of this site's own server by the official client. No page needs it before its first paint.
 */
export function createHubLink(): HubLink {
  return new HubConnectionBuilder()
    .withUrl(hubPath, { transport: HttpTransportType.WebSockets })
    .configureLogging(LogLevel.None)
    .build();
}
