import { everyone, type Feature, operators, supporters } from "./table.fixture.ts";

const foreign = "namesNoRow";
const entry = {
  name: "TypeError",
  message: "Cannot read properties of undefined",
  page: "/offers",
  userAgent: "test",
};

const told = {
  id: "01a1b2c3-0000-7000-8000-000000000001",
  name: "page_view",
  params: { page: "/offers" },
};

export const monitoring: Feature<"monitoring"> = {
  logError: { input: () => entry, own: everyone("ok"), foreign },
  trackEvents: {
    input: () => ({ events: [told] }),
    own: { ...everyone("ok"), ...operators("unchanged") },
    foreign,
  },
  desk: { own: operators("ok"), foreign },
  errors: { input: () => ({}), own: supporters("ok"), foreign },
  occurrences: { input: () => ({ fingerprint: "0".repeat(32) }), own: supporters("ok"), foreign },
  audit: { input: () => ({}), own: supporters("ok"), foreign },
  exportAudit: { input: () => ({}), own: supporters("ok"), foreign },
};
