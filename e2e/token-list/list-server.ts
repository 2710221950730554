import { createServer, type ServerResponse } from 'node:http';
import type { Address } from 'viem';
import { localChainId } from '../fixture/local-chain.ts';
import { toAddress } from '../test-support/known.ts';

type ListedToken = {
  address: Address;
  symbol: string;
  name?: string;
  decimals?: number;
  tags?: string[];
  logoURI?: string;
};
type Answer = string | ((response: ServerResponse) => void);

/** Starts a server of token lists on a free port; its responses can change at any time. */
export async function startListServer() {
  const answers = new Map<string, Answer>();
  const requested: string[] = [];
  const server = createServer((request, response) => {
    requested.push(request.url ?? '');
    const answer = answers.get(request.url ?? '');
    if (answer === undefined) response.writeHead(404).end();
    else if (typeof answer === 'string') response.end(answer);
    else answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    /** Sets the response of a path and returns its address. */
    serve(path: string, answer: Answer): string {
      answers.set(path, answer);
      return origin + path;
    },
    forget: (path: string) => void answers.delete(path),
    countRequests: (path: string) => requested.filter((url) => url === path).length,
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Writes a list in the published format; `changes` can invalidate it. */
export function writeList(version: string, tokens: readonly ListedToken[], changes: object = {}): string {
  const [major, minor, patch] = version.split('.').map(Number);
  return JSON.stringify({
    name: 'Harbour list',
    timestamp: '2026-01-02T03:04:05+00:00',
    version: { major, minor, patch },
    tokens: tokens.map(({ address, symbol, name = `${symbol} Token`, decimals = 18, tags, logoURI }) => ({
      chainId: localChainId,
      address,
      symbol,
      name,
      decimals,
      tags,
      logoURI,
    })),
    ...changes,
  });
}

/** Creates a token that exists only in the test. */
export function inventToken(symbol: string, digit: string): ListedToken {
  return { address: toAddress(digit), symbol };
}
