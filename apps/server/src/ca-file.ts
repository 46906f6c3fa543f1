import { readFileSync } from "node:fs";
import { WrongSetting } from "./wrong-setting.ts";

/**
 * The certificates of a file that a setting names, in PEM; `undefined` where it names none.
 * @throws WrongSetting for a file that cannot be read
 */
export function readCaFile(setting: string, path: string | undefined): string | undefined {
  if (!path) return undefined;
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw new WrongSetting(`Setting ${setting} ${path} cannot be read.`);
  }
}
