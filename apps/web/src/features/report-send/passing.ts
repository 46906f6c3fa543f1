import type { ErrorCode } from "@tefuda/domain/errors/catalogue";

/** Whether trying again may help: the network or the server was not there. */
export const isPassing = (code: ErrorCode): boolean =>
  code === "fetchDataError" || code === "internalError" || code === "unexpected";
