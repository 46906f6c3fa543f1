"use client";

import { type ReactNode, useState } from "react";
import { failureOf } from "@/platform/errors";
import { ReauthenticateModal } from "./reauthenticate-modal";

interface Waiting {
  /** Tries the change again. */
  resume: () => void;
  /** The person would rather not. */
  giveUp: () => void;
}

export interface RecentLogin {
  /**
   * Makes a sensitive change; when the last login is too long ago it asks for the password and
   * makes the change then. Answers whether the change was made.
   */
  run: (change: () => Promise<unknown>) => Promise<boolean>;
  /** To be shown beside whatever starts the change. */
  dialog: ReactNode;
}

/** For changes that need a login of the last five minutes (`requireRecentLogin`). */
export function useRecentLogin(): RecentLogin {
  const [waiting, setWaiting] = useState<Waiting>();

  const ask = () =>
    new Promise<boolean>((resolve) =>
      setWaiting({
        resume: () => resolve(true),
        giveUp: () => resolve(false),
      }),
    ).finally(() => setWaiting(undefined));

  return {
    async run(change) {
      try {
        await change();
        return true;
      } catch (error) {
        if (failureOf(error).code !== "requireRecentLogin") throw error;
      }
      if (!(await ask())) return false;
      await change();
      return true;
    },
    dialog: (
      <ReauthenticateModal
        open={waiting !== undefined}
        onClose={() => waiting?.giveUp()}
        onDone={() => waiting?.resume()}
      />
    ),
  };
}
