import { channelListSchema } from '@tradewind/schema/artist/channel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi } from '../../test/start-test-api.ts';

const names = ['Art', 'Photography', 'Animation', 'Film'];
let api: Awaited<ReturnType<typeof startTestApi>>;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const search = (payload: object) => api.app.inject({ method: 'POST', url: '/TypeArtworks/search', payload });

it('[ART-02] given an empty table, then the menu has the first channels, by any spelling of the path', async () => {
  const answer = await api.app.inject({ method: 'GET', url: '/typeartworks/typeartwork_menu' });
  expect(channelListSchema.parse(answer.json().data).map(({ artworksName }) => artworksName)).toEqual(names);
});

it('[ART-02] given a page, then it has its channels and their number', async () => {
  const body = (await search({ pageNumber: 2, pageSize: 3 })).json();
  expect(body).toMatchObject({ totalCount: 4, pageNumber: 2, data: [{ id: 4, artworksName: 'Film' }] });
  expect((await search({ pageSize: 0 })).statusCode).toBe(400);
});
