/**
 * The German texts of a part of the catalogue, read as its English ones are. A text that comes after its English one is
 * English until then, and german.test.ts names it.
 */
export type German<Part> = {
  readonly [Name in keyof Part]?: Part[Name] extends
    | ((...values: never[]) => string)
    | string
    | readonly string[]
    ? Part[Name]
    : German<Part[Name]>;
} & Readonly<Record<string, unknown>>;
