import { createRequire, registerHooks } from 'node:module';
import type * as pancakeSwap from '@pancakeswap/sdk';
import type * as uniswapCore from '@uniswap/sdk-core';
import type * as uniswap from '@uniswap/v2-sdk';

/**
 * Where a peer defines its swap fee: the file, the text, and the replacement with our 0.20%. Equal fees make the
 * results comparable.
 */
const fees = [
  { file: '/@pancakeswap/sdk/dist/index.js', stated: /\w+\._9975\b/g, ours: '9980n', count: 2 },
  {
    file: '/@uniswap/v2-sdk/dist/cjs/src/constants.js',
    stated: /BigInt\(997\)/g,
    ours: 'BigInt(998)',
    count: 1,
  },
] as const;

registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context);
    const fee = fees.find(({ file }) => url.endsWith(file));
    if (!fee) return loaded;
    const source =
      typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
    if (source.match(fee.stated)?.length !== fee.count) throw new Error(`the fee was not found in ${url}`);
    return { ...loaded, source: source.replaceAll(fee.stated, fee.ours) };
  },
});

// Node loads the SDKs' CommonJS builds: their ES modules omit file extensions, which only bundlers resolve.
const require = createRequire(import.meta.url);

/**
 * The last version of PancakeSwap's SDK that contains the V2 search. Later the search moved to a package with another
 * licence.
 */
export const pancakeSwapSdk: typeof pancakeSwap = require('@pancakeswap/sdk');
export const uniswapV2Sdk: typeof uniswap = require('@uniswap/v2-sdk');
export const uniswapSdkCore: typeof uniswapCore = require('@uniswap/sdk-core');
