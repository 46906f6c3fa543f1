import { demoEmails } from "@tefuda/testing/demo/accounts";
import { useServer } from "@tefuda/testing/server/use-server";
import { uuidv7 } from "uuidv7";
import { beforeAll, expect, it, vi } from "vitest";
import { hostileFiles } from "./hostile-files.fixture.ts";
import { signIn } from "./people.fixture.ts";

const HELD_MS_MAX = 50;

const watch = new URL("./loop-watch.fixture.ts", import.meta.url);
const server = useServer({ seed: "demo", env: { NODE_OPTIONS: `--import=${watch.href}` } });
let files: Awaited<ReturnType<typeof hostileFiles>>;
beforeAll(async () => {
  files = await hostileFiles();
});

/** For how long the server's event loop was held at most since the last time it was asked. */
async function heldMs(): Promise<number> {
  const { current } = server;
  const seen = () => [...current.output().matchAll(/^held (\d+\.\d) ms$/gm)];
  const count = seen().length;
  process.kill(Number(current.pid), "SIGUSR2");
  await vi.waitFor(() => expect(seen()).toHaveLength(count + 1), { interval: 5 });
  return Number(seen().at(-1)?.[1]);
}

it("is there for everybody while somebody sends files that are made to hold it", async () => {
  const { url } = server.current;
  const { cookies } = await signIn(url, demoEmails.joker, "joker");
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const send = async (name: string, content: Buffer) => {
    const answer = await fetch(`${url}/files/chatFile/${uuidv7()}?name=${name}`, {
      method: "POST",
      body: new Uint8Array(content),
      headers: { cookie },
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  // What is loaded when it is first needed is not what this is about.
  for (const [name, content] of [
    ["warm.txt", Buffer.from("a")],
    ["warm.png", files.find(([name]) => name === "pixels.png")?.[1]],
  ] as const)
    await send(name, content ?? Buffer.alloc(0));
  await heldMs();

  const seen: { name: string; status: number; held: number; others: number }[] = [];
  for (const [name, content] of files) {
    let others = 0;
    let isSending = true;
    const asking = (async () => {
      while (isSending) others += Number((await fetch(`${url}/healthz`)).ok);
    })();
    const status = await send(name, content);
    isSending = false;
    await asking;
    seen.push({ name, status, held: await heldMs(), others });
  }
  expect(seen.filter(({ held }) => held > HELD_MS_MAX)).toEqual([]);
  expect(seen.filter(({ others }) => others === 0)).toEqual([]);
  expect(seen.filter(({ status }) => status === 200).map(({ name }) => name)).toEqual([
    "entries.docx",
    "bomb.xlsx",
    "objects.pdf",
    "polyglot.pdf",
    "pixels.png",
    "photo.jpg",
    "moving.gif",
    "frames.gif",
    "letters.txt",
    "kanji.txt",
  ]);
});
