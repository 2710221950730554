import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { artworkStatus } from '@tradewind/rules/nft-market/artwork-status';
import { fileType } from '@tradewind/rules/nft-market/file-type';
import { createMarketOrder } from './market-order.ts';

// The program of `npm run bench -- market`: prints how many bytes the order of so many works holds. Argument: their number.

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
const count = Number(process.argv[2]);
const pageSize = 500;

function readBytes(): number {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const before = readBytes();
const order = createMarketOrder();
for (let first = 0; first < count; first += pageSize)
  order.put(
    Array.from({ length: Math.min(pageSize, count - first) }, (_, place) => ({
      id: first + place,
      price: (first + place) % 5 < 2 ? BigInt(first + place) * 10n ** 15n : undefined,
      time: first + place,
      fileType: fileType.image,
      status: artworkStatus.reviewed,
      author: place,
      channel: 1,
      textId: first + place,
      isVisible: true,
      isByCompany: false,
    })),
  );
const page = { pageNumber: 1, pageSize: 1 };
order.select({}, 'latest', page);
process.stdout.write(`${JSON.stringify({ works: order.size, bytes: readBytes() - before })}\n`);
// It is in use up to here.
order.select({}, 'latest', page);
