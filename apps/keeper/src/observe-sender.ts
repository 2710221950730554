import type { Logger } from 'pino';
import { formatEther } from 'viem';
import type { Metrics } from './health/metrics.ts';
import type { Status } from './health/status.ts';
import type { Action } from './sender/decide.ts';
import type { SenderObserver } from './sender/sender-observer.ts';

type ObserverParts = { status: Status; metrics: Metrics; logger: Logger; minBalance: bigint };

const remarkable: readonly Action['kind'][] = ['hold', 'exclude', 'lose', 'release'];

/**
 * Reports the sender's work as status, metrics and log lines. An event that repeats at each poll is logged
 * once.
 */
export function observeSender({ status, metrics, logger, minBalance }: ObserverParts): SenderObserver {
  let isAlarmed = false;
  let lastLine = '';
  const isRepeated = (line: string) => {
    const isSame = line === lastLine;
    lastLine = line;
    return isSame;
  };
  return {
    acted: ({ intentKey, nonce }, action) => {
      const { kind } = action;
      metrics.actions.inc({ kind });
      if (isRepeated(`${intentKey} ${nonce} ${kind}`)) return;
      const hasReverted = kind === 'include' && !action.receipt.succeeded;
      const level = hasReverted || remarkable.includes(kind) ? 'warn' : 'info';
      logger[level]({ intentKey, nonce, action: kind, ...(hasReverted && { hasReverted }) }, 'intent');
    },
    notTaken: ({ intentKey, nonce }, reason) => {
      metrics.notTaken.inc();
      logger.debug({ intentKey, nonce, reason }, 'not taken by the node');
    },
    refused: ({ intentKey }, reason) => {
      metrics.refused.inc();
      logger.error({ intentKey, reason }, 'intent refused');
    },
    seen: ({ balance, openCount, isShortOfCoin }) => {
      Object.assign(status, { balance, openCount, isShortOfCoin, lastLookAt: performance.now() });
      const isLow = balance < minBalance || isShortOfCoin;
      if (isLow && !isAlarmed)
        logger.error({ coins: formatEther(balance) }, 'the account of the keeper runs dry');
      isAlarmed = isLow;
    },
    chainReplaced: () => logger.warn('the local chain began anew: its intents are forgotten'),
  };
}
