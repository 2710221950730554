import { expect, test } from '../fixture/test.ts';

test('[OPS-03] every process reports that it is alive and ready, and counts its work', async ({
  stack,
  request,
}) => {
  for (const url of [stack.webUrl, stack.apiUrl, stack.indexerUrl]) {
    expect((await request.get(`${url}/livez`)).status()).toBe(200);
    expect(await (await request.get(`${url}/readyz`)).json()).toMatchObject({ ready: true, reasons: [] });
  }
  for (const url of [stack.apiUrl, stack.indexerUrl])
    expect(await (await request.get(`${url}/metrics`)).text()).toMatch(/^# HELP /m);
  expect((await request.get(`${stack.webUrl}/api/metrics`)).status()).toBe(404);
});
