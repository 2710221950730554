type Output = { readonly type: string; readonly name?: string | undefined };
type Item = { readonly type: string; readonly name?: string; readonly outputs?: readonly Output[] };

type OutputsOf<Abi extends readonly Item[], Name> =
  Extract<Abi[number], { readonly type: 'function'; readonly name: Name }> extends {
    readonly outputs: infer Outputs extends readonly Output[];
  }
    ? Outputs
    : never;

/** The results of a function by the names that its ABI gives them; one without a name is left out. */
export type NamedOutputs<
  Abi extends readonly Item[],
  Name,
  Values extends readonly unknown[],
  Outputs extends readonly Output[] = OutputsOf<Abi, Name>,
> = {
  readonly [
    Index in keyof Outputs & keyof Values & `${number}` as Outputs[Index] extends {
      readonly name: infer OutputName extends string;
    }
      ? Exclude<OutputName, ''>
      : never
  ]: Values[Index];
};

/**
 * The results of a contract's function as an object. A client returns several results as a list by position.
 *
 * @throws RangeError where the ABI has no such function, no name for a result, or another number of results.
 */
export function nameOutputs<
  const Abi extends readonly Item[],
  const Name extends string,
  const Values extends readonly unknown[],
>(abi: Abi, functionName: Name, values: Values): NamedOutputs<Abi, Name, Values> {
  const names = listNames(abi, functionName);
  const named: object = Object.fromEntries(names.map((name, index) => [name, values[index]]));
  if (!isNamed(named, { abi, functionName, values }))
    throw new RangeError(`the ABI does not name the ${values.length} results of ${functionName}`);
  return named;
}

function listNames(abi: readonly Item[], functionName: string): string[] {
  const item = abi.find(({ type, name }) => type === 'function' && name === functionName);
  return item?.outputs?.map(({ name = '' }) => name) ?? [];
}

/** Whether each result has a name of its own: then the object is what the ABI says. */
function isNamed<Abi extends readonly Item[], Name extends string, Values extends readonly unknown[]>(
  named: object,
  { abi, functionName, values }: { abi: Abi; functionName: Name; values: Values },
): named is NamedOutputs<Abi, Name, Values> {
  const names = listNames(abi, functionName);
  return names.length === values.length && !names.includes('') && Object.keys(named).length === names.length;
}
