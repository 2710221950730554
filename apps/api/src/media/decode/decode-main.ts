import { decodeJobSchema } from './decode-message.ts';
import { examineFile } from './examine-file.ts';
import { renderBox } from './render-box.ts';
import { renderSquares } from './render-squares.ts';

/**
 * The program of a decoding child: one picture or file a message. Its environment is empty: it has no settings and no
 * keys. Its parent ends it, so it leaves the signals of a terminal to the parent.
 */
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit(0));
process.on('message', (message) => void answer(message));

async function answer(message: unknown): Promise<void> {
  try {
    process.send?.({ result: await work(message) });
  } catch (error) {
    process.send?.({ reason: error instanceof Error ? error.message : String(error) });
  }
}

async function work(message: unknown) {
  const job = decodeJobSchema.parse(message);
  if ('path' in job) return examineFile(job);
  return 'box' in job ? [await renderBox(job)] : renderSquares(job);
}
