import { isNode, type Node, parse, visit } from "../syntax.ts";
import type { Mutant } from "./mutant.ts";

/** The name of the function in the test process that is told of what runs. */
const TELL = "tellReached";

/** One line of what the tests of a file have run. */
export interface Reached {
  readonly test: string;
  /** Functions that ran while the file was being loaded: of those, whoever loads it first knows alone. */
  readonly onLoad: readonly string[];
  readonly inTests: readonly string[];
}

export interface ReachedBy extends Reached {
  /** Without any fault: such a test can tell nothing. */
  readonly fails: boolean;
}

const isFunction = ({ type }: Node) =>
  type === "ArrowFunctionExpression" ||
  type === "FunctionExpression" ||
  type === "FunctionDeclaration";

/** The body of the innermost function that a fault lies in; none where it is decided on loading. */
function bodyAround(program: Node, { start, end }: Mutant): Node | undefined {
  let innermost: Node | undefined;
  visit(program, (node) => {
    const body = isFunction(node) ? node.body : undefined;
    if (isNode(body) && body.start <= start && end <= body.end) innermost = body;
  });
  return innermost;
}

const placeOf = (file: string, body: Node) => `${file}:${body.start}`;

/** The function that a fault lies in, by its place; none where it is decided on loading. */
export function placesOf(
  file: string,
  source: string,
  mutants: readonly Mutant[],
): Map<Mutant, string> {
  const program = parse(file, source);
  return new Map(
    mutants.flatMap((mutant) => {
      const body = bodyAround(program, mutant);
      return body ? [[mutant, placeOf(file, body)] as const] : [];
    }),
  );
}

/** The source with a word in each function: it tells when it runs. */
export function markPlaces(file: string, source: string): string {
  const bodies: Node[] = [];
  visit(parse(file, source), (node) => {
    if (isFunction(node) && isNode(node.body)) bodies.push(node.body);
  });
  const insertions = bodies.flatMap((body) => {
    const word = `globalThis.${TELL}?.(${JSON.stringify(placeOf(file, body))})`;
    if (body.type === "BlockStatement") return [{ at: body.start + 1, text: `${word};` }];
    return [
      { at: body.start, text: `(${word}, ` },
      { at: body.end, text: ")" },
    ];
  });
  return insertions
    .sort((one, other) => other.at - one.at)
    .reduce((text, { at, text: word }) => text.slice(0, at) + word + text.slice(at), source);
}

/**
 * Which tests to ask about a fault: those that run the function it lies in, the nearest first. Where no
 * test is seen to run it, as in a thread of its own, or where it is decided on loading, all that are near.
 * Never those that fail as it is.
 */
export function testsReaching(
  lines: readonly ReachedBy[],
): (place: string | undefined, near: readonly string[]) => readonly string[] {
  const onLoad = new Set(lines.flatMap((line) => line.onLoad));
  const byPlace = new Map<string, Set<string>>();
  for (const { test, inTests } of lines) {
    for (const place of inTests) {
      const known = byPlace.get(place) ?? new Set();
      byPlace.set(place, known.add(test));
    }
  }
  const failing = new Set(lines.filter(({ fails }) => fails).map(({ test }) => test));
  return (place, near) => {
    const reaching = place === undefined || onLoad.has(place) ? undefined : byPlace.get(place);
    return near.filter((test) => !failing.has(test) && (reaching?.has(test) ?? true));
  };
}
