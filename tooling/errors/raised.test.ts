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

const catalogue = /^packages\/domain\/src\/errors\/(catalogue|messages\.ja)\.ts$/;
const isProduct = (file: string) =>
  /^(apps|packages)\/[^/]+\/src\/.*\.tsx?$/.test(file) &&
  !/\.(test|fixture)\.tsx?$|^packages\/testing\//.test(file) &&
  !catalogue.test(file);

it.each([
  ['throw new AppError("lock", { cause });', ["lock"]],
  ['const codeOf = (full: boolean) => (full ? "reachLikeLimit" : undefined);', ["reachLikeLimit"]],
  ['const row = { visitor: "notRegisteredProfile" };', ["notRegisteredProfile"]],
  ["const copy = { gone: errorMessages.userDisabled };", ["userDisabled"]],
  ['if (code === "lock") retry();', []],
  ['switch (code) { case "lock": retry(); }', []],
  ['const passing = ["lock"];', []],
  ['type Code = "lock";', []],
])("of %s raises %j", (source, codes) => {
  expect([...raisedIn("x.ts", source)]).toEqual(codes);
});

it("raises every code of the catalogue somewhere in the product", () => {
  const raised = new Set(
    listCode(root)
      .filter(isProduct)
      .flatMap((file) => [...raisedIn(file, readFileSync(root + file, "utf8"))]),
  );
  const silent = Object.keys(errorCatalogue).filter((code) => !raised.has(code));
  expect(silent).toEqual(Object.keys(neverRaised));
});
