import type { FilesPort } from "@tefuda/adapters/files/port";
import type { SearchPort } from "@tefuda/adapters/search/port";
import { AppError } from "@tefuda/domain/errors/app-error";

/** That a provider is away, full or silent is no fault of whoever asks, and may be over in a moment. */
const busy = (cause: unknown): never => {
  throw new AppError("serverBusy", { cause });
};

/** The store of files, in the words of the catalogue where it fails. */
export const sayWhenFilesAreAway = ({ put, get, remove }: FilesPort): FilesPort => ({
  put: (...file) => put(...file).catch(busy),
  get: (key) => get(key).catch(busy),
  remove: (key) => remove(key).catch(busy),
});

/** A hosted index, in the words of the catalogue where a search fails. */
export const sayWhenSearchIsAway = (search: SearchPort): SearchPort => ({
  ...search,
  find: (query) => search.find(query).catch(busy),
});
