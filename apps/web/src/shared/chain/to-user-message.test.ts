import { RpcRequestError, UserRejectedRequestError } from 'viem';
import { describe, expect, it } from 'vitest';
import { isUserRejection } from './error-causes.ts';
import { RpcNodeError } from './rpc-error.ts';
import { toUserMessage } from './to-user-message.ts';
import { UserMessageError } from './user-message-error.ts';

describe('toUserMessage', () => {
  it.each([
    ['a plain EIP-1193 answer', { code: 4001, message: 'denied' }],
    ["viem's error", new UserRejectedRequestError(new Error('denied'))],
    ['an error that hides it in its cause', new Error('outer', { cause: { code: 4001 } })],
    ['a wallet that wraps it', { code: -32603, data: { originalError: { code: 4001 } } }],
    ['a wallet without a code', new Error('User denied transaction signature')],
  ])('[WAL-02] says `The user rejected the request.` for %s', (_, error) => {
    expect(toUserMessage(error)).toBe('The user rejected the request.');
  });

  it('[WAL-02] says `No BSC provider was found` without an injected wallet', () => {
    const error = Object.assign(new Error('Provider not found.'), { name: 'ProviderNotFoundError' });
    expect(toUserMessage(error)).toBe('No BSC provider was found');
  });

  it('[WAL-06] explains an open request, a locked wallet and a closed wallet', () => {
    expect(toUserMessage({ code: -32002 })).toMatch(/already has a request/);
    expect(toUserMessage({ code: 4100 })).toMatch(/[Uu]nlock/);
    expect(toUserMessage({ code: 4900 })).toMatch(/[Cc]onnect/);
  });

  it('[CHAIN-01] reports a failure of the nodes as such', () => {
    const cause = new RpcNodeError('Failed to send batch call');
    expect(toUserMessage(new Error('outer', { cause }))).toMatch(/Failed to send batch call/);
  });

  it('recognises a missing balance for gas in a node’s message', () => {
    const error = new RpcRequestError({
      body: {},
      error: { code: -32000, message: 'insufficient funds for gas * price + value' },
      url: '',
    });
    expect(toUserMessage(error)).toMatch(/not enough/i);
  });

  it('passes on user messages, and never the text of an unknown error', () => {
    expect(toUserMessage(new UserMessageError('Read me.'))).toBe('Read me.');
    expect(toUserMessage(new Error('0xdead at foo.js:1'))).not.toMatch(/foo/);
    expect(toUserMessage(undefined)).toMatch(/./);
  });
});

describe('isUserRejection', () => {
  it('[WAL-02] is true for code 4001 anywhere among the causes', () => {
    expect(isUserRejection(new Error('x', { cause: { code: 4001 } }))).toBe(true);
    expect(isUserRejection(new Error('x'))).toBe(false);
  });
});
