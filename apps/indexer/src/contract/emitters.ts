import type { ContractEvent } from '@tradewind/abi/event';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Contracts, Factory } from './contracts.ts';
import { type AreaEvents, decodeLog, type EventRule } from './define-events.ts';
import type { Log } from '../rpc/schema.ts';

/** The contracts of an area by their names in its events: known addresses, or all that a factory announces. */
export type Emitters<Events extends AreaEvents = AreaEvents> = { [Name in keyof Events]: Emitter };

type Emitter = Hex | readonly Hex[] | Announced;
type Announced = Omit<Factory, 'selectors'>;

/** The contracts that a factory adds at run time by an event. Each has a role where the event announces several. */
export function announcedBy<Args extends object>(
  factory: Hex,
  event: ContractEvent<Args>,
  findChild: (args: Args) => Hex,
  role = '',
): Announced {
  return { factory, event: event.selector, role, findChild: (log) => findChild(decodeLog(event, log)) };
}

/** The followed contracts, each with the first topics of its events. */
export function listContracts<Events extends AreaEvents>(
  events: Events,
  emitters: Emitters<Events>,
): Contracts {
  const followed = listFollowed(events, emitters);
  return {
    roots: followed.flatMap(({ known, rules }) =>
      known.map((address) => ({ address, selectors: listSelectors(rules) })),
    ),
    factories: followed.flatMap(({ announced, rules }) =>
      announced ? { ...announced, selectors: listSelectors(rules) } : [],
    ),
  };
}

type NamedRule = { name: string; rule: EventRule };

/** The rule for a log of the followed contracts; undefined for another event. */
export function createRuleFinder<Events extends AreaEvents>(
  events: Events,
  emitters: Emitters<Events>,
): (log: Log) => NamedRule | undefined {
  const ofRoots = new Map<string, NamedRule>();
  const ofChildren = new Map<string, NamedRule>();
  for (const { known, announced, rules } of listFollowed(events, emitters)) {
    for (const [name, rule] of Object.entries(rules)) {
      for (const address of known) addRule(ofRoots, toKey(address, rule.selector), { name, rule });
      if (announced) addRule(ofChildren, rule.selector, { name, rule });
    }
  }
  return ({ address, topics: [selector = '0x'] }) =>
    ofRoots.get(toKey(address, selector)) ?? ofChildren.get(selector);
}

function addRule(rules: Map<string, NamedRule>, key: string, named: NamedRule): void {
  if (rules.has(key)) throw new Error(`${named.name} has the emitter and the selector of another event`);
  rules.set(key, named);
}

/** The emitters as known addresses, none for those that a factory announces. */
function listFollowed<Events extends AreaEvents>(events: Events, emitters: Emitters<Events>) {
  const byName: Partial<Record<string, Emitter>> = emitters;
  return Object.entries(events).map(([name, rules]) => {
    const emitter = byName[name];
    if (emitter === undefined) throw new Error(`the emitter ${name} has no address`);
    if (typeof emitter === 'object' && 'factory' in emitter) return { known: [], announced: emitter, rules };
    return { known: typeof emitter === 'string' ? [emitter] : emitter, announced: undefined, rules };
  });
}

function listSelectors(rules: Record<string, EventRule>): Hex[] {
  return Object.values(rules).map(({ selector }) => selector);
}

function toKey(address: Hex, selector: Hex): string {
  return `${address} ${selector}`;
}
