import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi } from '../../test/start-test-api.ts';
import { hostileAnswers, startUpstream } from '../../test/start-upstream.ts';

const get = async ({ app }: Awaited<ReturnType<typeof startTestApi>>) => {
  const answer = await app.inject('/announcements');
  return { status: answer.statusCode, ...answer.json() };
};

describe('announcements', () => {
  let upstream: Awaited<ReturnType<typeof startUpstream>>;
  beforeAll(async () => {
    upstream = await startUpstream();
  });
  afterAll(() => upstream.stop());

  it('[SHELL-04] a local stack serves those of the repository, newest first', async () => {
    const api = await startTestApi();
    try {
      const { data } = await get(api);
      expect(data.length).toBeGreaterThan(2);
      expect(data[0]).toMatchObject({ url: expect.stringMatching(/^https:/) });
      const times = data.map(({ publishedAt }: { publishedAt: string }) => publishedAt);
      expect(times).toEqual(times.toSorted().toReversed());
    } finally {
      await api.stop();
    }
  });

  it('[SHELL-04] elsewhere there are none until a feed is configured', async () => {
    const api = await startTestApi({ CHAIN_ID: '97', SITE_ORIGINS: 'https://tradewind.example' });
    try {
      expect(await get(api)).toEqual({ status: 200, succeeded: true, data: [] });
    } finally {
      await api.stop();
    }
  });

  it.each(Object.entries(hostileAnswers))(
    '[SHELL-04] given %s, then it is a refusal, and after a successful read the last ones',
    async (_, hostile) => {
      const api = await startTestApi({ ANNOUNCEMENTS_URL: upstream.url, UPSTREAM_CACHE_SECONDS: '0' });
      try {
        upstream.answer(hostile);
        const refusal = { status: 503, succeeded: false, code: 'ANNOUNCEMENTS_UNREADABLE' };
        expect(await get(api)).toMatchObject(refusal);
        upstream.answer((response) => response.end('<rss><item><title>Hi</title></item></rss>'));
        const good = await get(api);
        expect(good.data).toEqual([{ title: 'Hi', summary: '', url: null, publishedAt: null }]);
        upstream.answer(hostile);
        expect(await get(api)).toEqual(good);
      } finally {
        await api.stop();
      }
    },
    20_000,
  );
});
