import { describe, expect, it } from "vitest";
import { startWorker } from "./worker.fixture";

const message = {
  title: "青木さん",
  body: "メッセージが届きました",
  url: "/matchings/1",
  tag: "matching-1",
  id: "p1",
};
const told = (change: object = {}) => JSON.stringify({ ...message, ...change });

describe("a push", () => {
  it("is shown with what it says, under its tag, and rings", async () => {
    const worker = startWorker();
    await worker.push(told());
    expect(worker.shown).toEqual([
      expect.objectContaining({
        title: "青木さん",
        body: "メッセージが届きました",
        tag: "matching-1",
        lang: "ja",
        silent: false,
        renotify: true,
        data: { url: "/matchings/1" },
      }),
    ]);
  });

  it.each(["", "no JSON", "null", "[]", '"text"', '{"title":""}', '{"title":1,"body":"b"}', "{}"])(
    "that reads %j tells nothing, and is shown all the same",
    async (text) => {
      const worker = startWorker();
      await worker.push(text);
      expect(worker.shown).toEqual([
        expect.objectContaining({
          title: "Tefuda",
          body: "新しいお知らせがあります",
          data: { url: "/notifications" },
        }),
      ]);
    },
  );

  it("without any data is shown as well", async () => {
    const worker = startWorker();
    await worker.tell("push", { data: null });
    expect(worker.shown[0]?.body).toBe("新しいお知らせがあります");
  });

  it("of endless words is cut between letters", async () => {
    const worker = startWorker();
    await worker.push(told({ title: "😀".repeat(10_000), body: "あ".repeat(10_000) }));
    expect(worker.shown[0]?.title).toBe("😀".repeat(500));
    expect(worker.shown[0]?.body).toHaveLength(2000);
  });

  it.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/.//evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
    `/${"a".repeat(600)}`,
    7,
    undefined,
  ])("never leads away from the product: %j", async (url) => {
    const worker = startWorker();
    await worker.push(told({ url }));
    expect(worker.shown[0]?.data.url).toBe("/notifications");
  });

  it("of a thread takes the place of the one before", async () => {
    const worker = startWorker();
    await worker.push(told());
    await worker.push(told({ body: "もう一通" }));
    expect(worker.shown.map(({ body }) => body)).toEqual(["もう一通"]);
  });

  it("makes no sound to somebody who is in the product", async () => {
    const worker = startWorker({ windows: [{ path: "/offers", focused: true }] });
    await worker.push(told());
    expect(worker.shown).toEqual([expect.objectContaining({ silent: true, renotify: false })]);
  });

  it("is taken back where its thread is before one's eyes, and stays where it is only open", async () => {
    const looking = startWorker({ windows: [{ path: "/matchings/1?tab=all", focused: true }] });
    await looking.push(told());
    expect(looking.shown).toEqual([]);
    const away = startWorker({ windows: [{ path: "/matchings/1" }] });
    await away.push(told());
    expect(away.shown).toHaveLength(1);
  });
});

describe("a press on a notification", () => {
  it.each([
    ["opens a window where there is none", [], ["a new window at /matchings/1"]],
    [
      "lets the page go there by itself",
      [{ path: "/offers", answer: "going" }],
      ["/offers goes to /matchings/1", "/offers is focused"],
    ],
    [
      "takes the window that shows it already",
      [
        { path: "/offers", focused: true, answer: "going" },
        { path: "/matchings/1", answer: "going" },
      ],
      ["/matchings/1 goes to /matchings/1", "/matchings/1 is focused"],
    ],
    [
      "leads a page that sleeps",
      [{ path: "/offers" }],
      ["/offers is led to /matchings/1", "/offers is focused"],
    ],
    [
      "leaves a page that would lose something as it is",
      [{ path: "/mypage/profile", answer: "busy" }],
      ["a new window at /matchings/1"],
    ],
    [
      "leaves an interview and the support's desk alone",
      [
        { path: "/matchings/2/video/3", focused: true, answer: "going" },
        { path: "/operator", answer: "going" },
      ],
      ["a new window at /matchings/1"],
    ],
  ] as const)("%s", async (_name, windows, led) => {
    const worker = startWorker({ windows });
    await worker.press("/matchings/1");
    expect(worker.led).toEqual(led);
  });

  it("never leads away from the product", async () => {
    const worker = startWorker();
    await worker.press("https://evil.example/");
    expect(worker.led).toEqual(["a new window at /notifications"]);
  });
});

describe("a page", () => {
  const visit = (
    worker: ReturnType<typeof startWorker>,
    request: object,
    preloadResponse?: unknown,
  ) =>
    worker.tell("fetch", {
      request: { mode: "navigate", method: "GET", ...request },
      preloadResponse,
    });

  it("that cannot be reached is the offline page, with a policy of its own and kept nowhere", async () => {
    const answer = (await visit(startWorker(), {})) as Response;
    expect(await answer.text()).toBe("<h1>offline</h1>");
    expect(answer.status).toBe(503);
    expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("comes from the network, whatever the product answers, or as the browser has asked for it", async () => {
    const failed = new Response("", { status: 500 });
    expect(await visit(startWorker({ network: () => failed }), {})).toBe(failed);
    const preloaded = new Response("");
    expect(await visit(startWorker(), {}, Promise.resolve(preloaded))).toBe(preloaded);
  });

  it.each([{ mode: "cors" }, { mode: "same-origin" }, { method: "POST" }])(
    "is all it answers for: %j is left to the browser",
    async (request) => {
      expect(
        await visit(startWorker({ network: () => new Response("") }), request),
      ).toBeUndefined();
    },
  );
});

describe("a new worker", () => {
  it("leaves calls and files to the browser, and pages to itself", async () => {
    const routes: unknown[] = [];
    await startWorker().tell("install", {
      addRoutes: async (rules: readonly { condition: { requestMode: string } }[]) =>
        void routes.push(...rules.map(({ condition }) => condition.requestMode)),
    });
    expect(routes).toEqual(["cors", "no-cors", "same-origin"]);
  });

  it("starts where a browser knows no such rules, or others", async () => {
    await startWorker().tell("install");
    const refusing = { addRoutes: () => Promise.reject(new TypeError("Unknown condition.")) };
    await expect(startWorker().tell("install", refusing)).resolves.toBeUndefined();
  });
});

describe("a new address of the push service", () => {
  const product = (status: number) => (request: unknown) =>
    request === "/trpc/push.key"
      ? Response.json({ result: { data: { json: { publicKey: "key" } } } })
      : Response.json({ result: { data: { json: null } } }, { status });

  it("is told to the product, and the former one is taken back", async () => {
    const worker = startWorker({ network: product(200) });
    await worker.tell("pushsubscriptionchange", {
      oldSubscription: { endpoint: "https://push.example/old" },
    });
    expect(worker.calls).toEqual([
      { address: "/trpc/push.key", input: undefined },
      {
        address: "/trpc/push.subscribe",
        input: { endpoint: "https://push.example/new", p256dh: "p", auth: "a" },
      },
      { address: "/trpc/push.unsubscribe", input: { endpoint: "https://push.example/old" } },
    ]);
  });

  it("is given up where nobody is signed in", async () => {
    const worker = startWorker({ network: product(401) });
    await expect(worker.tell("pushsubscriptionchange")).rejects.toThrow("answered 401");
    expect(worker.unsubscribed()).toBe(1);
  });
});
