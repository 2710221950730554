import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import defaultTokenList from '@uniswap/default-token-list' with { type: 'json' };
import { z } from 'zod';

const listSchema = z.looseObject({ tokens: z.array(z.looseObject({ address: z.string() })) });

/** Returns all tokens of Uniswap's default list as if on one chain: the longest list in common use. */
function readLongList(chainId: number) {
  const list = listSchema.parse(defaultTokenList);
  const tokens = new Map(
    list.tokens
      .filter(({ address }) => /^0x[0-9a-f]{40}$/i.test(address))
      .map((token) => [token.address.toLowerCase(), { ...token, chainId, extensions: undefined }]),
  );
  return { ...list, name: 'Long list', tokens: [...tokens.values()] };
}

/** Serves the long list, and the plain page that shows it, on a free port. */
export async function serveLongList(chainId: number) {
  const list = readLongList(chainId);
  const plainPage = await readFile(join(import.meta.dirname, 'plain-list.html'));
  const server = createServer(({ url }, response) => {
    if (url === '/list.json')
      response.setHeader('content-type', 'application/json').end(JSON.stringify(list));
    else response.setHeader('content-type', 'text/html').end(plainPage);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The list has no port.');
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    count: list.tokens.length,
    listUrl: `${origin}/list.json`,
    plainUrl: `${origin}/`,
    async stop(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
