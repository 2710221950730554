import type { Announcement } from '@tradewind/schema/home/announcement';
import { useQuery } from '@tanstack/react-query';
import { type Reading, toReading } from '../../shared/chain/reading.ts';
import { logError } from '../../shared/log/log.ts';
import { messages } from '../../shared/message/messages.ts';
import { fetchAnnouncements } from './fetch-announcements.ts';

const refreshMs = 300_000;

/** The operator's announcements, newest first. */
export function useAnnouncements(): {
  announcements: Reading<Announcement[]>;
  retry: () => void;
  isRetrying: boolean;
} {
  const query = useQuery({
    queryKey: ['home', 'announcements'],
    queryFn: ({ signal }) => readAnnouncements(signal),
    refetchInterval: refreshMs,
  });
  return {
    announcements: toReading(query),
    retry: () => void query.refetch(),
    isRetrying: query.isRefetching,
  };
}

async function readAnnouncements(signal: AbortSignal): Promise<Announcement[]> {
  try {
    return await fetchAnnouncements(signal);
  } catch (error) {
    if (!signal.aborted) logError(messages.home.announcementsFailed, error);
    throw error;
  }
}
