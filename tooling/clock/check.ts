import { isNode, type Node, nameOf, parse } from "../syntax.ts";

/** Hooks whose argument runs while its part is drawn. */
const drawn = new Set(["useState", "useMemo", "useReducer", "useRef"]);
const functions = new Set(["ArrowFunctionExpression", "FunctionExpression", "FunctionDeclaration"]);

/** A component or a hook, by the name that React asks for. */
const isDrawn = (name: string | undefined) => /^(use)?[A-Z]/.test(name ?? "");

function asksClock(node: Node): boolean {
  if (node.type === "NewExpression")
    return nameOf(node.callee) === "Date" && (node.arguments as unknown[]).length === 0;
  if (node.type !== "CallExpression" || !isNode(node.callee)) return false;
  const { object, property } = node.callee;
  const called = `${nameOf(object)}.${nameOf(property)}`;
  return called === "Date.now" || called === "Math.random";
}

/**
 * Problems where a part of a page asks the clock, or chance, while it is drawn: the server and the
 * browser draw it at two times, and would say two things.
 */
export function checkClock(file: string, source: string): string[] {
  const problems: string[] = [];
  const see = (value: unknown, inDrawing: boolean, name?: string): void => {
    if (Array.isArray(value)) {
      for (const item of value) see(item, inDrawing);
      return;
    }
    if (!isNode(value)) return;
    if (inDrawing && asksClock(value)) {
      const line = source.slice(0, value.start).split("\n").length;
      problems.push(`${file}:${line} asks the clock while it is drawn: useNow() says it to all.`);
    }
    const draws = functions.has(value.type)
      ? isDrawn(nameOf(value.id) ?? name) || name === "drawn"
      : inDrawing;
    const runs = value.type === "CallExpression" && drawn.has(nameOf(value.callee) ?? "");
    for (const [key, child] of Object.entries(value)) {
      if (runs && key === "arguments") {
        for (const argument of child as unknown[])
          see(argument, inDrawing, inDrawing ? "drawn" : "");
      } else see(child, draws, nameOf(value.id) ?? nameOf(value.key));
    }
  };
  see(parse(file, source), false);
  return problems;
}
