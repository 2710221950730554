import { z } from 'zod';

// The peer sends one request after another for the same events of the same contracts.
// It decodes them by hand as our indexer does, and stores nothing.
// It is a separate program, so that its CPU time can be measured.
// Arguments: the node, the contracts, the first topics, the last block.

const [rpcUrl = '', addresses = '', selectors = '', last = '0'] = process.argv.slice(2);
const rangeBlocks = 2_000;
const wordLength = 64;

const answerSchema = z.object({
  result: z.array(
    z.object({
      address: z.string(),
      topics: z.array(z.string()),
      data: z.string(),
      blockNumber: z.string(),
      logIndex: z.string(),
    }),
  ),
});

type Log = z.infer<typeof answerSchema>['result'][number];

function decode({ address, topics, data, blockNumber, logIndex }: Log) {
  const words: bigint[] = [];
  for (let from = 2; from < data.length; from += wordLength)
    words.push(BigInt(`0x${data.slice(from, from + wordLength)}`));
  const accounts = topics.slice(1).map((topic) => `0x${topic.slice(26)}`);
  return { address, block: Number(blockNumber), index: Number(logIndex), words, accounts };
}

async function readRange(from: number, to: number): Promise<Log[]> {
  const filter = {
    address: addresses.split(','),
    topics: [selectors.split(',')],
    fromBlock: `0x${from.toString(16)}`,
    toBlock: `0x${to.toString(16)}`,
  };
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getLogs', params: [filter] }),
  });
  return answerSchema.parse(await response.json()).result;
}

const startedAt = performance.now();
const startCpu = process.cpuUsage();
let events = 0;
for (let from = 0; from <= Number(last); from += rangeBlocks) {
  const logs = await readRange(from, Math.min(Number(last), from + rangeBlocks - 1));
  events += logs.map(decode).length;
}
const { user, system } = process.cpuUsage(startCpu);
console.log(
  JSON.stringify({
    events,
    seconds: (performance.now() - startedAt) / 1_000,
    cpuSeconds: (user + system) / 1_000_000,
  }),
);
