import type { Readable } from "node:stream";

export interface StoredFile {
  readonly stream: Readable;
  /** Bytes; not known where the store does not say it. */
  readonly size: number | undefined;
  readonly contentType: string;
}

/** Keeps uploaded files. A key is made by us (`jokers/profileImages/{id}`), never taken from input. */
export interface FilesPort {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The file, or undefined when there is none under this key. */
  get(key: string): Promise<StoredFile | undefined>;
  remove(key: string): Promise<void>;
}
