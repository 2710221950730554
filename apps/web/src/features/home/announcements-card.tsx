import type { Announcement } from '@tradewind/schema/home/announcement';
import type { Reading } from '../../shared/chain/reading.ts';
import { messages } from '../../shared/message/messages.ts';
import { Card } from '../../shared/ui/card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { ExternalLink } from '../../shared/ui/external-link.tsx';
import { InlineNotice } from '../../shared/ui/inline-notice.tsx';
import { RetryButton } from '../../shared/ui/retry-button.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { useAnnouncements } from './announcements.query.ts';
import { formatDay } from '../../shared/time/date-text.ts';

const text = messages.home;
const shownCount = 3;

export function Announcements() {
  return <AnnouncementsCard {...useAnnouncements()} />;
}

export interface AnnouncementsCardProps {
  announcements: Reading<Announcement[]>;
  retry: () => void;
  isRetrying: boolean;
}

/** The operator's announcements, each with its date, and a link to the details. */
export function AnnouncementsCard({ announcements, retry, isRetrying }: AnnouncementsCardProps) {
  return (
    <Card as="section" aria-label={text.announcements} className="flex flex-col p-4 tablet:p-6">
      <h2 className="text-title font-semibold tracking-tight">{text.announcements}</h2>
      {announcements.state === 'loading' && <LoadingEntries />}
      {announcements.state === 'unknown' && (
        <ErrorState
          title={text.announcementsFailed}
          text={text.announcementsFailedText}
          onRetry={retry}
          isRetrying={isRetrying}
        />
      )}
      {announcements.state === 'stale' && (
        <div className="mt-3">
          <InlineNotice
            tone="warning"
            title={text.announcementsStale}
            action={<RetryButton onRetry={retry} isRetrying={isRetrying} />}
          />
        </div>
      )}
      {(announcements.state === 'value' || announcements.state === 'stale') && (
        <Entries announcements={announcements.value} />
      )}
    </Card>
  );
}

function Entries({ announcements }: { announcements: readonly Announcement[] }) {
  if (announcements.length === 0)
    return <EmptyState icon="compass" title={text.noAnnouncements} text={text.noAnnouncementsText} />;
  return (
    <ol className="mt-2 divide-y divide-line">
      {announcements.slice(0, shownCount).map((announcement) => (
        <Entry key={`${announcement.publishedAt}${announcement.title}`} announcement={announcement} />
      ))}
    </ol>
  );
}

function Entry({ announcement: { title, summary, url, publishedAt } }: { announcement: Announcement }) {
  return (
    <li className="py-4 first:pt-2 last:pb-0">
      {publishedAt !== null && (
        <time dateTime={publishedAt} className="text-caption text-muted">
          {formatDay(new Date(publishedAt))}
        </time>
      )}
      <h3 className="text-body font-semibold text-pretty">
        {url === null ? (
          title
        ) : (
          <ExternalLink href={url} className="min-h-6 font-semibold text-text!">
            {title}
          </ExternalLink>
        )}
      </h3>
      {summary !== '' && <p className="mt-1 text-small text-pretty text-muted">{summary}</p>}
    </li>
  );
}

function LoadingEntries() {
  return (
    <div className="mt-4 grid gap-6" aria-busy>
      {[0, 1, 2].map((index) => (
        <div key={index} className="grid gap-2">
          <Skeleton className="h-3 w-20" />
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-4 w-full" />
        </div>
      ))}
    </div>
  );
}
