import { type Announcement, announcementsSchema } from '@tradewind/schema/home/announcement';
import { fetchFromApi } from '../../shared/api-client/fetch-from-api.ts';

export function fetchAnnouncements(signal: AbortSignal): Promise<Announcement[]> {
  return fetchFromApi({ chain: null, path: '/announcements', schema: announcementsSchema, signal });
}
