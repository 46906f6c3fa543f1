import { createECDH } from "node:crypto";
import type { PushKeyPair } from "@tefuda/adapters/push/port";
import { pushKeys, pushSubscriptions } from "@tefuda/db/schema/push";
import { and, eq } from "@tefuda/db/sql";
import type { Ctx } from "../kernel/context.ts";
import { authSecretOf, sealingFor } from "../kernel/sealing.ts";
import { logFault } from "../monitoring/log-fault.ts";

type App = Pick<Ctx, "db" | "clock" | "ports">;

/** There is one pair. */
const NAME = "vapid";
const PRIVATE_KEY_BYTES = 32;
const { seal, unseal } = sealingFor("tefuda push keys");

/** The key that browsers subscribe with, in base64url. */
export async function getPushKey(app: App): Promise<{ publicKey: string }> {
  return { publicKey: (await readPushKeys(app)).publicKey };
}

/**
 * The keys by which push services know the product; made when they are first asked for, by whichever
 * process comes first. A pair that does not open any more, because the product's secret is another one,
 * is replaced; subscriptions belong to a pair, so those of the old one go with it.
 */
export async function readPushKeys(app: App): Promise<PushKeyPair> {
  const { db, clock, ports } = app;
  const secret = await authSecretOf(ports);
  for (;;) {
    const [row] = await db.select().from(pushKeys).where(eq(pushKeys.name, NAME));
    if (!row) {
      const made = makeRow(secret);
      await db
        .insert(pushKeys)
        .values({ ...made, createdAt: clock() })
        .onConflictDoNothing();
      continue;
    }
    const { publicKey, sealedPrivateKey } = row;
    try {
      return { publicKey, privateKey: unseal(secret, NAME, sealedPrivateKey) };
    } catch (error) {
      await replace(app, sealedPrivateKey, secret);
      await logFault(app, { error, place: "/push/keys" });
    }
  }
}

/** Of several processes that find the same old pair, one replaces it. */
const replace = ({ db, clock }: App, before: string, secret: string) =>
  db.transaction(async (tx) => {
    const replaced = await tx
      .update(pushKeys)
      .set({ ...makeRow(secret), createdAt: clock() })
      .where(and(eq(pushKeys.name, NAME), eq(pushKeys.sealedPrivateKey, before)))
      .returning({ name: pushKeys.name });
    if (replaced.length > 0) await tx.delete(pushSubscriptions);
  });

function makeRow(secret: string) {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys().toString("base64url");
  // Leading zeros are left out of a private key, and needed.
  const privateKey = Buffer.concat([Buffer.alloc(PRIVATE_KEY_BYTES), pair.getPrivateKey()])
    .subarray(-PRIVATE_KEY_BYTES)
    .toString("base64url");
  return { name: NAME, publicKey, sealedPrivateKey: seal(secret, NAME, privateKey) };
}
