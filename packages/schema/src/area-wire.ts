import type { ErrorDefinition } from './wire/error-definition.ts';

/** The names that an area adds to the wire beside its routes: `<area>-wire.ts` in its folder. */
export type AreaWire = {
  /** Its codes, unique across areas. */
  readonly errors?: Readonly<Record<string, ErrorDefinition>>;
  /** Its name in the topics of the hub (`areaTopic` in hub/topic.ts), and the event names there. */
  readonly topic?: string;
  readonly targets?: readonly string[];
};
