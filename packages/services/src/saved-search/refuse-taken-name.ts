import { uniqueViolation } from "@tefuda/db/violations";
import { AppError } from "@tefuda/domain/errors/app-error";

/** Says what a unique index of saved searches refused; every other error goes on. */
export function refuseTakenName(error: unknown): never {
  switch (uniqueViolation(error)) {
    case "saved_searches_ace_id_name_key":
      throw new AppError("alreadyExistsSavedSearch", { cause: error });
    // The id is somebody else's, which does not exist for this ace.
    case "saved_searches_pkey":
      throw new AppError("dataNotFound", { cause: error });
    default:
      throw error;
  }
}
