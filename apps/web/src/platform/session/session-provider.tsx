"use client";

import { loginPages } from "@tefuda/domain/account/guard";
import { keepsDraftsKey, localKeys } from "@tefuda/domain/constants/storage-keys";
import { createContext, type ReactNode, useContext, useEffect } from "react";
import { setTagUser } from "../measuring/tag";
import { asFlag, asText, stored } from "../stored";
import type { Outputs } from "../trpc";
import { clearBrowserState, onSignOutElsewhere, userType } from "./browser-state";

type Me = Outputs["account"]["getMe"];

const SessionContext = createContext<Me>({ kind: "visitor" });

/** Who is signed in, for every component below, and for the session's own storage. */
export function SessionProvider({ me, children }: { me: Me; children: ReactNode }) {
  useEffect(() => remember(me), [me]);
  useEffect(() => setTagUser(measuredUser(me)), [me]);
  useEffect(() => {
    if (me.kind === "visitor") return;
    return onSignOutElsewhere(() => {
      clearBrowserState();
      location.assign(loginPages[me.kind]);
    });
  }, [me.kind]);
  return <SessionContext value={me}>{children}</SessionContext>;
}

/** The person that this page was made for. */
export const useSession = (): Me => useContext(SessionContext);

/** The support team looks after the product, it is not among its users. */
const measuredUser = (me: Me) =>
  me.kind === "visitor" || me.kind === "operator" ? null : me.userId;

/** The user type, and what screens show before their data has come (spec 9 · Storage and formats). */
function remember(me: Me) {
  if (me.kind === "visitor") return;
  userType.set(me.kind === "operator" ? "unknown" : me.kind);
  stored(keepsDraftsKey(me.userId), asFlag).set(true);
  if (me.kind !== "joker") return;
  stored(localKeys.judgementStatus, asText).set(me.judgementStatus || undefined);
  stored(localKeys.profileImageURL, asText).set(me.profileImageURL || undefined);
}
