import { BlockList, isIP } from 'node:net';

/** IPv4 ranges that are not public (IANA special purpose registry). */
const closedRanges = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** IPv6 ranges within global unicast that are not public: tunnels to IPv4 and documentation. */
const closedSixRanges = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const closed = new BlockList();
for (const [range, prefix] of closedRanges) closed.addSubnet(range, prefix, 'ipv4');
for (const [range, prefix] of closedSixRanges) closed.addSubnet(range, prefix, 'ipv6');
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** Whether a numeric address is public: not this machine, its network, or a reserved range. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && globalUnicast.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
