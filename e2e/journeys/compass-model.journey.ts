import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expectNoFaults } from "../support/axe.ts";
import { compassForm, handIn } from "../support/compass.ts";
import { open } from "../support/hydrated.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

test.use({
  serverEnv: async ({ browserName: _ }, use) => {
    // A model that takes every question and never says a word.
    const model = createServer(() => {}).listen(0, "127.0.0.1");
    await once(model, "listening");
    const { port } = model.address() as AddressInfo;
    await use({ OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`, OPENAI_MODEL: "silent" });
    model.closeAllConnections();
    model.close();
  },
});

test("a model that hangs leaves nobody without advice, and the page says whose it is", async ({
  server,
  mobile,
}) => {
  await signIn(mobile.context(), server.url, {
    as: "joker",
    email: "joker-registered-190@demo.example",
  });
  await open(mobile, compassForm);
  await handIn(mobile);
  const told = mobile.getByText(/^AIモデルから使える回答を得られなかったため、/);
  // The model is waited for during seven seconds.
  await expect(told).toBeVisible({ timeout: 15_000 });
  await expectNoFaults(mobile, "the advice in a model's place");
});
