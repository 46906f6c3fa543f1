/**
 * Whether everything is looked at, also what differs from something else by data alone: every screen
 * and window in both themes (`npm run test:all`).
 */
export const testsAll = process.env.TEFUDA_TEST_ALL === "1";
