import { announcementsSchema } from '@tradewind/schema/home/announcement';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiDeps } from '../deps.ts';
import { live } from '../http/answer-kind.ts';
import { AppError } from '../http/app-error.ts';
import { answers } from '../http/answers.ts';

/** The home page's data besides figures. */
export function homeRoutes({ announcements }: Pick<ApiDeps, 'announcements'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/announcements',
      { config: live, schema: { tags: ['home'], response: answers(announcementsSchema) } },
      async () => {
        const data = await announcements.listAnnouncements().catch((cause: unknown) => {
          throw new AppError('ANNOUNCEMENTS_UNREADABLE', { cause });
        });
        return { succeeded: true as const, data };
      },
    );
  };
}
