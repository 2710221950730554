import { z } from 'zod';

const answerSchema = z.object({ value: z.unknown() });
const errorSchema = z.object({ error: z.string(), message: z.string() });
const sessionSchema = z.object({ sessionId: z.string() });

export type WebDriver = Awaited<ReturnType<typeof startSession>>;

/** Starts a session of a WebDriver server (W3C WebDriver, over plain HTTP). */
export async function startSession(url: string, capabilities: object) {
  const call = async (method: 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${url}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = answerSchema.parse(await response.json());
    if (response.ok) return value;
    const { error, message } = errorSchema.parse(value);
    throw new Error(`WebDriver ${path}: ${error}: ${message}`);
  };
  const { sessionId } = sessionSchema.parse(
    await call('POST', '/session', { capabilities: { alwaysMatch: capabilities } }),
  );
  return {
    post: (path: string, body: object): Promise<unknown> =>
      call('POST', `/session/${sessionId}${path}`, body),
    end: (): Promise<unknown> => call('DELETE', `/session/${sessionId}`),
  };
}
