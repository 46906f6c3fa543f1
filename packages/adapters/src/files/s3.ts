import { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { isFileKey, requireFileKey } from "./key.ts";
import type { FilesPort } from "./port.ts";

export interface S3Settings {
  /** Such as `https://s3.ap-northeast-1.amazonaws.com` or `http://localhost:9000`. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The bucket in the path instead of in the host's name, as most servers beside Amazon's want it. */
  readonly pathStyle: boolean;
}

export interface S3Files extends FilesPort {
  /** @throws Error when the bucket cannot be opened with these settings. */
  requireBucket(): Promise<void>;
  close(): void;
}

const CONNECT_WITHIN_MS = 5_000;
const ANSWER_WITHIN_MS = 15_000;
/** Whoever waits for the answer gives up sooner than a third one. */
const TRIES = 2;

interface Habits {
  /** How long the store may be silent over a file, in milliseconds; 15 seconds unless told. */
  readonly answerWithinMs?: number;
  /** The store forbids to read a file, which then is taken for missing; told once. */
  readonly onForbidden?: () => void;
}

/** Keeps files in a bucket of Amazon S3 or of a server that speaks its protocol. */
export function createS3Files(
  settings: S3Settings,
  { answerWithinMs = ANSWER_WITHIN_MS, onForbidden = () => {} }: Habits = {},
): S3Files {
  const { endpoint, bucket: Bucket, region, accessKeyId, secretAccessKey, pathStyle } = settings;
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: pathStyle,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: TRIES,
    requestHandler: {
      connectionTimeout: CONNECT_WITHIN_MS,
      requestTimeout: answerWithinMs,
      // Left to itself the library warns and waits on, for ever.
      throwOnRequestTimeout: true,
    },
    // Checksums that the caller did not ask for are an extension that only some servers know.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });

  let isForbiddenTold = false;
  const tellForbidden = () => {
    if (!isForbiddenTold) onForbidden();
    isForbiddenTold = true;
  };
  const requireBucket = async () => {
    await client.send(new HeadBucketCommand({ Bucket }));
  };
  /**
   * Whether there is no such file. Some stores say only that it is not there, without the protocol's words, or, to a
   * key that may not list, that it is forbidden: both are also said of everything when the bucket does not open.
   */
  const isMissing = async (error: unknown) => {
    if (error instanceof NoSuchKey) return true;
    if (!(error instanceof S3ServiceException)) return false;
    const { httpStatusCode: status } = error.$metadata;
    if (status !== 403 && status !== 404) return false;
    const doesBucketOpen = await requireBucket().then(
      () => true,
      () => false,
    );
    if (doesBucketOpen && status === 403) tellForbidden();
    return doesBucketOpen;
  };

  return {
    async put(key, bytes, contentType) {
      requireFileKey(key);
      await client.send(
        new PutObjectCommand({
          Bucket,
          Key: key,
          Body: bytes,
          ContentType: contentType,
          ContentLength: bytes.byteLength,
        }),
      );
    },
    async get(key) {
      if (!isFileKey(key)) return undefined;
      try {
        const found = await client.send(new GetObjectCommand({ Bucket, Key: key }));
        // Said by some stores of what is not there.
        if (found.$metadata.httpStatusCode === 204) return undefined;
        if (!(found.Body instanceof Readable)) throw new Error(`No content came for ${key}.`);
        return {
          stream: found.Body,
          size: found.ContentLength,
          contentType: found.ContentType ?? "application/octet-stream",
        };
      } catch (error) {
        if (await isMissing(error)) return undefined;
        throw error;
      }
    },
    async remove(key) {
      requireFileKey(key);
      await client.send(new DeleteObjectCommand({ Bucket, Key: key }));
    },
    requireBucket,
    close: () => client.destroy(),
  };
}
