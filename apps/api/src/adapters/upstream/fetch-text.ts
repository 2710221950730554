const timeLimitMs = 5_000;
const byteLimit = 1024 * 1024;

/**
 * Fetches the text at a configured address. Time and size are bounded and redirects refused, since the server
 * may be broken or compromised. No error contains the address, whose path or query may contain a key.
 */
export async function fetchText(url: URL, headers: Record<string, string> = {}): Promise<string> {
  const signal = AbortSignal.timeout(timeLimitMs);
  try {
    const response = await fetch(url, { headers, signal, redirect: 'error' });
    if (response.status !== 200) throw new UpstreamError(`answered ${response.status}`);
    return await readText(response);
  } catch (error) {
    if (error instanceof UpstreamError) throw error;
    throw new UpstreamError(signal.aborted ? 'was silent for too long' : 'could not be read');
  }
}

/** Why an upstream gave no answer; does not contain its address. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Counted after decompression; leaving the loop closes the connection.
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > byteLimit) throw new UpstreamError('is larger than 1 MB');
    chunks.push(chunk);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
}
