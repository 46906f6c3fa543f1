/** Whether a record passes a filter of the documented grammar: AND of OR groups, NOT, comparisons. */
export function matches(
  doc: Readonly<Record<string, unknown>>,
  filters: string,
  facets: readonly string[],
  numbers: readonly string[] = [],
): boolean {
  if (filters === "") return true;
  return filters.split(" AND ").every((group) =>
    group
      .replace(/^\((.*)\)$/, "$1")
      .split(" OR ")
      .some((term) => holds(doc, term, facets, numbers)),
  );
}

function holds(
  doc: Readonly<Record<string, unknown>>,
  term: string,
  facets: readonly string[],
  numbers: readonly string[],
): boolean {
  if (term.startsWith("NOT ")) return !holds(doc, term.slice(4), facets, numbers);
  const [, facet, value] = term.match(/^(\w+):"([^"]*)"$/) ?? [];
  if (facet !== undefined) {
    if (!facets.includes(facet)) throw new Error(`${facet} is not in attributesForFaceting.`);
    return [doc[facet]].flat().some((own) => String(own) === value);
  }
  const [, attribute = "", sign, bound] = term.match(/^(\w+) (>=|<=|>) (-?[\d.]+)$/) ?? [];
  if (!numbers.includes(attribute)) throw new Error(`"${term}" is no filter.`);
  const own = doc[attribute];
  if (typeof own !== "number") return false;
  if (sign === ">=") return own >= Number(bound);
  return sign === "<=" ? own <= Number(bound) : own > Number(bound);
}
