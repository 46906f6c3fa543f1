import { sealingFor } from "../kernel/sealing.ts";

export { authSecretOf } from "../kernel/sealing.ts";

/** For the secrets of authenticator apps. */
export const { seal, unseal } = sealingFor("tefuda second factor");
