import { messages } from '../message/messages.ts';
import { RpcNodeError } from './rpc-error.ts';
import { parseRpcResponses, type RpcResponse } from './rpc-response.ts';

export type RpcCall = { readonly method: string; readonly params?: unknown };

/**
 * Sends one JSON-RPC batch to one node. Throws RpcNodeError
 * when the node fails, never for the error of a single call.
 */
export async function sendRpcBatch(
  url: string,
  calls: readonly RpcCall[],
  timeoutMs: number,
): Promise<RpcResponse[]> {
  const requests = calls.map(({ method, params = [] }, index) => ({
    jsonrpc: '2.0',
    id: index + 1,
    method,
    params,
  }));
  return parseRpcResponses(await post(url, JSON.stringify(requests), timeoutMs), requests);
}

async function post(url: string, body: string, timeoutMs: number): Promise<string> {
  const { response, text } = await fetchText(url, body, AbortSignal.timeout(timeoutMs));
  if (!response.ok) throw new RpcNodeError(`${response.status}: ${response.statusText}`);
  return text;
}

async function fetchText(url: string, body: string, signal: AbortSignal) {
  try {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(url, { method: 'POST', headers, body, signal });
    return { response, text: await response.text() };
  } catch (cause) {
    throw new RpcNodeError(messages.chain.sendFailed, { cause });
  }
}
