import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { errorCatalogue } from "../../packages/domain/src/errors/catalogue.ts";
import { root } from "../paths.mjs";
import { listCode } from "../sources.ts";
import { raisedIn } from "./raised.ts";

/** Codes that the product never raises, each with the reason why it has them. */
const neverRaised = {
  notEmailPasswordUser:
    "the mail that answers such a request says it in words of its own, for a screen would tell strangers who is registered",
};

const catalogue = /^packages\/domain\/src\/errors\/(catalogue|(page-)?messages\.ja)\.ts$/;
const isProduct = (file: string) =>
  /^(apps|packages)\/[^/]+\/src\/.*\.tsx?$/.test(file) &&
  !/\.(test|fixture)\.tsx?$|^packages\/testing\//.test(file) &&
  !catalogue.test(file);

it.each([
  ['throw new AppError("lock", { cause });', ["lock"]],
  ['const codeOf = (full: boolean) => (full ? "reachLikeLimit" : undefined);', ["reachLikeLimit"]],
  ['const row = { visitor: "notRegisteredProfile" };', ["notRegisteredProfile"]],
  ["const copy = { gone: errorMessages.userDisabled };", ["userDisabled"]],
  ["const copy = { gone: pageErrorMessages.userDisabled };", ["userDisabled"]],
  ['if (code === "lock") retry();', []],
  ['switch (code) { case "lock": retry(); }', []],
  ['const passing = ["lock"];', []],
  ['type Code = "lock";', []],
])("of %s raises %j", (source, codes) => {
  expect([...raisedIn("x.ts", source)]).toEqual(codes);
});

it("raises every code of the catalogue somewhere in the product", () => {
  const codes = Object.keys(errorCatalogue);
  // Most files name no code at all; reading those to the end would take most of the time.
  const named = new RegExp(`"(${codes.join("|")})"|errorMessages`, "i");
  const raised = new Set(
    listCode(root)
      .filter(isProduct)
      .map((file) => ({ file, source: readFileSync(root + file, "utf8") }))
      .filter(({ source }) => named.test(source))
      .flatMap(({ file, source }) => [...raisedIn(file, source)]),
  );
  const silent = codes.filter((code) => !raised.has(code));
  expect(silent).toEqual(Object.keys(neverRaised));
});
