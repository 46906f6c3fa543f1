import { expect, it } from "vitest";
import { checkClock } from "./check.ts";

const found = (source: string) =>
  checkClock("a.tsx", source).map((problem) => /^a\.tsx:(\d+) /.exec(problem)?.[1]);

it.each([
  ["a component", "function Card() { return <p>{new Date().getFullYear()}</p>; }"],
  ["a hook", "export const useAge = () => Date.now() - born;"],
  ["a first state", "function useLeft() { const [now] = useState(() => Date.now()); return now; }"],
  ["a memory", "const Card = () => { const at = useMemo(() => f(new Date()), []); return at; };"],
  ["a form of a table", "const step = { Form: () => <p>{f(new Date())}</p> };"],
  ["chance", "function Card() { return <p id={Math.random()} />; }"],
])("hears %s ask the clock", (_, source) => {
  expect(found(source)).toEqual(["1"]);
});

it.each([
  ["a press", "function Card() { return <button onClick={() => send(Date.now())} />; }"],
  ["an effect", "function Card() { useEffect(() => { at = Date.now(); }, []); return null; }"],
  ["a time that is given", "function Card({ at }) { return <p>{f(new Date(at))}</p>; }"],
  ["a plain function", "function birthYears() { return new Date().getFullYear(); }"],
])("leaves %s alone", (_, source) => {
  expect(found(source)).toEqual([]);
});
