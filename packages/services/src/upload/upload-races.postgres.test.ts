import { uploads } from "@tefuda/db/schema/upload";
import { eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { expect, it } from "vitest";
import { storeUpload } from "./store-upload.ts";
import { filesCtx, insertSender } from "./upload.fixture.ts";

const test = useTestDatabase();

it("answers the same to all who send a file at once, however their writes meet", async () => {
  const { ctx } = await filesCtx(test.db, await insertSender(test.db));
  const bytes = Buffer.from("議事メモ");
  for (let round = 0; round < 100; round += 1) {
    const sent = { kind: "chatFile", uploadId: uuidv7(), name: "memo.txt", bytes } as const;
    const answers = await Promise.all(Array.from({ length: 8 }, () => storeUpload(ctx, sent)));
    expect(new Set(answers.map(({ path }) => path)).size).toBe(1);
    const rows = await test.db.select().from(uploads).where(eq(uploads.id, sent.uploadId));
    expect(rows).toHaveLength(1);
  }
});
