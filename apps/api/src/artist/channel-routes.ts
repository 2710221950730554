import { addFirstChannels } from '@tradewind/db/artist/add-first-channels.query';
import { type ChannelRow, listChannels } from '@tradewind/db/artist/list-channels.query';
import { channelListSchema, channelSearchRequest } from '@tradewind/schema/artist/channel';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiDeps } from '../deps.ts';
import { live } from '../http/answer-kind.ts';
import { answers } from '../http/answers.ts';

const tags = ['artist'];
const toWire = ({ id, name }: ChannelRow) => ({ id, artworksName: name });

/** What artists make: the menu of the forms and filters. */
export function channelRoutes({ database }: Pick<ApiDeps, 'database'>): FastifyPluginAsyncZod {
  let filling: Promise<void> | undefined;
  const list = async () => {
    filling ??= addFirstChannels(database);
    // A failure is tried again by the next call.
    await filling.catch((error: unknown) => {
      filling = undefined;
      throw error;
    });
    return (await listChannels(database)).map(toWire);
  };
  return async (app) => {
    const response = answers(channelListSchema);
    app.get('/TypeArtworks/typeArtwork_menu', { config: live, schema: { tags, response } }, async () => ({
      succeeded: true as const,
      data: await list(),
    }));
    const schema = { tags, body: channelSearchRequest, response };
    app.post('/TypeArtworks/search', { schema }, async ({ body: { pageNumber, pageSize } }) => {
      const all = await list();
      const data = all.slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
      return { succeeded: true as const, data, totalCount: all.length, pageSize, pageNumber };
    });
  };
}
