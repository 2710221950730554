import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api-client/api-error.ts';
import { computeAccess } from './access.ts';

const refetch = vi.fn();
const failed = (code: string) => new ApiError({ code, status: 0 });

describe('[OPS-02] the access to a form', () => {
  it.each([
    ['no session', false, { data: undefined, error: null }, 'signed-out'],
    [
      'a contract’s session of another chain',
      true,
      { data: undefined, error: failed('SIGN_IN_ON_CHAIN') },
      'signed-out',
    ],
    ['a session that ended', true, { data: undefined, error: failed('SIGN_IN_REQUIRED') }, 'signed-out'],
    [
      'a session that ended after an answer',
      true,
      { data: { roles: ['pool'] }, error: failed('SIGN_IN_REQUIRED') },
      'signed-out',
    ],
    ['no answer yet', true, { data: undefined, error: null }, 'loading'],
    ['a server that is down', true, { data: undefined, error: failed('UNREACHABLE') }, 'unknown'],
    ['no role', true, { data: { roles: [] }, error: null }, 'no-role'],
    ['the role', true, { data: { roles: ['pool'] }, error: null }, 'allowed'],
    [
      'the role, and a server that is down since',
      true,
      { data: { roles: ['pool'] }, error: failed('TIMEOUT') },
      'allowed',
    ],
  ] as const)('given %s, then it is this', (_, isSignedIn, answer, kind) => {
    expect(computeAccess(isSignedIn, { ...answer, refetch }, 'pool').kind).toBe(kind);
  });

  it('given an unknown one, when it is tried again, then the server is read again', () => {
    const access = computeAccess(true, { data: undefined, error: failed('TIMEOUT'), refetch }, 'pool');
    if (access.kind === 'unknown') access.retry();
    expect(refetch).toHaveBeenCalledOnce();
  });
});
