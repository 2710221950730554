import { expect, test } from '../fixture/test.ts';

test('[OPS-03] every process says that it lives and is ready, and counts what it does', async ({
  stack,
  request,
}) => {
  for (const url of [stack.webUrl, stack.apiUrl, stack.indexerUrl]) {
    expect((await request.get(`${url}/livez`)).status()).toBe(200);
    expect(await (await request.get(`${url}/readyz`)).json()).toEqual({ ready: true, reasons: [] });
  }
  for (const url of [stack.apiUrl, stack.indexerUrl])
    expect(await (await request.get(`${url}/metrics`)).text()).toMatch(/^# HELP /m);
  expect((await request.get(`${stack.webUrl}/api/metrics`)).status()).toBe(404);
});
