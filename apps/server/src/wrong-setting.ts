/** A setting that cannot be used; the message names it. */
export class WrongSetting extends Error {
  override readonly name = "WrongSetting";
}
