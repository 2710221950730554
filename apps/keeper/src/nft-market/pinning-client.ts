import { z } from 'zod';

export type PinningSettings = {
  readonly url: string;
  readonly token?: string | undefined;
  readonly origins: readonly string[];
  /** Time limit of a whole answer. */
  readonly timeoutMs: number;
};

/** A request at the service, as it says. */
export type PinRequest = { readonly requestId: string; readonly status: z.infer<typeof statusSchema> };

/** A service of the IPFS pinning API. Each call throws a PinningError. */
export type PinningClient = {
  readonly add: (pin: { readonly cid: string; readonly name: string }) => Promise<PinRequest>;
  readonly get: (requestId: string) => Promise<PinRequest>;
  /** The requests of a file that have not failed. */
  readonly listByCid: (cid: string) => Promise<PinRequest[]>;
  /** One that is not there is no fault. */
  readonly remove: (requestId: string) => Promise<void>;
};

/** `away`: the service itself is not well, or does not know us. `unknown`: it has no such request. `refused`: this one alone. */
export type PinningFault = 'away' | 'unknown' | 'refused';

/** Its text is ours: neither the answer of the service nor the token is in it. */
export class PinningError extends Error {
  override readonly name = 'PinningError';
  readonly fault: PinningFault;
  constructor(fault: PinningFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/** Of an answer: ten requests, with 20 delegates each. */
const maxBytes = 64 * 1024;
const maxRequests = 10;

const statusSchema = z.enum(['queued', 'pinning', 'pinned', 'failed']);
const answerSchema = z
  .object({
    // Dots alone would lead to another path.
    requestid: z.string().regex(/^(?!\.{1,2}$)[\x21-\x7e]{1,256}$/),
    status: statusSchema,
    pin: z.object({ cid: z.string().max(256) }),
  })
  .transform(({ requestid: requestId, status, pin: { cid } }) => ({ requestId, status, cid }));
const listSchema = z.object({ results: z.array(answerSchema).max(maxRequests) });

const toPath = (requestId: string): string => `/${encodeURIComponent(requestId)}`;

type Send = (method: string, path: string, body?: object) => Promise<string>;

export function createPinningClient(settings: PinningSettings): PinningClient {
  const { origins } = settings;
  const send = createSend(settings);
  return {
    add: async ({ cid, name }) => {
      const pin = { cid, name, ...(origins.length > 0 && { origins }) };
      const answer = parse(answerSchema, await send('POST', '', pin));
      if (answer.cid !== cid) throw new PinningError('refused', 'the service answered another address');
      return answer;
    },
    get: async (requestId) => {
      const answer = parse(answerSchema, await send('GET', toPath(requestId)));
      if (answer.requestId !== requestId)
        throw new PinningError('refused', 'the service answered another request');
      return answer;
    },
    listByCid: async (cid) => {
      const query = new URLSearchParams({ cid, status: 'queued,pinning,pinned', limit: String(maxRequests) });
      const { results } = parse(listSchema, await send('GET', `?${query.toString()}`));
      return results.filter((result) => result.cid === cid);
    },
    remove: async (requestId) => {
      try {
        await send('DELETE', toPath(requestId));
      } catch (error) {
        if (!(error instanceof PinningError) || error.fault !== 'unknown') throw error;
      }
    },
  };
}

function createSend({ url, token, timeoutMs }: PinningSettings): Send {
  const base = `${url.replace(/\/+$/, '')}/pins`;
  return (method, path, body) =>
    request(base + path, {
      method,
      headers: {
        accept: 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
}

/** The text of a good answer. No redirect is followed: it would take the token elsewhere. */
async function request(url: string, init: RequestInit): Promise<string> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error' });
    if (!response.ok) await response.body?.cancel();
    assertGood(response.status);
    return await readText(response);
  } catch (error) {
    // The cause may have the address, which may have a secret.
    throw error instanceof PinningError ? error : new PinningError('away', 'the service does not answer');
  }
}

function assertGood(status: number): void {
  if (status >= 200 && status < 300) return;
  const text = `the service answered ${status}`;
  if (status === 404) throw new PinningError('unknown', text);
  const isOurs = [401, 403, 408, 429].includes(status) || status >= 500;
  throw new PinningError(isOurs ? 'away' : 'refused', text);
}

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new PinningError('away', 'the answer of the service is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function parse<Answer>(schema: z.ZodType<Answer>, text: string): Answer {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new PinningError('away', 'the answer of the service is not that of the pinning API');
  }
}
