const plain = String.raw`[\w.~!$&'()*+,;=-]|%[\da-f]{2}`;
const scheme = String.raw`[a-z][a-z\d+.-]*`;
const path = `(?:${plain}|[:@/])*`;
const query = `(?:${plain}|[:@/?])*`;
const toAuthority = (name: string) =>
  String.raw`(?:(?:${plain}|:)*@)?(?:\[[\da-f:.]+\]|(?:${plain})${name})(?::\d*)?`;

/** The grammar of each field of an EIP-4361 message, based on RFC 3986. */
export const signInField = {
  scheme: new RegExp(`^${scheme}$`, 'i'),
  domain: new RegExp(`^${toAuthority('+')}$`, 'i'),
  address: /^0x[\da-f]{40}$/i,
  statement: /^[\w.~:/?#[\]@!$&'()*+,;= -]+$/,
  uri: new RegExp(
    String.raw`^${scheme}:(?:\/\/${toAuthority('*')}(?=[/?#]|$)|(?!\/\/))${path}(?:\?${query})?(?:#${query})?$`,
    'i',
  ),
  chainId: /^\d+$/,
  nonce: /^[a-z\d]{8,}$/i,
  requestId: new RegExp(`^(?:${plain}|[:@])*$`, 'i'),
} as const satisfies Record<string, RegExp>;
