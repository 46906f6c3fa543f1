import { expect, it } from "vitest";
import { iceServersFor, relayCredential } from "./ice-servers.ts";

const closesAt = new Date("2026-04-02T02:30:00Z");

it("makes the password that a relay with the same secret makes", () => {
  // echo -n '1433895918:test' | openssl dgst -binary -sha1 -hmac north | openssl base64
  expect(relayCredential("north", "test", new Date(1_433_895_918_000))).toEqual({
    username: "1433895918:test",
    credential: "QWEnj0IYtIM4+Urq/nfK/B5TzT0=",
  });
});

it("gives a name that holds a little longer than the room, and never the secret or the user's id", () => {
  const relay = {
    stunUrls: ["stun:relay.example.jp:3478"],
    turnUrls: ["turns:relay.example.jp:5349?transport=tcp"],
    turnSecret: "only-the-relay-knows",
  };
  const [stun, turn] = iceServersFor(relay, "0190b0a0-0000-7000-8000-000000000001", closesAt);
  expect(stun).toEqual({ urls: relay.stunUrls });
  const [until, label] = turn?.username?.split(":") ?? [];
  expect(Number(until)).toBe(closesAt.getTime() / 1000 + 300);
  expect(label).toMatch(/^[0-9a-f]{16}$/);
  expect(JSON.stringify([stun, turn])).not.toMatch(/only-the-relay|0190b0a0/);
});

it("has nothing to say where no relay is set", () => {
  expect(iceServersFor(undefined, "u", closesAt)).toEqual([]);
  const empty = { stunUrls: [], turnUrls: [], turnSecret: undefined };
  expect(iceServersFor(empty, "u", closesAt)).toEqual([]);
  // A relay needs both its address and its secret.
  const turnUrls = ["turns:relay.example.jp:5349"];
  for (const half of [{ turnUrls }, { turnSecret: "known" }])
    expect(iceServersFor({ ...empty, ...half }, "u", closesAt)).toEqual([]);
});
