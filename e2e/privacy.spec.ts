import { demoEmails } from "../packages/testing/src/demo/accounts.ts";
import { buildDemo } from "../packages/testing/src/demo/dataset.ts";
import { type Screen, screens } from "./screens.ts";
import { openScreen } from "./support/open-screen.ts";
import { signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

test.use({ serverFor: "looking" });

// Names, readings, addresses, numbers and birthdays of seekers never reach a company's staff before
// a match: looked for in the very bytes of their pages, and of the answers that those ask for. The
// access matrix of apps/server/src/access-matrix does so for every procedure with everyone's rows.

const staff = ["aceAdmin", "aceMember", "agent"] as const;
type Staff = (typeof staff)[number];
const fields = ["name", "nameKana", "email", "phone", "birthday", "birthdayTimestamp"] as const;

/** What the account's company may not be told, and one text that it may. */
function secretsFrom(account: Staff) {
  const demo = buildDemo(new Date());
  const me = demo.aces.find(({ email }) => email === demoEmails[account]);
  const own = demo.matchings.filter(({ aceCompanyId }) => aceCompanyId === me?.companyId);
  const matched = demo.jokers.filter(({ id }) => own.some(({ jokerId }) => jokerId === id));
  // Two people may share a name.
  const known = new Set(
    [...matched, ...demo.aces].flatMap(({ name, nameKana }) => [name, nameKana]),
  );
  const secrets = demo.jokers
    .filter((joker) => !matched.includes(joker))
    .flatMap((joker) =>
      fields.map((field) => ({ what: `${field} of ${joker.id}`, field: joker[field] })),
    )
    .flatMap(({ what, field }) =>
      field && !known.has(String(field)) ? { what, text: String(field) } : [],
    );
  const met = own.find(({ aceId }) => aceId === me?.id)?.jokerId;
  return { secrets, acquaintance: matched.find(({ id }) => id === met)?.name ?? "" };
}

const common = ["/matchings", "/offers"].map(
  (path): Screen => ({ name: path, role: "aceMember", path }),
);

// Each visits every screen of its side; both workers share them.
test.describe.configure({ mode: "parallel", timeout: 300_000 });

for (const account of staff) {
  test(`tells ${account} nothing of seekers without a match`, async ({ server, desktop }) => {
    const { secrets, acquaintance } = secretsFrom(account);
    expect(secrets.length).toBeGreaterThan(500);
    await signIn(desktop.context(), server.url, account);
    const told = new Map<string, string>();
    const reading: Promise<unknown>[] = [];
    desktop.on("response", (response) => {
      const type = response.headers()["content-type"] ?? "";
      // A stream never ends; what it carries is asked of the access matrix. Scripts are the same for everyone.
      if (!/html|json|text|x-component/.test(type) || type.includes("event-stream")) return;
      if (response.url().includes("/_next/static/")) return;
      const keep = (text: string) => told.set(text, response.url());
      // A page that is left keeps no bodies; the next one asks again.
      reading.push(response.text().then(keep, () => undefined));
    });
    for (const screen of [...common, ...screens.filter(({ role }) => role === account)]) {
      await openScreen(desktop, screen);
      await Promise.all(reading);
    }
    const everything = [...told.keys()].join("\n");
    const found = secrets
      .filter(({ text }) => everything.includes(text))
      .map(({ what, text }) => {
        const [, url] = [...told].find(([answer]) => answer.includes(text)) ?? [];
        return `${what} in ${url}`;
      });
    expect(found).toEqual([]);
    expect(everything).toContain(acquaintance);
  });
}
