import { everyone, type Feature, operators } from "./table.fixture.ts";

const foreign = "namesNoRow";
const entry = {
  name: "TypeError",
  message: "Cannot read properties of undefined",
  page: "/offers",
  userAgent: "test",
};

export const monitoring: Feature<"monitoring"> = {
  logError: { input: () => entry, own: everyone("ok"), foreign },
  desk: { own: operators("ok"), foreign },
  errors: { input: () => ({}), own: operators("ok"), foreign },
  occurrences: { input: () => ({ fingerprint: "0".repeat(32) }), own: operators("ok"), foreign },
  audit: { input: () => ({}), own: operators("ok"), foreign },
  exportAudit: { input: () => ({}), own: operators("ok"), foreign },
};
