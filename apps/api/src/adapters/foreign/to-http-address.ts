import { AppError } from '../../http/app-error.ts';

/**
 * The http(s) address of a list: unchanged, or through the gateway for ipfs and ipns; throws for anything else.
 */
export function toHttpAddress(url: string, gateway: string): string {
  const [, protocol = '', rest = ''] = /^([a-z]+):(?:\/\/)?(.+)$/i.exec(url) ?? [];
  switch (protocol.toLowerCase()) {
    case 'http':
    case 'https':
      if (URL.canParse(url)) return url;
      break;
    case 'ipfs':
    case 'ipns':
      return toGatewayAddress(protocol.toLowerCase(), rest, gateway);
    default:
  }
  throw new AppError('TOKEN_LIST_PROTOCOL');
}

/** Only a name and plain path segments, so that only the gateway's content is reached. */
function toGatewayAddress(protocol: string, rest: string, gateway: string): string {
  const segments = rest.split('/').filter((segment) => segment !== '');
  if (segments.length === 0 || segments.some((segment) => !/^(?!\.+$)[\w.~-]+$/.test(segment)))
    throw new AppError('TOKEN_LIST_PROTOCOL');
  return `${gateway.replace(/\/$/, '')}/${protocol}/${segments.join('/')}`;
}
