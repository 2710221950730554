import * as z from 'zod/mini';

/** One announcement: plain text without markup; the link, if there is one, is https. */
export const announcementSchema = z.object({
  title: z.string(),
  summary: z.string(),
  url: z.nullable(z.string().check(z.regex(/^https:\/\//))),
  /** ISO 8601 in UTC; null where the source has no date. */
  publishedAt: z.nullable(z.string()),
});

/** `GET /announcements`: `data`, the newest first, those without a date last. */
export const announcementsSchema = z.array(announcementSchema);

export type Announcement = z.infer<typeof announcementSchema>;
