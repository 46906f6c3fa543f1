import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { makeShared, makeSmall, processImage } from "./process-image.ts";
import { picture } from "./upload.fixture.ts";

const metadataOf = (bytes: Uint8Array) => sharp(bytes, { animated: true }).metadata();

/** Two frames that differ, so that none of them is dropped. */
async function moving(width = 20, height = 10) {
  const [one, other] = ["#c8401f", "#1f40c8"].map((background) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp([await one, await other] as Buffer[], { join: { animated: true } })
    .gif({ delay: [120, 340], loop: 3 })
    .toBuffer();
}

/** A few bytes that are frames of a great picture, each with another dot in its last corner. */
function greatMoving(width: number, height: number, frames = 2) {
  const word = (value: number) => [value & 0xff, value >> 8];
  const place = [...word(width - 1), ...word(height - 1), ...word(1), ...word(1)];
  const frame = (colour: number) => [
    ...[0x21, 0xf9, 4, 0, ...word(10), 0, 0],
    ...[0x2c, ...place, 0, 2, 2, 0x44 + 8 * colour, 1, 0],
  ];
  const colours = [200, 64, 31, 0, 0, 0];
  const head = [...Buffer.from("GIF89a"), ...word(width), ...word(height), 0x80, 0, 0, ...colours];
  const all = Array.from({ length: frames }, (_, index) => frame(index % 2));
  return Buffer.from([...head, ...all.flat(), 0x3b]);
}

describe("an image of a chat", () => {
  it.each([
    ["a long screenshot", 108, 12_000],
    ["a wide photograph", 5000, 20],
  ])("keeps the pixels of %s", async (_what, width, height) => {
    const bytes = await picture(width, height).png().toBuffer();
    const drawn = await processImage("chatFile", bytes, "image/png");
    expect(drawn).toMatchObject({ width, height, contentType: "image/png" });
    expect(await metadataOf(drawn.bytes)).toMatchObject({ width, height });
  });

  it("keeps no place and no device, and stands upright", async () => {
    const bytes = await picture(300, 200)
      .jpeg()
      .withExif({ IFD0: { Make: "SecretCamera" }, IFD3: { GPSLatitude: "35/1 0/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await metadataOf(bytes)).exif).toBeDefined();
    const drawn = await processImage("chatFile", bytes, "image/jpeg");
    expect(drawn).toMatchObject({ width: 200, height: 300 });
    const { exif, xmp, iptc, orientation } = await metadataOf(drawn.bytes);
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it("goes on moving, at its own pace", async () => {
    const drawn = await processImage("chatFile", await moving(), "image/gif");
    expect(drawn).toMatchObject({ width: 20, height: 10, contentType: "image/gif" });
    expect(await metadataOf(drawn.bytes)).toMatchObject({ pages: 2, delay: [120, 340], loop: 3 });
    expect((await metadataOf(await makeSmall(drawn))).pages ?? 1).toBe(1);
  });

  it("becomes a still where its frames together are too much to draw", async () => {
    const bytes = greatMoving(3600, 3500);
    expect(await metadataOf(bytes)).toMatchObject({ pages: 2, pageHeight: 3500 });
    const drawn = await processImage("chatFile", bytes, "image/gif");
    expect((await metadataOf(drawn.bytes)).pages ?? 1).toBe(1);
  });

  it("becomes a still where it has too many frames", async () => {
    const bytes = greatMoving(2, 2, 501);
    const drawn = await processImage("chatFile", bytes, "image/gif");
    expect((await metadataOf(drawn.bytes)).pages ?? 1).toBe(1);
    const most = await processImage("chatFile", greatMoving(2, 2, 500), "image/gif");
    expect((await metadataOf(most.bytes)).pages).toBe(500);
  });

  it("is made smaller where it has too many pixels, also when it lies on its side", async () => {
    // One pixel too many, of 25,000,000.
    const bytes = await picture(5101, 4901).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const drawn = await processImage("chatFile", bytes, "image/jpeg");
    expect(drawn.height).toBe(5100);
    expect((drawn.width * drawn.height) / 25_000_000).toBeCloseTo(1);
    expect(drawn.width).toBeLessThan(drawn.height);
  });

  it("is refused clearly where no small picture of it can be made", async () => {
    const broken = { bytes: Buffer.from("broken"), contentType: "image/png", width: 1, height: 1 };
    await expect(makeSmall(broken)).rejects.toMatchObject({ code: "failedProcessImage" });
  });

  it.each([
    ["the top of a long one", 540, 6000, { width: 320, height: 640 }],
    ["all of another one", 1600, 900, { width: 640, height: 360 }],
    ["a small one as it is", 100, 80, { width: 100, height: 80 }],
  ])("has a small picture: %s", async (_what, width, height, size) => {
    const bytes = await picture(width, height).png().toBuffer();
    const small = await makeSmall({ bytes, contentType: "image/png", width, height });
    expect(await metadataOf(small)).toMatchObject({ format: "webp", ...size });
  });
});

it("keeps other images within their size, and still", async () => {
  const wide = await moving(3000, 30);
  for (const kind of ["companyImage", "articleImage"] as const) {
    const drawn = await processImage(kind, wide, "image/gif");
    expect(drawn).toMatchObject({ contentType: "image/webp", width: 1920 });
    expect((await metadataOf(drawn.bytes)).pages ?? 1).toBe(1);
  }
});

it("leaves a smaller image its size, and draws each kind as well as it deserves", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const bytes = await sharp({
    create: { width: 90, height: 60, channels: 3, background: "#fff", noise },
  })
    .png()
    .toBuffer();
  const drawn = await processImage("aceImage", bytes, "image/png");
  expect(drawn).toMatchObject({ width: 90, height: 60 });
  expect(drawn.bytes).toEqual(await sharp(bytes).webp({ quality: 82 }).toBuffer());
  const jpeg = await sharp(bytes).jpeg({ quality: 100 }).toBuffer();
  const sent = await processImage("chatFile", jpeg, "image/jpeg");
  const plain = sharp(jpeg).jpeg({ quality: 90, chromaSubsampling: "4:4:4" });
  expect(sent.bytes).toEqual(await plain.toBuffer());
  expect(await makeSmall({ ...drawn, bytes })).toEqual(
    await sharp(bytes).webp({ quality: 74 }).toBuffer(),
  );
});

it("draws two at a time, lets forty wait, and sends the next one away", async () => {
  const bytes = await picture(4, 4).png().toBuffer();
  const draw = () => processImage("aceImage", bytes, "image/png");
  const ends = await Promise.allSettled(Array.from({ length: 43 }, draw));
  expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(42);
  expect(ends.at(-1)).toMatchObject({ reason: { code: "serverBusy" } });
});

it("gives up drawing after twenty seconds", async () => {
  const patience = vi.spyOn(sharp.prototype, "timeout");
  try {
    const drawn = await processImage("aceImage", await picture(4, 4).png().toBuffer(), "image/png");
    await makeSmall(drawn);
    expect(patience.mock.calls).toEqual([[{ seconds: 20 }], [{ seconds: 20 }]]);
  } finally {
    patience.mockRestore();
  }
});

it("makes of a picture what is shared: a JPEG of one shape, white where nothing was", async () => {
  const clear = { width: 40, height: 400, channels: 4, background: "#0000" } as const;
  const shared = await makeShared(() => sharp({ create: clear }).webp().toBuffer());
  expect(await metadataOf(shared ?? Buffer.of())).toMatchObject({
    format: "jpeg",
    width: 1200,
    height: 630,
  });
  expect([...(await sharp(shared).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
  expect(await makeShared(async () => undefined)).toBeUndefined();
});

it("reads what is shared when it is its turn, so that what waits holds no memory", async () => {
  const bytes = await picture().webp().toBuffer();
  const first = Promise.withResolvers<Uint8Array>();
  const read: string[] = [];
  const both = [
    makeShared(() => {
      read.push("first");
      return first.promise;
    }),
    makeShared(async () => {
      read.push("second");
      return bytes;
    }),
  ];
  expect(read).toEqual(["first"]);
  first.resolve(bytes);
  await Promise.all(both);
  expect(read).toEqual(["first", "second"]);
});
