import { z } from 'zod';
import { RetryableError } from '@tradewind/process/process-error';

export type RpcCall = { method: string; params: readonly unknown[] };
export type RpcAnswer = { result: unknown } | { error: { code: number; message: string } };
export type JsonRpcClient = {
  request: (calls: readonly RpcCall[]) => Promise<RpcAnswer[]>;
  turnToNextNode: () => void;
};

export type JsonRpcClientOptions = {
  urls: readonly string[];
  timeoutMs: number;
  onError: () => void;
};

const answerSchema = z.union([
  z.object({ id: z.number(), error: z.object({ code: z.number(), message: z.string() }) }),
  z.object({ id: z.number(), result: z.unknown() }),
]);
const answersSchema = z.array(answerSchema);
const batchSize = 100;

/** Sends calls in batches to one node until told to turn to the next; an error answer to a single call is an answer. */
export function createJsonRpcClient({ urls, timeoutMs, onError }: JsonRpcClientOptions): JsonRpcClient {
  let node = Math.floor(Math.random() * urls.length);
  const send = async (calls: readonly RpcCall[]): Promise<RpcAnswer[]> => {
    const url = urls[node % urls.length] ?? '';
    try {
      return await post(url, calls, timeoutMs);
    } catch (error) {
      onError();
      throw new RetryableError(`the node ${new URL(url).host} did not answer as expected`, { cause: error });
    }
  };
  return {
    turnToNextNode: () => {
      node += 1;
    },
    request: async (calls) => {
      const answers: RpcAnswer[] = [];
      for (let from = 0; from < calls.length; from += batchSize) {
        answers.push(...(await send(calls.slice(from, from + batchSize))));
      }
      return answers;
    },
  };
}

async function post(url: string, calls: readonly RpcCall[], timeoutMs: number): Promise<RpcAnswer[]> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call }))),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const answers = new Map(answersSchema.parse(await response.json()).map((answer) => [answer.id, answer]));
  return calls.map((call, id) => {
    const answer = answers.get(id);
    if (answer === undefined) throw new Error(`no answer to ${call.method}`);
    return answer;
  });
}
