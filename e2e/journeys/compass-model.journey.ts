import { once } from "node:events";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expectNoFaults } from "../support/axe.ts";
import { compassForm, handIn } from "../support/compass.ts";
import { open } from "../support/hydrated.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

/** What the model does with a question; takes every one and never says a word, where no test says more. */
let answers: RequestListener = () => {};

test.use({
  serverEnv: async ({ browserName: _ }, use) => {
    const model = createServer((request, response) => answers(request, response));
    model.listen(0, "127.0.0.1");
    await once(model, "listening");
    const { port } = model.address() as AddressInfo;
    await use({ OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`, OPENAI_MODEL: "ours" });
    model.closeAllConnections();
    model.close();
  },
});

const said = (content: string, finish_reason?: string) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason }] })}\n\n`;
const says = (response: ServerResponse, answer: unknown) =>
  response.writeHead(200).end(`${said(JSON.stringify(answer), "stop")}data: [DONE]\n\n`);
const joker = (number: number) => ({
  as: "joker" as const,
  email: `joker-registered-${number}@demo.example`,
});

test("a model that hangs leaves nobody without advice, and the page says whose it is", async ({
  server,
  mobile,
}) => {
  answers = () => {};
  await signIn(mobile.context(), server.url, joker(190));
  await open(mobile, compassForm);
  await handIn(mobile);
  const told = mobile.getByText(/^AIモデルから使える回答を得られなかったため、/);
  // The model is waited for during six seconds.
  await expect(told).toBeVisible({ timeout: 15_000 });
  await expectNoFaults(mobile, "the advice in a model's place");
});

test("a model that drips blanks holds nobody for longer than one that hangs", async ({
  server,
  mobile,
}) => {
  answers = (_, response) => {
    const drops = setInterval(() => response.write(said(" ")), 100);
    response.on("close", () => clearInterval(drops));
    response.writeHead(200);
  };
  await signIn(mobile.context(), server.url, joker(189));
  await open(mobile, compassForm);
  await handIn(mobile);
  const told = mobile.getByText(/^AIモデルから使える回答を得られなかったため、/);
  await expect(told).toBeVisible({ timeout: 15_000 });
});

test("a model's words are shown where a second call allows them, and what is wrong is told of", async ({
  server,
  mobile,
}) => {
  const remark = (kind: string, quote: string, about: string) => ({ kind, quote, about });
  answers = async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    if (String(Buffer.concat(parts)).includes("compass_verdicts"))
      return says(response, { verdicts: ["allowed", "refused"] });
    says(response, {
      impressions: [remark("result", "受注件数", "話にならない営業成績")],
      learnMore: [
        remark("how", "新規開拓", "新規開拓で工夫したこと"),
        remark("why", "事業づくり", "法人営業を続けた理由"),
      ],
      improvements: [],
    });
  };
  await signIn(mobile.context(), server.url, joker(188));
  await open(mobile, compassForm);
  await handIn(mobile);
  const questions = mobile.getByRole("region", { name: "もっと知りたいポイント", exact: true });
  await expect(questions.getByRole("paragraph")).toHaveText([
    "「新規開拓が得意で」とありますが、新規開拓で工夫したことを教えていただけますか？",
    "「今後は事業づくりに挑戦したいです」とありますが、そのきっかけや理由を教えていただけますか？",
  ]);
  await expect(
    mobile.getByText("この部分から、結果まで見届ける姿勢が伝わってきました。"),
  ).toBeVisible();
  await expect(mobile.getByText("話にならない")).toHaveCount(0);
  const wrong = "（もっと知りたいポイント 1）";
  await mobile.getByRole("button", { name: `表示に問題がある${wrong}`, exact: true }).click();
  await expect(
    mobile.getByRole("button", { name: `運営に伝えました${wrong}`, exact: true }),
  ).toBeVisible();
});
