export type ChunkGroup = {
  readonly name: string;
  readonly test: (id: string) => boolean;
  readonly includeDependenciesRecursively?: boolean;
};

/** The groups of an area. A group takes its modules before the groups that follow it. */
export type AreaGroups = {
  /** Before the groups of code that loads after the first paint. */
  readonly early?: readonly ChunkGroup[];
  readonly late?: readonly ChunkGroup[];
  /** Its modules in the group that every write shares. */
  readonly write?: readonly RegExp[];
};

export function toGroup(name: string, ...patterns: readonly RegExp[]): ChunkGroup {
  return { name, test: (id) => patterns.some((pattern) => pattern.test(id)) };
}

/** The group of these modules alone: their imports stay where other groups put them. */
export function toModules(name: string, ...patterns: readonly RegExp[]): ChunkGroup {
  return { ...toGroup(name, ...patterns), includeDependenciesRecursively: false };
}
