// Texts of people are compared in one form: `fold` in the domain, `folded` in SQL.
import { readFileSync } from "node:fs";
import { checkComparing } from "./comparing/check.ts";
import { root } from "./paths.mjs";
import { reportProblems } from "./report/problems.ts";
import { isTest, listCode } from "./sources.ts";

/** What is compared there is no text of a person, or is written by a rule of its own. */
const others: Readonly<Record<string, readonly string[]>> = {
  "the doors themselves": [
    "packages/domain/src/text/visible.ts",
    "packages/domain/src/text/clean.ts",
    "packages/domain/src/text/letters.ts",
    "packages/domain/src/text/plain-form.ts",
  ],
  "addresses, hosts and headers": [
    "packages/adapters/src/speech/openai-compatible.ts",
    "packages/db/src/schema/account.ts",
    "packages/db/src/schema/company-member.ts",
    "packages/domain/src/account/network.ts",
    "packages/domain/src/joker/hidden-company.ts",
    "packages/domain/src/monitoring/recipients.ts",
    "packages/domain/src/push/services.ts",
    "packages/domain/src/validation/mail-address.ts",
    "apps/server/src/plugins/security.ts",
  ],
  "names of tags, entities, columns, settings, placeholders, keys and files' endings": [
    "packages/domain/src/article/body.ts",
    "packages/domain/src/chat/files.ts",
    "packages/domain/src/offer/template-schema.ts",
    "packages/domain/src/text/entities.ts",
    "packages/services/src/candidate/index-document.ts",
    "packages/services/src/data-export/create-export.ts",
    "packages/services/src/push/enqueue-push.ts",
    "apps/web/src/features/candidate/deck/use-deck-keys.ts",
    "apps/web/src/platform/editing/use-save-key.ts",
    "apps/web/src/ui/use-shortcuts.ts",
  ],
  "codes, passwords and what is guessed first": [
    "packages/domain/src/account/own-words.ts",
    "packages/domain/src/second-factor/code.ts",
    "packages/services/src/account/password-hash.ts",
  ],
  "what a text says, read for its numbers and words": [
    "packages/domain/src/compass/numerals.ts",
    "packages/domain/src/compass/unfit.ts",
  ],
};
const left = new Set(Object.values(others).flat());

const files = listCode(root).filter(
  (file) =>
    /^(?:apps|packages)\/(?!testing\/)[^/]+\/src\//.test(file) &&
    !isTest(file) &&
    !file.endsWith(".fixture.ts"),
);
const problems = files.map((file) => ({
  file,
  found: checkComparing(file, readFileSync(root + file, "utf8")),
}));
reportProblems(`${files.length} files compare what people write in one form.`, [
  ...problems.filter(({ file }) => !left.has(file)).flatMap(({ found }) => found),
  ...problems
    .filter(({ file, found }) => left.has(file) && found.length === 0)
    .map(({ file }) => `${file} is named in tooling/comparing.ts and compares nothing.`),
]);
