/** The entries in the order of their positions. */
export function sortPlaces<Place extends { readonly position: number }>(places: readonly Place[]): Place[] {
  return places.toSorted((a, b) => a.position - b.position);
}
