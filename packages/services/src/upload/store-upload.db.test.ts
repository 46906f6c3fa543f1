import { uploads } from "@tefuda/db/schema/upload";
import { eq } from "@tefuda/db/sql";
import { BYTES_PER_MB } from "@tefuda/domain/constants/limits";
import { uploadMessages } from "@tefuda/domain/upload/messages.ja";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import sharp from "sharp";
import { uuidv7 } from "uuidv7";
import { describe, expect, it } from "vitest";
import { testNow } from "../joker/joker.fixture.ts";
import { storeUpload } from "./store-upload.ts";
import { contentOf, filesCtx, insertSender, picture, withFiles } from "./upload.fixture.ts";

const database = useTestDatabase();
const image = (bytes: Uint8Array, uploadId = uuidv7()) =>
  ({ kind: "jokerImage", uploadId, name: "face.jpg", bytes }) as const;
const start = async () => filesCtx(database.db, await insertSender(database.db));
const rowOf = async (id: string) =>
  (await database.db.select().from(uploads).where(eq(uploads.id, id)))[0];

describe("storeUpload", () => {
  it("draws an image anew: upright, small, without what the camera wrote beside it", async () => {
    const { ctx, files } = await start();
    const bytes = await picture(2000, 1000)
      .jpeg()
      .withExif({ IFD0: { Make: "SecretCamera" }, IFD3: { GPSLatitude: "35/1 0/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { uploadId, path } = await storeUpload(ctx, image(bytes));
    expect(path).toBe(`/files/jokers/profileImages/${ctx.actor.userId}-${uploadId}`);
    const content = await contentOf(files, path);
    const kept = await sharp(content).metadata();
    expect(kept).toMatchObject({ format: "webp", width: 400, height: 800 });
    expect([kept.exif, kept.orientation]).toEqual([undefined, undefined]);
    expect(await rowOf(uploadId)).toMatchObject({
      ownerId: ctx.actor.userId,
      contentType: "image/webp",
      width: 400,
      height: 800,
      size: content.length,
      storedAt: ctx.clock(),
      attachedAt: null,
    });
  });

  it("makes a still of an animated gif", async () => {
    const { ctx, files } = await start();
    const frames = await Promise.all([
      picture(20, 20).png().toBuffer(),
      picture(20, 20).png().toBuffer(),
    ]);
    const bytes = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const { path } = await storeUpload(ctx, image(bytes));
    const { pages = 1 } = await sharp(await contentOf(files, path)).metadata();
    expect(pages).toBe(1);
  });

  it("answers the first file when the same one is sent again, also at the same time", async () => {
    const { ctx } = await start();
    const sent = image(await picture().png().toBuffer());
    const answers = await Promise.all([storeUpload(ctx, sent), storeUpload(ctx, sent)]);
    answers.push(await storeUpload(ctx, sent));
    expect(new Set(answers.map(({ path }) => path)).size).toBe(1);
    const rows = await database.db.select().from(uploads).where(eq(uploads.id, sent.uploadId));
    expect(rows).toHaveLength(1);
  });

  it("goes on with one that was cut off before the file was there", async () => {
    const { ctx, files } = await start();
    const sent = image(await picture().png().toBuffer());
    const broken = { ...files, put: () => Promise.reject(new Error("disk full")) };
    await expect(storeUpload(withFiles(ctx, broken), sent)).rejects.toThrow("disk full");
    expect(await rowOf(sent.uploadId)).toMatchObject({ storedAt: null });
    const { path } = await storeUpload(ctx, sent);
    expect(await files.get(path.replace("/files/", ""))).toBeDefined();
  });

  it("lets nobody else go on with it, nor its sender once it is out of use", async () => {
    const { ctx, files } = await start();
    const other = await start();
    const sent = image(await picture().png().toBuffer());
    const broken = { ...files, put: () => Promise.reject(new Error("disk full")) };
    await expect(storeUpload(withFiles(ctx, broken), sent)).rejects.toThrow("disk full");
    const refused = { code: "dataNotFound" };
    await expect(storeUpload(other.ctx, sent)).rejects.toMatchObject(refused);
    const asAnother = { ...sent, kind: "articleImage" } as const;
    await expect(storeUpload(ctx, asAnother)).rejects.toMatchObject(refused);
    for (const storedAt of [null, testNow]) {
      const gone = { storedAt, expiresAt: testNow };
      await database.db.update(uploads).set(gone).where(eq(uploads.id, sent.uploadId));
      await expect(storeUpload(ctx, sent)).rejects.toMatchObject(refused);
      expect(await rowOf(sent.uploadId)).toMatchObject({ ownerId: ctx.actor.userId, ...gone });
    }
  });

  it("leaves the sender's other files as they are, and the first content of an id", async () => {
    const { ctx, files } = await start();
    const broken = { ...files, put: () => Promise.reject(new Error("disk full")) };
    const cut = image(await picture().png().toBuffer());
    await expect(storeUpload(withFiles(ctx, broken), cut)).rejects.toThrow("disk full");
    const sent = image(await picture(20, 20).png().toBuffer());
    const { path } = await storeUpload(ctx, sent);
    expect(await rowOf(cut.uploadId)).toMatchObject({ storedAt: null });
    const first = await contentOf(files, path);
    const changed = { ...sent, bytes: await picture(30, 30).png().toBuffer() };
    expect(await storeUpload(ctx, changed)).toEqual({ uploadId: sent.uploadId, path });
    expect(await contentOf(files, path)).toEqual(first);
    expect(await rowOf(sent.uploadId)).toMatchObject({ width: 20 });
    expect(await files.get(`${path.replace("/files/", "")}-small`)).toBeUndefined();
  });

  it("does not answer for another person's upload", async () => {
    const { ctx } = await start();
    const other = await start();
    const sent = image(await picture().png().toBuffer());
    await storeUpload(ctx, sent);
    await expect(storeUpload(other.ctx, sent)).rejects.toMatchObject({ code: "dataNotFound" });
  });

  const bomb = () =>
    // One more than fifty million of them.
    sharp({ create: { width: 3561, height: 14_041, channels: 3, background: "#fff" } })
      .png({ compressionLevel: 9 })
      .toBuffer();

  it.each([
    ["too many pixels", bomb, "failedProcessImage"],
    [
      "half of an image",
      async () => {
        const whole = await picture(300, 300).jpeg().toBuffer();
        return whole.subarray(0, whole.length / 2);
      },
      "failedProcessImage",
    ],
    [
      "only the first letters of one",
      async () => Buffer.from("\x89PNG\r\n\x1a\nrest", "latin1"),
      "failedProcessImage",
    ],
    ["a text with an image's name", async () => Buffer.from("<svg/>"), "invalidParameter"],
    ["too many bytes", async () => Buffer.alloc(3 * BYTES_PER_MB + 1), "exceededFileSize"],
  ])("keeps nothing of %s", async (_what, make, code) => {
    const { ctx } = await start();
    const sent = image(await make());
    await expect(storeUpload(ctx, sent)).rejects.toMatchObject({ code });
    expect(await rowOf(sent.uploadId)).toBeUndefined();
  });

  it("keeps a document of a chat as it is, and a picture in its own format", async () => {
    const { ctx, files } = await start();
    const bytes = Buffer.from("%PDF-1.7 my career");
    const pdf = { kind: "chatFile", uploadId: uuidv7(), name: "履歴書.pdf", bytes } as const;
    const { path } = await storeUpload(ctx, pdf);
    expect(await contentOf(files, path)).toEqual(bytes);
    expect(await rowOf(pdf.uploadId)).toMatchObject({ contentType: "application/pdf" });
    for (const format of ["png", "jpeg", "gif"] as const) {
      const id = uuidv7();
      const shot = await picture().toFormat(format).toBuffer();
      await storeUpload(ctx, { ...pdf, uploadId: id, name: `a.${format}`, bytes: shot });
      expect(await rowOf(id)).toMatchObject({ contentType: `image/${format}` });
    }
  });

  it("makes a small picture of an image of a chat, and none of a document", async () => {
    const { ctx, files } = await start();
    const bytes = await picture(1600, 900).jpeg().toBuffer();
    const sent = { kind: "chatFile", uploadId: uuidv7(), name: "写真.jpg", bytes } as const;
    const { path } = await storeUpload(ctx, sent);
    const small = await sharp(await contentOf(files, `${path}-small`)).metadata();
    expect(small).toMatchObject({ format: "webp", width: 640, height: 360 });
    const text = { ...sent, uploadId: uuidv7(), name: "a.txt", bytes: Buffer.from("本文") };
    const { path: textPath } = await storeUpload(ctx, text);
    expect(await files.get(`${textPath.replace("/files/", "")}-small`)).toBeUndefined();
  });

  it("keeps nothing of a chat's file that is not what its name says", async () => {
    const { ctx } = await start();
    const bytes = await picture().png().toBuffer();
    const sent = { kind: "chatFile", uploadId: uuidv7(), name: "履歴書.pdf", bytes } as const;
    await expect(storeUpload(ctx, sent)).rejects.toMatchObject({
      code: "invalidParameter",
      fields: { file: uploadMessages.fileMismatch },
    });
    expect(await rowOf(sent.uploadId)).toBeUndefined();
  });
});
