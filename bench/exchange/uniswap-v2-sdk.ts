import { createRequire } from 'node:module';
import type * as core from '@uniswap/sdk-core';
import type * as v2 from '@uniswap/v2-sdk';

// The SDK's ES modules omit file extensions, which only bundlers resolve; Node takes its CommonJS build.
const require = createRequire(import.meta.url);

/** Uniswap's V2 SDK, the peer of our route search. */
export const uniswapV2Sdk: typeof v2 = require('@uniswap/v2-sdk');
/** The tokens and amounts that it takes. */
export const uniswapSdkCore: typeof core = require('@uniswap/sdk-core');
